import Testing

@Suite("Layout cases: alignment")
struct AlignmentCases {
    @Test(arguments: alignmentCases)
    func `Alignment cases match their expected frames`(layout: LayoutCase) throws {
        try layout.check()
    }

    @Test(arguments: baselinesCases)
    func `Baseline cases match their expected frames`(layout: LayoutCase) throws {
        try layout.check()
    }

    static let alignmentCases = [
        LayoutCase(
            "items at flex-start of a row",
            """
            row w=100 h=60 items=flex-start | 0 0 100 60
              w=20 h=20                     | 0 0 20 20
              w=20 h=40                     | 20 0 20 40
              w=20                          | 40 0 20 0
            """),
        LayoutCase(
            "items at flex-start of a column",
            """
            w=100 h=60 items=flex-start | 0 0 100 60
              w=20 h=10                 | 0 0 20 10
              h=10                      | 0 10 0 10
            """),
        LayoutCase(
            "a child at flex-start",
            """
            row w=100 h=60              | 0 0 100 60
              w=20 h=20 self=flex-start | 0 0 20 20
              w=20 h=40                 | 20 0 20 40
            """),
        LayoutCase(
            "items at center of a row",
            """
            row w=100 h=60 items=center | 0 0 100 60
              w=20 h=20                 | 0 20 20 20
              w=20 h=40                 | 20 10 20 40
              w=20                      | 40 30 20 0
            """),
        LayoutCase(
            "items at center of a column",
            """
            w=100 h=60 items=center | 0 0 100 60
              w=20 h=10             | 40 0 20 10
              h=10                  | 50 10 0 10
            """),
        LayoutCase(
            "a child at center",
            """
            row w=100 h=60          | 0 0 100 60
              w=20 h=20 self=center | 0 20 20 20
              w=20 h=40             | 20 0 20 40
            """),
        LayoutCase(
            "items at flex-end of a row",
            """
            row w=100 h=60 items=flex-end | 0 0 100 60
              w=20 h=20                   | 0 40 20 20
              w=20 h=40                   | 20 20 20 40
              w=20                        | 40 60 20 0
            """),
        LayoutCase(
            "items at flex-end of a column",
            """
            w=100 h=60 items=flex-end | 0 0 100 60
              w=20 h=10               | 80 0 20 10
              h=10                    | 100 10 0 10
            """),
        LayoutCase(
            "a child at flex-end",
            """
            row w=100 h=60            | 0 0 100 60
              w=20 h=20 self=flex-end | 0 40 20 20
              w=20 h=40               | 20 0 20 40
            """),
        LayoutCase(
            "items at stretch of a row",
            """
            row w=100 h=60 items=stretch | 0 0 100 60
              w=20 h=20                  | 0 0 20 20
              w=20 h=40                  | 20 0 20 40
              w=20                       | 40 0 20 60
            """),
        LayoutCase(
            "items at stretch of a column",
            """
            w=100 h=60 items=stretch | 0 0 100 60
              w=20 h=10              | 0 0 20 10
              h=10                   | 0 10 100 10
            """),
        LayoutCase(
            "a child at stretch",
            """
            row w=100 h=60           | 0 0 100 60
              w=20 h=20 self=stretch | 0 0 20 20
              w=20 h=40              | 20 0 20 40
            """),
        LayoutCase(
            "items at baseline of a row",
            """
            row w=100 h=60 items=baseline | 0 0 100 60
              w=20 h=20                   | 0 20 20 20
              w=20 h=40                   | 20 0 20 40
              w=20                        | 40 40 20 0
            """),
        LayoutCase(
            "items at baseline of a column",
            """
            w=100 h=60 items=baseline | 0 0 100 60
              w=20 h=10               | 0 0 20 10
              h=10                    | 0 10 0 10
            """),
        LayoutCase(
            "a child at baseline",
            """
            row w=100 h=60            | 0 0 100 60
              w=20 h=20 self=baseline | 0 0 20 20
              w=20 h=40               | 20 0 20 40
            """),
        LayoutCase(
            "center of a child that is too long",
            """
            w=50 h=50 items=center justify=center | 0 0 50 50
              w=80 h=80                           | -15 -15 80 80
            """),
        LayoutCase(
            "center with margins",
            """
            w=100 h=100 items=center | 0 0 100 100
              w=20 h=20 m-left=10    | 45 0 20 20
            """),
        LayoutCase(
            "stretched within margins",
            """
            row w=100 h=100 | 0 0 100 100
              w=20 m-v=10   | 0 10 20 80
              w=20 m-top=30 | 20 30 20 70
            """),
        LayoutCase(
            "stretched to its largest height",
            """
            row w=100 h=100 | 0 0 100 100
              w=20 max-h=30 | 0 0 20 30
            """),
        LayoutCase(
            "stretched to its least height",
            """
            row w=100 h=10  | 0 0 100 10
              w=20 min-h=30 | 0 0 20 30
            """),
        LayoutCase(
            "stretched to the largest sibling",
            """
            row         | 0 0 40 40
              w=20      | 0 0 20 40
              w=20 h=40 | 20 0 20 40
            """),
        LayoutCase(
            "self beats items",
            """
            w=100 h=100 items=center  | 0 0 100 100
              w=10 h=10               | 45 0 10 10
              w=10 h=10 self=flex-end | 90 10 10 10
            """),
        LayoutCase(
            "items at the end, right to left", direction: .rightToLeft,
            """
            w=100 h=100 items=flex-start | 0 0 100 100
              w=10 h=10                  | 90 0 10 10
              w=20 h=10 self=flex-end    | 0 10 20 10
            """),
    ]

