import Testing

@Suite("Layout cases: flow")
struct FlowCases {
    @Test(arguments: defaultsCases)
    func `Default style cases match their expected frames`(layout: LayoutCase) throws {
        try layout.check()
    }

    @Test(arguments: whatIsNotDisplayedCases)
    func `Cases with boxes that are not displayed match their expected frames`(layout: LayoutCase) throws {
        try layout.check()
    }

    @Test(arguments: directionsCases)
    func `Direction cases match their expected frames`(layout: LayoutCase) throws {
        try layout.check()
    }

    static let defaultsCases = [
        LayoutCase(
            "a box takes the size around it", width: 100, height: 80,
            """
            - | 0 0 100 80
            """),
        LayoutCase(
            "a box without anything is nothing",
            """
            - | 0 0 0 0
            """),
        LayoutCase(
            "children stretch across a column",
            """
            w=100 h=100 | 0 0 100 100
              h=10      | 0 0 100 10
              h=20      | 0 10 100 20
            """),
        LayoutCase(
            "children do not shrink",
            """
            w=100 h=50 | 0 0 100 50
              h=40     | 0 0 100 40
              h=40     | 0 40 100 40
            """),
        LayoutCase(
            "length is padding at least",
            """
            -                | 0 0 40 40
              w=10 h=10 p=20 | 0 0 40 40
            """),
        LayoutCase(
            "a root has margins",
            """
            w=40 h=30 m-left=7 m-top=3 | 7 3 40 30
            """),
        LayoutCase(
            "a root has offsets",
            """
            w=40 h=30 left=7 top=3 m-left=1 | 8 3 40 30
            """),
        LayoutCase(
            "row in a fixed box",
            """
            row w=100 h=100 | 0 0 100 100
              w=10 h=10     | 0 0 10 10
              w=20 h=20     | 10 0 20 20
              w=30 h=30     | 30 0 30 30
            """),
        LayoutCase(
            "row in a fixed box, right to left", direction: .rightToLeft,
            """
            row w=100 h=100 | 0 0 100 100
              w=10 h=10     | 90 0 10 10
              w=20 h=20     | 70 0 20 20
            """),
        LayoutCase(
            "column in a fixed box",
            """
            column w=100 h=100 | 0 0 100 100
              w=10 h=10        | 0 0 10 10
              w=20 h=20        | 0 10 20 20
              w=30 h=30        | 0 30 30 30
            """),
        LayoutCase(
            "column in a fixed box, right to left", direction: .rightToLeft,
            """
            column w=100 h=100 | 0 0 100 100
              w=10 h=10        | 90 0 10 10
              w=20 h=20        | 80 10 20 20
            """),
        LayoutCase(
            "row-reverse in a fixed box",
            """
            row-reverse w=100 h=100 | 0 0 100 100
              w=10 h=10             | 90 0 10 10
              w=20 h=20             | 70 0 20 20
              w=30 h=30             | 40 0 30 30
            """),
        LayoutCase(
            "row-reverse in a fixed box, right to left", direction: .rightToLeft,
            """
            row-reverse w=100 h=100 | 0 0 100 100
              w=10 h=10             | 0 0 10 10
              w=20 h=20             | 10 0 20 20
            """),
        LayoutCase(
            "column-reverse in a fixed box",
            """
            column-reverse w=100 h=100 | 0 0 100 100
              w=10 h=10                | 0 90 10 10
              w=20 h=20                | 0 70 20 20
              w=30 h=30                | 0 40 30 30
            """),
        LayoutCase(
            "column-reverse in a fixed box, right to left", direction: .rightToLeft,
            """
            column-reverse w=100 h=100 | 0 0 100 100
              w=10 h=10                | 90 90 10 10
              w=20 h=20                | 80 70 20 20
            """),
        LayoutCase(
            "a row as large as its children",
            """
            row         | 0 0 30 30
              w=10 h=10 | 0 0 10 10
              w=20 h=30 | 10 0 20 30
            """),
        LayoutCase(
            "a column inside a row",
            """
            row w=100 h=60  | 0 0 100 60
              w=30          | 0 0 30 60
              column grow=1 | 30 0 70 60
                h=20        | 0 0 70 20
                grow=1      | 0 20 70 40
            """),
    ]

    static let whatIsNotDisplayedCases = [
        LayoutCase(
            "takes no room",
            """
            row w=100 h=100           | 0 0 100 100
              grow=1                  | 0 0 50 100
              hidden grow=1 w=20 h=20 | 0 0 0 0
                w=10 h=10             | 0 0 0 0
              grow=1                  | 50 0 50 100
            """),
        LayoutCase(
            "does not separate",
            """
            row w=100 h=10 justify=space-between | 0 0 100 10
              w=10                               | 0 0 10 10
              hidden w=10                        | 0 0 0 0
              w=10                               | 90 0 10 10
            """),
        LayoutCase(
            "absolute",
            """
            w=100 h=100                        | 0 0 100 100
              absolute hidden left=5 w=10 h=10 | 0 0 0 0
            """),
    ]

    static let directionsCases = [
        LayoutCase(
            "inherited", direction: .rightToLeft,
            """
            row w=100 h=10 | 0 0 100 10
              row w=50     | 50 0 50 10
                w=10       | 40 0 10 10
              w=20         | 30 0 20 10
            """),
        LayoutCase(
            "of one box",
            """
            row w=100 h=10 | 0 0 100 10
              row rtl w=50 | 0 0 50 10
                w=10       | 40 0 10 10
              w=20         | 50 0 20 10
            """),
        LayoutCase(
            "columns start at the right", direction: .rightToLeft,
            """
            w=100 h=100 items=flex-start | 0 0 100 100
              w=10 h=10                  | 90 0 10 10
            """),
        LayoutCase(
            "reversed twice", direction: .rightToLeft,
            """
            row-reverse w=100 h=10 | 0 0 100 10
              w=10                 | 0 0 10 10
              w=20                 | 10 0 20 10
            """),
        LayoutCase(
            "start is where a reversed row starts",
            """
            row-reverse w=100 h=10 | 0 0 100 10
              w=10 m-start=5       | 90 0 10 10
              w=20                 | 65 0 20 10
            """),
    ]
}
