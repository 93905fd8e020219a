"""Games that are kept on this device."""
