"""What a device does besides showing: sounds, a screen that stays on, a light touch."""
