"""The photographer's studio: a rink at night. One unit is a centimetre; z is up, the ice is at 0."""
