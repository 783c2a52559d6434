"""Painters and years of the captions: spelled alike everywhere, within their movement, women among them (paintings.md)."""

import re

import pytest

from gallery.collection.catalogue import MOVEMENTS, Movement, house_catalogue

PAINTERS: dict[Movement, tuple[tuple[str, str, str], ...]] = {
    "impressionism": (
        ("Claude Monet", "Claude Monet", "קלוד מונה"),
        ("Berthe Morisot", "Berthe Morisot", "ברת מוריזו"),
        ("Camille Pissarro", "Camille Pissarro", "קאמי פיסארו"),
        ("Mary Cassatt", "Mary Cassatt", "מרי קאסאט"),
        ("Alfred Sisley", "Alfred Sisley", "אלפרד סיסלי"),
    ),
    "expressionism": (
        ("Vincent van Gogh", "Vincent van Gogh", "וינסנט ואן גוך"),
        ("Edvard Munch", "Edvard Munch", "אדוורד מונק"),
        ("Gabriele Münter", "Gabriele Münter", "גבריאלה מינטר"),
        ("Franz Marc", "Franz Marc", "פרנץ מארק"),
        ("Alexej von Jawlensky", "Alexej von Jawlensky", "אלכסיי פון יבלנסקי"),
    ),
    "cubism": (
        ("Pablo Picasso", "Pablo Picasso", "פבלו פיקאסו"),
        ("Georges Braque", "Georges Braque", "ז׳ורז׳ בראק"),
        ("Juan Gris", "Juan Gris", "חואן גריס"),
        ("Lyubov Popova", "Lioubov Popova", "ליובוב פופובה"),
    ),
    "ukiyoe": (
        ("Katsushika Hokusai", "Katsushika Hokusai", "קצושיקה הוקוסאי"),
        ("Utagawa Hiroshige", "Utagawa Hiroshige", "אוטגאווה הירושיגה"),
        ("Kitagawa Utamaro", "Kitagawa Utamaro", "קיטגאווה אוטמארו"),
        ("Katsushika Ōi, Hokusai’s daughter", "Katsushika Ōi, la fille de Hokusai", "קצושיקה אואי, בתו של הוקוסאי"),
        ("Keisai Eisen", "Keisai Eisen", "קייסאי אייזן"),
        ("Utagawa Kuniyoshi", "Utagawa Kuniyoshi", "אוטגאווה קוניושי"),
    ),
    "geometric": (
        ("Piet Mondrian", "Piet Mondrian", "פיט מונדריאן"),
        ("Kazimir Malevich", "Kasimir Malevitch", "קזימיר מלביץ׳"),
        ("Sophie Taeuber-Arp", "Sophie Taeuber-Arp", "סופי טויבר־ארפ"),
        ("Wassily Kandinsky", "Vassily Kandinsky", "וסילי קנדינסקי"),
        ("Lyubov Popova", "Lioubov Popova", "ליובוב פופובה"),
    ),
}
"""In English, French and Hebrew."""
WOMEN = {"Morisot", "Cassatt", "Münter", "Popova", "Ōi", "Taeuber"}
YEARS: dict[Movement, tuple[int, int]] = {
    "impressionism": (1870, 1889),
    "expressionism": (1889, 1914),
    "cubism": (1908, 1920),
    "ukiyoe": (1765, 1860),
    "geometric": (1913, 1930),
}
"""The table of paintings.md; the 1880s end with 1889."""
LIVED = {
    "Monet": (1840, 1926), "Morisot": (1841, 1895), "Pissarro": (1830, 1903), "Cassatt": (1844, 1926), "Sisley": (1839, 1899),
    "Gogh": (1853, 1890), "Munch": (1863, 1944), "Münter": (1877, 1962), "Marc": (1880, 1916), "Jawlensky": (1864, 1941),
    "Picasso": (1881, 1973), "Braque": (1882, 1963), "Gris": (1887, 1927), "Popova": (1889, 1924), "Utamaro": (1753, 1806),
    "Hokusai": (1760, 1849), "Hiroshige": (1797, 1858), "Eisen": (1790, 1848), "Kuniyoshi": (1798, 1861), "Ōi": (1800, 1866),
    "Mondrian": (1872, 1944), "Malevich": (1879, 1935), "Taeuber": (1889, 1943), "Kandinsky": (1866, 1944),
}  # fmt: skip
"""Born and died; Ōi about."""
NUMBERS = sorted(house_catalogue())


def named(number: int) -> list[tuple[str, str, str]]:
    """The painters whom the English manner of a painting names, in its order."""
    entry = house_catalogue()[number]
    told = entry.manner.en
    return sorted(
        (names for names in PAINTERS[entry.movement] if names[0] in told), key=lambda names: told.index(names[0])
    )


@pytest.mark.parametrize("number", NUMBERS)
def test_three_languages_name_the_same_painters_and_nobody_else(number: int) -> None:
    manner = house_catalogue()[number].manner
    english, french, hebrew = (list(names) for names in zip(*named(number), strict=True))
    assert manner.en == "in the manner of " + " and ".join(english)
    assert manner.fr == "à la manière " + " et ".join(f"{'d’' if name[0] in 'AEU' else 'de '}{name}" for name in french)
    assert manner.he == "בסגנון " + " ו".join(hebrew)


@pytest.mark.parametrize("movement", MOVEMENTS)
def test_at_least_four_painters_of_a_movement_are_named_and_a_woman(movement: Movement) -> None:
    told = {names[0] for number in NUMBERS if house_catalogue()[number].movement == movement for names in named(number)}
    assert len(told) >= 4
    assert any(woman in name for name in told for woman in WOMEN)


@pytest.mark.parametrize("number", NUMBERS)
def test_a_period_lies_within_its_movement_and_somebodys_life(number: int) -> None:
    entry = house_catalogue()[number]
    years = [int(year) for year in re.findall(r"\d{4}", entry.period.en)]
    first, last = years[0], years[-1] + (9 if entry.period.en.endswith("s") else 0)
    begin, end = YEARS[entry.movement]
    assert begin <= first <= last <= end
    lives = [LIVED[name] for name in LIVED for names in named(number) if re.search(rf"\b{name}\b", names[0])]
    assert lives
    assert any(born + 15 <= last and first <= died for born, died in lives)
    # Hebrew writes a decade with two figures and its century.
    assert re.findall(r"\d{4}", entry.period.fr) == [str(year) for year in years]
    assert re.findall(r"\d{4}", entry.period.he) in ([], [str(year) for year in years])