    static let baselinesCases = [
        LayoutCase(
            "bottom edges without text",
            """
            row w=100 h=100 items=baseline | 0 0 100 100
              w=20 h=50                    | 0 0 20 50
              w=20 h=20                    | 20 30 20 20
            """),
        LayoutCase(
            "first child of the second",
            """
            row w=100 h=100 items=baseline | 0 0 100 100
              w=50 h=50                    | 0 0 50 50
              w=50 h=20                    | 50 40 50 20
                w=50 h=10                  | 0 0 50 10
            """),
        LayoutCase(
            "with padding and margins",
            """
            row w=100 h=100 items=baseline | 0 0 100 100
              w=50 h=50 m-top=5            | 0 5 50 50
              w=50 h=20 p-top=4            | 50 38 50 20
                w=50 h=10 m-top=3          | 0 7 50 10
            """),
        LayoutCase(
            "of one child",
            """
            row w=100 h=100           | 0 0 100 100
              w=50 h=50 self=baseline | 0 0 50 50
              w=50 h=20 self=baseline | 50 30 50 20
            """),
        LayoutCase(
            "a row as high as its baselines ask",
            """
            row items=baseline w=100 | 0 0 100 40
              w=20 h=30              | 0 0 20 30
              w=20 h=10 m-bottom=10  | 20 20 20 10
            """),
        LayoutCase(
            "in a column it is the start",
            """
            w=100 h=100 items=baseline | 0 0 100 100
              w=50 h=20                | 0 0 50 20
            """),
        LayoutCase(
            "shifted by an offset",
            """
            row w=100 h=100 items=baseline | 0 0 100 100
              w=20 h=50                    | 0 0 20 50
              w=20 h=20 top=5              | 20 35 20 20
            """),
        LayoutCase(
            "on two lines",
            """
            row w=100 h=100 items=baseline wrap | 0 0 100 100
              w=50 h=30                         | 0 0 50 30
              w=50 h=10                         | 50 20 50 10
              w=50 h=20                         | 0 50 50 20
              w=50 h=40                         | 50 30 50 40
            """),
    ]
}
