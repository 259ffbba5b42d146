import Testing

@Suite("Layout cases: edges")
struct EdgesCases {
    @Test(arguments: marginsAndPaddingCases)
    func `Margin and padding cases match their expected frames`(layout: LayoutCase) throws {
        try layout.check()
    }

    @Test(arguments: bordersCases)
    func `Border cases match their expected frames`(layout: LayoutCase) throws {
        try layout.check()
    }

    static let marginsAndPaddingCases = [
        LayoutCase(
            "margin left in a row",
            """
            row w=100 h=100  | 0 0 100 100
              w=20 m-left=10 | 10 0 20 100
              w=20           | 30 0 20 100
            """),
        LayoutCase(
            "padding left",
            """
            w=100 h=100 p-left=10 | 0 0 100 100
              grow=1              | 10 0 90 100
            """),
        LayoutCase(
            "margin top in a row",
            """
            row w=100 h=100 | 0 0 100 100
              w=20 m-top=10 | 0 10 20 90
              w=20          | 20 0 20 100
            """),
        LayoutCase(
            "padding top",
            """
            w=100 h=100 p-top=10 | 0 0 100 100
              grow=1             | 0 10 100 90
            """),
        LayoutCase(
            "margin right in a row",
            """
            row w=100 h=100   | 0 0 100 100
              w=20 m-right=10 | 0 0 20 100
              w=20            | 30 0 20 100
            """),
        LayoutCase(
            "padding right",
            """
            w=100 h=100 p-right=10 | 0 0 100 100
              grow=1               | 0 0 90 100
            """),
        LayoutCase(
            "margin bottom in a row",
            """
            row w=100 h=100    | 0 0 100 100
              w=20 m-bottom=10 | 0 0 20 90
              w=20             | 20 0 20 100
            """),
        LayoutCase(
            "padding bottom",
            """
            w=100 h=100 p-bottom=10 | 0 0 100 100
              grow=1                | 0 0 100 90
            """),
        LayoutCase(
            "margin h in a row",
            """
            row w=100 h=100 | 0 0 100 100
              w=20 m-h=10   | 10 0 20 100
              w=20          | 40 0 20 100
            """),
        LayoutCase(
            "padding h",
            """
            w=100 h=100 p-h=10 | 0 0 100 100
              grow=1           | 10 0 80 100
            """),
        LayoutCase(
            "margin v in a row",
            """
            row w=100 h=100 | 0 0 100 100
              w=20 m-v=10   | 0 10 20 80
              w=20          | 20 0 20 100
            """),
        LayoutCase(
            "padding v",
            """
            w=100 h=100 p-v=10 | 0 0 100 100
              grow=1           | 0 10 100 80
            """),
        LayoutCase(
            "margin start in a row",
            """
            row w=100 h=100   | 0 0 100 100
              w=20 m-start=10 | 10 0 20 100
              w=20            | 30 0 20 100
            """),
        LayoutCase(
            "padding start",
            """
            w=100 h=100 p-start=10 | 0 0 100 100
              grow=1               | 10 0 90 100
            """),
        LayoutCase(
            "margin end in a row",
            """
            row w=100 h=100 | 0 0 100 100
              w=20 m-end=10 | 0 0 20 100
              w=20          | 30 0 20 100
            """),
        LayoutCase(
            "padding end",
            """
            w=100 h=100 p-end=10 | 0 0 100 100
              grow=1             | 0 0 90 100
            """),
        LayoutCase(
            "start and end, right to left", direction: .rightToLeft,
            """
            row w=100 h=100         | 0 0 100 100
              w=20 m-start=10       | 70 0 20 100
              w=20 m-end=5 m-left=1 | 50 0 20 100
            """),
        LayoutCase(
            "a single edge beats its axis and all",
            """
            w=100 h=100 p=1 p-h=5 p-left=20 | 0 0 100 100
              grow=1                        | 20 1 75 98
            """),
        LayoutCase(
            "all edges",
            """
            w=100 h=100 p=10 | 0 0 100 100
              m=5 grow=1     | 15 15 70 70
            """),
        LayoutCase(
            "padding of a box that follows its content",
            """
            p=10        | 0 0 50 40
              w=30 h=20 | 10 10 30 20
            """),
        LayoutCase(
            "shares of padding count from the width",
            """
            w=200 h=100 | 0 0 200 100
              p=10%     | 0 0 200 50
                h=10    | 20 20 160 10
            """),
        LayoutCase(
            "shares of margins count from the width",
            """
            w=200 h=100  | 0 0 200 100
              m=10% h=10 | 20 20 160 10
            """),
        LayoutCase(
            "negative margins",
            """
            row w=100 h=50     | 0 0 100 50
              w=40 m-right=-10 | 0 0 40 50
              w=40 m-top=-5    | 30 -5 40 55
            """),
        LayoutCase(
            "negative padding is none",
            """
            w=100 h=50 p=-10 | 0 0 100 50
              grow=1         | 0 0 100 50
            """),
        LayoutCase(
            "auto at the left",
            """
            row w=100 h=50          | 0 0 100 50
              w=20 h=20 m-left=auto | 60 0 20 20
              w=20 h=20             | 80 0 20 20
            """),
        LayoutCase(
            "auto at both sides",
            """
            row w=100 h=50                       | 0 0 100 50
              w=20 h=20 m-left=auto m-right=auto | 30 0 20 20
              w=20 h=20                          | 80 0 20 20
            """),
        LayoutCase(
            "auto beats justification",
            """
            row w=100 h=50 justify=center | 0 0 100 50
              w=20 h=20                   | 0 0 20 20
              w=20 h=20 m-left=auto       | 80 0 20 20
            """),
        LayoutCase(
            "auto across",
            """
            row w=100 h=50                       | 0 0 100 50
              w=20 h=20 m-top=auto               | 0 30 20 20
              w=20 h=20 m-top=auto m-bottom=auto | 20 15 20 20
              w=20 h=20 m-bottom=auto            | 40 0 20 20
            """),
        LayoutCase(
            "auto across keeps from stretching",
            """
            w=100 h=50         | 0 0 100 50
              h=20 m-left=auto | 70 0 30 20
                w=30 h=5       | 0 0 30 5
            """),
        LayoutCase(
            "auto that has no room",
            """
            row w=30 h=50            | 0 0 30 50
              w=20 h=20 m-right=auto | 0 0 20 20
              w=20 h=20              | 10 0 20 20
            """),
        LayoutCase(
            "auto of both sides at once is none",
            """
            row w=100 h=50       | 0 0 100 50
              w=20 h=20 m-h=auto | 0 0 20 20
            """),
    ]

    static let bordersCases = [
        LayoutCase(
            "a border takes room inside",
            """
            w=100 h=100 b=10 | 0 0 100 100
              grow=1         | 10 10 80 80
            """),
        LayoutCase(
            "a border of one edge",
            """
            w=100 h=100 b-left=10 b-top=4 p-left=5 | 0 0 100 100
              grow=1                               | 15 4 85 96
            """),
        LayoutCase(
            "a border moves absolute children",
            """
            w=100 h=100 b=10                      | 0 0 100 100
              absolute left=5 top=5 w=10 h=10     | 15 15 10 10
              absolute right=5 bottom=5 w=10 h=10 | 75 75 10 10
              absolute w=10 h=10                  | 10 10 10 10
            """),
        LayoutCase(
            "a share is no border",
            """
            w=100 h=100 b=10% | 0 0 100 100
              grow=1          | 0 0 100 100
            """),
    ]
}
