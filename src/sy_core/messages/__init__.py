"""What crosses to another thread or device: views, questions, answers, as text."""
