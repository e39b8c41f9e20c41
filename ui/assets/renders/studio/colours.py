"""The brand's colours as light: linear values of the site's tokens."""


def linear(text):
    """'#C8102E' as three linear numbers."""
    parts = (int(text[i : i + 2], 16) / 255 for i in (1, 3, 5))
    return tuple(p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)


RED = linear("#C8102E")
BLUE = linear("#0B4EA2")
GREEN = linear("#0E6B4A")
NAVY = linear("#061226")
ICE = linear("#F5F9FC")
YELLOW = linear("#F2B705")
