import Testing

@Suite("Layout cases: lengths")
struct LengthsCases {
    @Test(arguments: boundsCases)
    func `Minimum and maximum length cases match their expected frames`(layout: LayoutCase) throws {
        try layout.check()
    }

    @Test(arguments: sharesCases)
    func `Percentage length cases match their expected frames`(layout: LayoutCase) throws {
        try layout.check()
    }

    @Test(arguments: ratiosCases)
    func `Aspect ratio cases match their expected frames`(layout: LayoutCase) throws {
        try layout.check()
    }

    static let boundsCases = [
        LayoutCase(
            "largest width",
            """
            w=100 h=100     | 0 0 100 100
              max-w=50 h=10 | 0 0 50 10
            """),
        LayoutCase(
            "largest height in a row",
            """
            row w=100 h=100 | 0 0 100 100
              w=10 max-h=50 | 0 0 10 50
            """),
        LayoutCase(
            "least height",
            """
            w=100 h=100       | 0 0 100 100
              min-h=60 grow=1 | 0 0 100 80
              grow=1          | 0 80 100 20
            """),
        LayoutCase(
            "least width of a row",
            """
            row w=100 h=100   | 0 0 100 100
              min-w=60 grow=1 | 0 0 80 100
              grow=1          | 80 0 20 100
            """),
        LayoutCase(
            "content up to the largest height",
            """
            w=100      | 0 0 100 50
              max-h=50 | 0 0 100 50
                h=80   | 0 0 100 80
            """),
        LayoutCase(
            "a least above the largest",
            """
            w=100 h=100 items=flex-start  | 0 0 100 100
              w=50 min-w=90 max-w=80 h=10 | 0 0 90 10
            """),
        LayoutCase(
            "least and largest alike are the length",
            """
            w=100 h=100                   | 0 0 100 100
              w=10 h=10 min-w=30 max-w=30 | 0 0 30 10
            """),
        LayoutCase(
            "shares as bounds",
            """
            w=200 h=100      | 0 0 200 100
              max-w=50% h=10 | 0 0 100 10
              min-h=40%      | 0 10 200 40
            """),
        LayoutCase(
            "a root follows its content up to its largest width", width: 100,
            """
            max-w=150   | 0 0 80 10
              w=80 h=10 | 0 0 80 10
            """),
        LayoutCase(
            "text up to the largest width",
            """
            w=200 h=100 items=flex-start | 0 0 200 100
              max-w=35 text=6x10x10      | 0 0 30 20
            """),
    ]

    static let sharesCases = [
        LayoutCase(
            "of both lengths",
            """
            w=200 h=100   | 0 0 200 100
              w=50% h=25% | 0 0 100 25
            """),
        LayoutCase(
            "of a parent inside padding",
            """
            w=200 h=100 p=20 | 0 0 200 100
              w=50% h=50%    | 20 20 80 30
            """),
        LayoutCase(
            "as basis",
            """
            row w=200 h=100 | 0 0 200 100
              basis=25%     | 0 0 50 100
              basis=50%     | 50 0 100 100
            """),
        LayoutCase(
            "as basis in a column",
            """
            w=200 h=100 | 0 0 200 100
              basis=25% | 0 0 200 25
              grow=1    | 0 25 200 75
            """),
        LayoutCase(
            "of an unknown height",
            """
            w=200    | 0 0 200 30
              h=50%  | 0 0 200 30
                h=30 | 0 0 200 30
            """),
        LayoutCase(
            "as offsets",
            """
            w=200 h=100                  | 0 0 200 100
              w=20 h=20 left=10% top=10% | 20 10 20 20
            """),
        LayoutCase(
            "of a parent that is a share",
            """
            w=200 h=200     | 0 0 200 200
              w=50% h=50%   | 0 0 100 100
                w=50% h=50% | 0 0 50 50
            """),
        LayoutCase(
            "inside a box that follows its content",
            """
            row w=200 h=50 | 0 0 200 50
              -            | 0 0 60 50
                w=50% h=10 | 0 0 30 10
                w=60 h=10  | 0 10 60 10
            """),
    ]

    static let ratiosCases = [
        LayoutCase(
            "height from width",
            """
            w=100 h=100 items=flex-start | 0 0 100 100
              w=40 ratio=2               | 0 0 40 20
            """),
        LayoutCase(
            "width from height",
            """
            w=100 h=100 items=flex-start | 0 0 100 100
              h=40 ratio=2               | 0 0 80 40
            """),
        LayoutCase(
            "stretched",
            """
            w=100 h=200 | 0 0 100 200
              ratio=2   | 0 0 100 50
            """),
        LayoutCase(
            "stretched in a row",
            """
            row w=200 h=100 | 0 0 200 100
              ratio=2       | 0 0 200 100
            """),
        LayoutCase(
            "growing",
            """
            w=100 h=100 items=flex-start | 0 0 100 100
              grow=1 ratio=0.5           | 0 0 50 100
            """),
        LayoutCase(
            "shrinking",
            """
            row w=100 h=100 items=flex-start | 0 0 100 100
              h=50 w=200 shrink=1 ratio=2    | 0 0 100 50
            """),
        LayoutCase(
            "with a largest height",
            """
            row w=200 h=100 items=flex-start | 0 0 200 100
              w=100 ratio=1 max-h=60         | 0 0 100 60
            """),
        LayoutCase(
            "with margins",
            """
            w=100 h=200      | 0 0 100 200
              ratio=1 m-h=10 | 10 0 80 80
            """),
        LayoutCase(
            "of content",
            """
            w=100 h=100 items=flex-start | 0 0 100 100
              ratio=1                    | 0 0 10 10
                w=30 h=10                | 0 0 30 10
            """),
        LayoutCase(
            "not above 0 is none",
            """
            w=100 h=100 items=flex-start | 0 0 100 100
              w=40 h=10 ratio=0          | 0 0 40 10
            """),
    ]
}
