import Testing

@Suite("Layout cases: positions")
struct PositionsCases {
    @Test(arguments: absoluteChildrenCases)
    func `Absolute children cases match their expected frames`(layout: LayoutCase) throws {
        try layout.check()
    }

    @Test(arguments: relativeOffsetsCases)
    func `Relative offset cases match their expected frames`(layout: LayoutCase) throws {
        try layout.check()
    }

    static let absoluteChildrenCases = [
        LayoutCase(
            "at the start",
            """
            w=100 h=100                         | 0 0 100 100
              absolute left=10 top=20 w=30 h=40 | 10 20 30 40
            """),
        LayoutCase(
            "at the end",
            """
            w=100 h=100                             | 0 0 100 100
              absolute right=10 bottom=20 w=30 h=40 | 60 40 30 40
            """),
        LayoutCase(
            "between two edges",
            """
            w=100 h=100                                 | 0 0 100 100
              absolute left=10 right=20 top=5 bottom=15 | 10 5 70 80
            """),
        LayoutCase(
            "between two edges of a box with a border and padding",
            """
            w=100 h=100 b=2 p=7 | 0 0 100 100
              absolute inset=0  | 2 2 96 96
            """),
        LayoutCase(
            "as large as their content",
            """
            w=100 h=100              | 0 0 100 100
              absolute right=0 top=0 | 70 0 30 20
                w=30 h=20            | 0 0 30 20
            """),
        LayoutCase(
            "text no wider than the parent",
            """
            w=50 h=100                           | 0 0 50 100
              absolute left=0 top=0 text=9x10x10 | 0 0 50 20
            """),
        LayoutCase(
            "text in a row is as wide as it likes",
            """
            row w=50 h=100                       | 0 0 50 100
              absolute left=0 top=0 text=9x10x10 | 0 0 90 10
            """),
        LayoutCase(
            "without offsets, justified center",
            """
            w=100 h=100 justify=center | 0 0 100 100
              absolute w=20 h=20       | 0 40 20 20
              w=10 h=10                | 0 45 10 10
            """),
        LayoutCase(
            "without offsets, justified flex-end",
            """
            w=100 h=100 justify=flex-end | 0 0 100 100
              absolute w=20 h=20         | 0 80 20 20
              w=10 h=10                  | 0 90 10 10
            """),
        LayoutCase(
            "without offsets, justified space-between",
            """
            w=100 h=100 justify=space-between | 0 0 100 100
              absolute w=20 h=20              | 0 0 20 20
              w=10 h=10                       | 0 0 10 10
            """),
        LayoutCase(
            "without offsets, justified space-evenly",
            """
            w=100 h=100 justify=space-evenly | 0 0 100 100
              absolute w=20 h=20             | 0 45 20 20
              w=10 h=10                      | 0 45 10 10
            """),
        LayoutCase(
            "without offsets, items at center",
            """
            w=100 h=100 items=center | 0 0 100 100
              absolute w=20 h=20     | 40 0 20 20
            """),
        LayoutCase(
            "without offsets, items at flex-end",
            """
            w=100 h=100 items=flex-end | 0 0 100 100
              absolute w=20 h=20       | 80 0 20 20
            """),
        LayoutCase(
            "without offsets, items at stretch",
            """
            w=100 h=100 items=stretch | 0 0 100 100
              absolute w=20 h=20      | 0 0 20 20
            """),
        LayoutCase(
            "no room is made for them",
            """
            row w=100 h=100      | 0 0 100 100
              w=20               | 0 0 20 100
              absolute w=50 h=50 | 0 0 50 50
              w=20               | 20 0 20 100
            """),
        LayoutCase(
            "with margins",
            """
            w=100 h=100                                 | 0 0 100 100
              absolute left=10 top=10 w=20 h=20 m=5     | 15 15 20 20
              absolute right=10 bottom=10 w=20 h=20 m=5 | 65 65 20 20
            """),
        LayoutCase(
            "shares count from inside the padding",
            """
            w=120 h=120 p=10                    | 0 0 120 120
              absolute left=0 top=0 w=50% h=50% | 0 0 50 50
            """),
        LayoutCase(
            "in a reversed row",
            """
            row-reverse w=100 h=100 | 0 0 100 100
              absolute w=20 h=20    | 80 0 20 20
              w=30 h=30             | 70 0 30 30
            """),
        LayoutCase(
            "right to left", direction: .rightToLeft,
            """
            w=100 h=100                         | 0 0 100 100
              absolute start=10 top=0 w=20 h=20 | 70 0 20 20
              absolute w=20 h=20                | 80 0 20 20
            """),
        LayoutCase(
            "with a ratio",
            """
            w=100 h=100                               | 0 0 100 100
              absolute left=0 top=0 w=40 ratio=2      | 0 0 40 20
              absolute left=0 bottom=0 h=20 ratio=0.5 | 0 80 10 20
            """),
        LayoutCase(
            "where lines go the other way up",
            """
            row wrap-reverse w=100 h=100 | 0 0 100 100
              absolute w=20 h=20         | 0 80 20 20
              w=30 h=30                  | 0 70 30 30
            """),
        LayoutCase(
            "deeper than one level",
            """
            w=100 h=100                             | 0 0 100 100
              absolute left=10 top=10 right=10      | 10 10 80 20
                h=20                                | 0 0 80 20
                  absolute right=0 bottom=0 w=5 h=5 | 75 15 5 5
            """),
    ]

    static let relativeOffsetsCases = [
        LayoutCase(
            "shift without room",
            """
            w=100 h=100               | 0 0 100 100
              w=20 h=20 left=10 top=5 | 10 5 20 20
              w=20 h=20               | 0 20 20 20
            """),
        LayoutCase(
            "right and bottom shift back",
            """
            w=100 h=100                   | 0 0 100 100
              w=20 h=20 right=10 bottom=5 | -10 -5 20 20
            """),
        LayoutCase(
            "left beats right",
            """
            w=100 h=100                  | 0 0 100 100
              w=20 h=20 left=10 right=30 | 10 0 20 20
            """),
        LayoutCase(
            "of a reversed row go the same way twice",
            """
            w=100 h=100                     | 0 0 100 100
              row-reverse w=20 h=20 left=10 | -10 0 20 20
            """),
        LayoutCase(
            "are lost across lines",
            """
            row wrap w=100 h=100      | 0 0 100 100
              w=20 h=20 top=10 left=5 | 5 0 20 20
            """),
    ]
}
