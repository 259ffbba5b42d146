"""The colours of a screenshot."""

import struct
import zlib


class Pixels:
    """A PNG image with eight bits per channel, as browsers make it."""

    def __init__(self, png):
        assert png.startswith(b"\x89PNG\r\n\x1a\n")
        at, packed = 8, b""
        while at < len(png):
            length, kind = struct.unpack(">I4s", png[at:at + 8])
            data = png[at + 8:at + 8 + length]
            if kind == b"IHDR":
                self.width, self.height, depth, colour, _, _, interlace = struct.unpack(">IIBBBBB", data)
                assert (depth, interlace) == (8, 0) and colour in (2, 6)
                self.channels = {2: 3, 6: 4}[colour]
            elif kind == b"IDAT":
                packed += data
            at += length + 12
        self.lines = self._unfiltered(zlib.decompress(packed))

    def _unfiltered(self, data):
        size, step = self.width * self.channels, self.channels
        lines, above = [], bytes(size)
        for start in range(0, len(data), size + 1):
            way, line = data[start], bytearray(data[start + 1:start + 1 + size])
            for at in range(size) if way else ():
                left = line[at - step] if at >= step else 0
                corner = above[at - step] if at >= step else 0
                line[at] = (line[at] + self._predicted(way, left, above[at], corner)) & 255
            lines.append(line)
            above = line
        return lines

    @staticmethod
    def _predicted(way, left, above, corner):
        if way < 4:
            return (0, left, above, (left + above) // 2)[way]
        estimate = left + above - corner
        return min((left, above, corner), key=lambda one: abs(estimate - one))

    def at(self, x, y):
        """Returns red, green and blue of a pixel."""
        start = int(x) * self.channels
        return tuple(self.lines[int(y)][start:start + 3])
