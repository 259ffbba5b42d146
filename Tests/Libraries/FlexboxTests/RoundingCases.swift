import Testing

@Suite("Layout cases: rounding")
struct RoundingCases {
    @Test(arguments: roundingCases)
    func `Rounding cases match their expected frames`(layout: LayoutCase) throws {
        try layout.check()
    }

    static let roundingCases = [
        LayoutCase(
            "thirds of a hundred",
            """
            row w=100 h=10 | 0 0 100 10
              grow=1       | 0 0 33 10
              grow=1       | 33 0 34 10
              grow=1       | 67 0 33 10
            """),
        LayoutCase(
            "thirds on three pixels a point", scale: 3,
            """
            row w=100 h=10 | 0 0 100 10
              grow=1       | 0 0 33.333 10
              grow=1       | 33.333 0 33.333 10
              grow=1       | 66.667 0 33.333 10
            """),
        LayoutCase(
            "no rounding", scale: 0,
            """
            row w=100 h=10 | 0 0 100 10
              grow=1       | 0 0 12.5 10
              grow=3       | 12.5 0 37.5 10
              grow=4       | 50 0 50 10
            """),
        LayoutCase(
            "halves go down and right",
            """
            w=10.5 h=10.5 | 0 0 11 11
              h=3.5       | 0 0 11 4
              h=3.5       | 0 4 11 3
            """),
        LayoutCase(
            "fractions of a parent add up",
            """
            w=100 h=100 p-top=0.3 | 0 0 100 100
              h=10.3              | 0 0 100 11
                h=5.3             | 0 0 100 6
                h=5               | 0 5 100 5
              h=10.4              | 0 11 100 10
                h=5.2             | 0 0 100 5
                h=5.2             | 0 5 100 5
            """),
        LayoutCase(
            "text gets the pixels it needs",
            """
            w=100 items=flex-start | 0 0 100 21
              text=1x10.2x10.4     | 0 0 11 11
              text=1x10.2x10.4     | 0 10 11 11
            """),
        LayoutCase(
            "text keeps the pixel it starts in",
            """
            w=100 items=flex-start | 0 0 100 11
              h=0.7                | 0 0 0 1
              text=1x10.2x10       | 0 0 11 10
            """),
        LayoutCase(
            "text on two pixels a point", scale: 2,
            """
            w=100 items=flex-start | 0 0 100 10.5
              text=1x10.2x10.4     | 0 0 10.5 10.5
            """),
        LayoutCase(
            "seven that share",
            """
            w=10 h=100 | 0 0 10 100
              grow=1   | 0 0 10 14
              grow=1   | 0 14 10 15
              grow=1   | 0 29 10 14
              grow=1   | 0 43 10 14
              grow=1   | 0 57 10 14
              grow=1   | 0 71 10 15
              grow=1   | 0 86 10 14
            """),
    ]
}
