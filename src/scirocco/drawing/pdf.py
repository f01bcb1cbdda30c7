"""A small writer of PDF: pages that carry pictures, hairlines and a line of text. Measures are millimetres from the
upper left corner of the page."""

from __future__ import annotations

from typing import NamedTuple

POINT = 72 / 25.4


class Picture(NamedTuple):
    """A JPEG and where it lies on the page."""

    jpeg: bytes
    pixels: tuple[int, int]
    left: float
    top: float
    width: float
    height: float


class Stroke(NamedTuple):
    """A straight line; ``grey`` runs from 0, black, to 1, white."""

    start: tuple[float, float]
    end: tuple[float, float]
    width: float = 0.1
    grey: float = 0.0


class Words(NamedTuple):
    """A line of plain text in Helvetica; ``size`` in points."""

    words: str
    left: float
    base: float
    size: float = 8.0


class Page(NamedTuple):
    """A page: strokes under the pictures, the pictures, strokes over them, and words."""

    width: float
    height: float
    pictures: tuple[Picture, ...] = ()
    under: tuple[Stroke, ...] = ()
    over: tuple[Stroke, ...] = ()
    words: tuple[Words, ...] = ()


class Writer:
    """Takes pages one by one, so that only one picture needs to be open at a time."""

    def __init__(self, title: str = "") -> None:
        self.title = title
        self._objects: list[bytes] = [
            b"",
            b"",
            b"<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>",
        ]
        self._pages: list[int] = []

    def add(self, page: Page) -> None:
        names = []
        for picture in page.pictures:
            wide, high = picture.pixels
            head = (
                f"<</Type/XObject/Subtype/Image/Width {wide}/Height {high}/ColorSpace/DeviceRGB/BitsPerComponent 8"
                f"/Filter/DCTDecode/Length {len(picture.jpeg)}>>"
            )
            names.append(self._append(head.encode() + b"stream\n" + picture.jpeg + b"\nendstream"))
        body = _content(page).encode("cp1252", "replace")
        content = self._append(b"<</Length %d>>stream\n" % len(body) + body + b"\nendstream")
        images = "".join(f"/I{k} {name} 0 R" for k, name in enumerate(names))
        self._pages.append(
            self._append(
                f"<</Type/Page/Parent 2 0 R/MediaBox[0 0 {_n(page.width * POINT)} {_n(page.height * POINT)}]"
                f"/Resources<</Font<</F 3 0 R>>/XObject<<{images}>>>>/Contents {content} 0 R>>".encode()
            )
        )

    def _append(self, data: bytes) -> int:
        self._objects.append(data)
        return len(self._objects)

    def bytes(self) -> bytes:
        """The whole document. The same pages give the same bytes: no date is written."""
        kids = " ".join(f"{number} 0 R" for number in self._pages)
        self._objects[0] = (
            b"<</Type/Catalog/Pages 2 0 R/ViewerPreferences<</PrintScaling/None/Duplex/DuplexFlipLongEdge>>>>"
        )
        self._objects[1] = f"<</Type/Pages/Count {len(self._pages)}/Kids[{kids}]>>".encode()
        title = (b"\xfe\xff" + self.title.encode("utf-16-be")).hex()
        info = self._append(f"<</Title<{title}>/Producer(Scirocco)>>".encode())
        found = bytearray(b"%PDF-1.4\n%\xe2\xe3\xcf\xd3\n")
        places = []
        for number, data in enumerate(self._objects, start=1):
            places.append(len(found))
            found += b"%d 0 obj\n" % number + data + b"\nendobj\n"
        start = len(found)
        found += b"xref\n0 %d\n0000000000 65535 f \n" % (len(places) + 1)
        found += b"".join(b"%010d 00000 n \n" % place for place in places)
        found += (
            f"trailer\n<</Size {len(places) + 1}/Root 1 0 R/Info {info} 0 R>>\nstartxref\n{start}\n%%EOF\n".encode()
        )
        self._objects.pop()
        return bytes(found)


def _n(value: float) -> str:
    return f"{value:.3f}".rstrip("0").rstrip(".")


def _content(page: Page) -> str:
    def place(x: float, y: float) -> str:
        return f"{_n(x * POINT)} {_n((page.height - y) * POINT)}"

    def strokes(lines: tuple[Stroke, ...]) -> list[str]:
        return [
            f"{_n(line.grey)} G {_n(line.width * POINT)} w {place(*line.start)} m {place(*line.end)} l S"
            for line in lines
        ]

    parts = strokes(page.under)
    for k, picture in enumerate(page.pictures):
        wide, high = _n(picture.width * POINT), _n(picture.height * POINT)
        parts.append(f"q {wide} 0 0 {high} {place(picture.left, picture.top + picture.height)} cm /I{k} Do Q")
    parts += strokes(page.over)
    for line in page.words:
        safe = line.words.replace("\\", "\\\\").replace("(", "\\(").replace(")", "\\)")
        parts.append(f"BT 0.2 g /F {_n(line.size)} Tf {place(line.left, line.base)} Td ({safe}) Tj ET")
    return "\n".join(parts)
