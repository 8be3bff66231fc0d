from .table import X


def test_B1_x() -> None:
    assert X == 1
