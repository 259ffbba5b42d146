import Testing

@Suite("Layout cases: content")
struct ContentCases {
    @Test(arguments: contentCases)
    func `Measured text content cases match their expected frames`(layout: LayoutCase) throws {
        try layout.check()
    }

    static let contentCases = [
        LayoutCase(
            "text as wide as it likes",
            """
            items=flex-start | 0 0 30 20
              text=3x10x20   | 0 0 30 20
            """),
        LayoutCase(
            "text that breaks",
            """
            w=50 items=flex-start | 0 0 50 40
              text=9x10x20        | 0 0 50 40
            """),
        LayoutCase(
            "text across a column fills it",
            """
            w=200          | 0 0 200 20
              text=3x10x20 | 0 0 200 20
            """),
        LayoutCase(
            "text beside a box",
            """
            row w=100               | 0 0 100 40
              w=40                  | 0 0 40 40
              text=9x10x20 shrink=1 | 40 0 60 40
            """),
        LayoutCase(
            "text that does not shrink",
            """
            row w=100      | 0 0 100 20
              w=40         | 0 0 40 20
              text=9x10x20 | 40 0 90 20
            """),
        LayoutCase(
            "text with padding",
            """
            w=70 items=flex-start | 0 0 70 60
              text=9x10x20 p=10   | 0 0 70 60
            """),
        LayoutCase(
            "text with margins",
            """
            w=70 items=flex-start | 0 0 70 60
              text=9x10x20 m=10   | 10 10 50 40
            """),
        LayoutCase(
            "text that grows",
            """
            row w=100             | 0 0 100 20
              text=2x10x20 grow=1 | 0 0 80 20
              text=2x10x20        | 80 0 20 20
            """),
        LayoutCase(
            "text in a box in a box",
            """
            w=100                        | 0 0 100 60
              p=10                       | 0 0 100 60
                row                      | 10 10 80 40
                  text=12x10x20 shrink=1 | 0 0 80 40
            """),
        LayoutCase(
            "text with an exact width",
            """
            w=100 h=100 items=flex-start | 0 0 100 100
              text=9x10x20 w=35          | 0 0 35 60
            """),
        LayoutCase(
            "a card",
            """
            w=300 p=16                  | 0 0 300 153
              row items=center          | 16 16 268 76
                w=40 h=40 m-right=12    | 0 18 40 40
                grow=1 shrink=1         | 52 0 216 76
                  text=8x30x20          | 0 0 216 40
                  text=20x20x16 m-top=4 | 0 44 216 32
              h=1 m-v=12                | 16 104 268 1
              row justify=flex-end      | 16 117 268 20
                text=2x20x20 m-left=8   | 228 0 40 20
            """),
        LayoutCase(
            "a scrolling column measures content freely",
            """
            w=100 h=100 scroll | 0 0 100 100
              text=30x10x10    | 0 0 100 30
              h=80             | 0 30 100 80
            """),
    ]
}
