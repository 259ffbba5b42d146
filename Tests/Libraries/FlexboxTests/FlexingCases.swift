import Testing

@Suite("Layout cases: flexing")
struct FlexingCases {
    @Test(arguments: growingAndShrinkingCases)
    func `Growing and shrinking cases match their expected frames`(layout: LayoutCase) throws {
        try layout.check()
    }

    static let growingAndShrinkingCases = [
        LayoutCase(
            "one share",
            """
            row w=100 h=10 | 0 0 100 10
              w=20         | 0 0 20 10
              grow=1       | 20 0 80 10
            """),
        LayoutCase(
            "shares of spare room",
            """
            row w=100 h=10 | 0 0 100 10
              w=10 grow=1  | 0 0 30 10
              w=10 grow=3  | 30 0 70 10
            """),
        LayoutCase(
            "shares below one leave some",
            """
            row w=100 h=10 | 0 0 100 10
              grow=0.2     | 0 0 20 10
              grow=0.3     | 20 0 30 10
            """),
        LayoutCase(
            "shrinking by length",
            """
            row w=100 h=10   | 0 0 100 10
              w=100 shrink=1 | 0 0 33 10
              w=200 shrink=1 | 33 0 67 10
            """),
        LayoutCase(
            "shrinking by share",
            """
            row w=100 h=10   | 0 0 100 10
              w=100 shrink=1 | 0 0 75 10
              w=100 shrink=3 | 75 0 25 10
            """),
        LayoutCase(
            "one that does not shrink",
            """
            row w=100 h=10  | 0 0 100 10
              w=80          | 0 0 80 10
              w=80 shrink=1 | 80 0 20 10
            """),
        LayoutCase(
            "basis beats width",
            """
            row w=100 h=10  | 0 0 100 10
              w=30 basis=50 | 0 0 50 10
            """),
        LayoutCase(
            "basis 0 shares all",
            """
            row w=100 h=10        | 0 0 100 10
              w=50 basis=0 grow=1 | 0 0 50 10
              basis=0 grow=1      | 50 0 50 10
            """),
        LayoutCase(
            "basis with padding is padding at least",
            """
            row w=100 h=10   | 0 0 100 10
              basis=5 p-h=10 | 0 0 20 10
            """),
        LayoutCase(
            "flex above 0 grows from nothing",
            """
            row w=100 h=10 | 0 0 100 10
              w=50 flex=1  | 0 0 25 10
              w=20 flex=3  | 25 0 75 10
            """),
        LayoutCase(
            "flex above 0 does not shrink",
            """
            row w=20 h=10   | 0 0 20 10
              p-h=10 flex=1 | 0 0 20 10
              p-h=10 flex=1 | 20 0 20 10
            """),
        LayoutCase(
            "flex below 0 shrinks",
            """
            row w=100 h=10  | 0 0 100 10
              w=100 flex=-1 | 0 0 50 10
              w=50          | 50 0 50 10
            """),
        LayoutCase(
            "grow beats flex",
            """
            row w=100 h=10  | 0 0 100 10
              flex=1 grow=3 | 0 0 75 10
              flex=1        | 75 0 25 10
            """),
        LayoutCase(
            "flex 0 keeps the length",
            """
            row w=100 h=10 | 0 0 100 10
              w=50 flex=0  | 0 0 50 10
            """),
        LayoutCase(
            "flex without room keeps the content",
            """
            row           | 0 0 80 10
              flex=1      | 0 0 30 10
                w=30 h=10 | 0 0 30 10
              flex=1      | 30 0 50 10
                w=50 h=10 | 0 0 50 10
            """),
        LayoutCase(
            "equal columns of unequal content",
            """
            row w=100     | 0 0 100 20
              flex=1      | 0 0 50 20
                w=30 h=10 | 0 0 30 10
              flex=1      | 50 0 50 20
                w=50 h=20 | 0 0 50 20
            """),
        LayoutCase(
            "growing to the largest length",
            """
            row w=100 h=10    | 0 0 100 10
              grow=1 max-w=20 | 0 0 20 10
              grow=1          | 20 0 80 10
            """),
        LayoutCase(
            "growing from the least length",
            """
            row w=100 h=10    | 0 0 100 10
              grow=1 min-w=80 | 0 0 90 10
              grow=1          | 90 0 10 10
            """),
        LayoutCase(
            "shrinking to the least length",
            """
            row w=100 h=10            | 0 0 100 10
              w=100 shrink=1 min-w=80 | 0 0 80 10
              w=100 shrink=1          | 80 0 20 10
            """),
        LayoutCase(
            "two bounds at once",
            """
            row w=120 h=10    | 0 0 120 10
              grow=1 max-w=20 | 0 0 20 10
              grow=1 max-w=30 | 20 0 30 10
              grow=1          | 50 0 70 10
            """),
        LayoutCase(
            "column with a scrolling middle",
            """
            w=100 h=100              | 0 0 100 100
              h=20                   | 0 0 100 20
              grow=1 shrink=1 scroll | 0 20 100 60
                h=300                | 0 0 100 300
              h=20                   | 0 80 100 20
            """),
        LayoutCase(
            "shrinking content",
            """
            w=100 h=50 | 0 0 100 50
              shrink=1 | 0 0 100 20
                h=40   | 0 0 100 40
              shrink=1 | 0 20 100 30
                h=60   | 0 0 100 60
            """),
        LayoutCase(
            "growing inside a box that follows its content",
            """
            w=100           | 0 0 100 30
              -             | 0 0 100 30
                grow=1 h=10 | 0 0 100 10
                h=20        | 0 10 100 20
            """),
    ]
}
