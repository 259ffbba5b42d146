import Testing

@Suite("Layout cases: justification")
struct JustificationCases {
    @Test(arguments: justificationCases)
    func `Justification cases match their expected frames`(layout: LayoutCase) throws {
        try layout.check()
    }

    static let justificationCases = [
        LayoutCase(
            "flex-start in a row",
            """
            row w=102 h=102 justify=flex-start | 0 0 102 102
              w=10                             | 0 0 10 102
              w=10                             | 10 0 10 102
              w=10                             | 20 0 10 102
            """),
        LayoutCase(
            "flex-start in a column",
            """
            w=102 h=102 justify=flex-start | 0 0 102 102
              h=10                         | 0 0 102 10
              h=10                         | 0 10 102 10
              h=10                         | 0 20 102 10
            """),
        LayoutCase(
            "flex-start of one child",
            """
            row w=100 h=20 justify=flex-start | 0 0 100 20
              w=10                            | 0 0 10 20
            """),
        LayoutCase(
            "flex-start of children that do not fit",
            """
            row w=100 h=20 justify=flex-start | 0 0 100 20
              w=60                            | 0 0 60 20
              w=60                            | 60 0 60 20
            """),
        LayoutCase(
            "center in a row",
            """
            row w=102 h=102 justify=center | 0 0 102 102
              w=10                         | 36 0 10 102
              w=10                         | 46 0 10 102
              w=10                         | 56 0 10 102
            """),
        LayoutCase(
            "center in a column",
            """
            w=102 h=102 justify=center | 0 0 102 102
              h=10                     | 0 36 102 10
              h=10                     | 0 46 102 10
              h=10                     | 0 56 102 10
            """),
        LayoutCase(
            "center of one child",
            """
            row w=100 h=20 justify=center | 0 0 100 20
              w=10                        | 45 0 10 20
            """),
        LayoutCase(
            "center of children that do not fit",
            """
            row w=100 h=20 justify=center | 0 0 100 20
              w=60                        | -10 0 60 20
              w=60                        | 50 0 60 20
            """),
        LayoutCase(
            "flex-end in a row",
            """
            row w=102 h=102 justify=flex-end | 0 0 102 102
              w=10                           | 72 0 10 102
              w=10                           | 82 0 10 102
              w=10                           | 92 0 10 102
            """),
        LayoutCase(
            "flex-end in a column",
            """
            w=102 h=102 justify=flex-end | 0 0 102 102
              h=10                       | 0 72 102 10
              h=10                       | 0 82 102 10
              h=10                       | 0 92 102 10
            """),
        LayoutCase(
            "flex-end of one child",
            """
            row w=100 h=20 justify=flex-end | 0 0 100 20
              w=10                          | 90 0 10 20
            """),
        LayoutCase(
            "flex-end of children that do not fit",
            """
            row w=100 h=20 justify=flex-end | 0 0 100 20
              w=60                          | -20 0 60 20
              w=60                          | 40 0 60 20
            """),
        LayoutCase(
            "space-between in a row",
            """
            row w=102 h=102 justify=space-between | 0 0 102 102
              w=10                                | 0 0 10 102
              w=10                                | 46 0 10 102
              w=10                                | 92 0 10 102
            """),
        LayoutCase(
            "space-between in a column",
            """
            w=102 h=102 justify=space-between | 0 0 102 102
              h=10                            | 0 0 102 10
              h=10                            | 0 46 102 10
              h=10                            | 0 92 102 10
            """),
        LayoutCase(
            "space-between of one child",
            """
            row w=100 h=20 justify=space-between | 0 0 100 20
              w=10                               | 0 0 10 20
            """),
        LayoutCase(
            "space-between of children that do not fit",
            """
            row w=100 h=20 justify=space-between | 0 0 100 20
              w=60                               | 0 0 60 20
              w=60                               | 60 0 60 20
            """),
        LayoutCase(
            "space-around in a row",
            """
            row w=102 h=102 justify=space-around | 0 0 102 102
              w=10                               | 12 0 10 102
              w=10                               | 46 0 10 102
              w=10                               | 80 0 10 102
            """),
        LayoutCase(
            "space-around in a column",
            """
            w=102 h=102 justify=space-around | 0 0 102 102
              h=10                           | 0 12 102 10
              h=10                           | 0 46 102 10
              h=10                           | 0 80 102 10
            """),
        LayoutCase(
            "space-around of one child",
            """
            row w=100 h=20 justify=space-around | 0 0 100 20
              w=10                              | 45 0 10 20
            """),
        LayoutCase(
            "space-around of children that do not fit",
            """
            row w=100 h=20 justify=space-around | 0 0 100 20
              w=60                              | -5 0 60 20
              w=60                              | 45 0 60 20
            """),
        LayoutCase(
            "space-evenly in a row",
            """
            row w=102 h=102 justify=space-evenly | 0 0 102 102
              w=10                               | 18 0 10 102
              w=10                               | 46 0 10 102
              w=10                               | 74 0 10 102
            """),
        LayoutCase(
            "space-evenly in a column",
            """
            w=102 h=102 justify=space-evenly | 0 0 102 102
              h=10                           | 0 18 102 10
              h=10                           | 0 46 102 10
              h=10                           | 0 74 102 10
            """),
        LayoutCase(
            "space-evenly of one child",
            """
            row w=100 h=20 justify=space-evenly | 0 0 100 20
              w=10                              | 45 0 10 20
            """),
        LayoutCase(
            "space-evenly of children that do not fit",
            """
            row w=100 h=20 justify=space-evenly | 0 0 100 20
              w=60                              | -7 0 60 20
              w=60                              | 47 0 60 20
            """),
        LayoutCase(
            "no spare room without a length",
            """
            justify=space-between | 0 0 0 20
              h=10                | 0 0 0 10
              h=10                | 0 10 0 10
            """),
        LayoutCase(
            "spare room from the least height",
            """
            min-h=50 justify=center | 0 0 20 50
              w=20 h=20             | 0 15 20 20
            """),
        LayoutCase(
            "spare room from the least width, within padding", width: 200,
            """
            row items=flex-start                        | 0 0 200 10
              row min-w=80 p-h=10 justify=space-between | 0 0 120 10
                w=10 h=10                               | 10 0 10 10
                w=10 h=10                               | 100 0 10 10
            """),
        LayoutCase(
            "a largest height leaves nothing", width: 100,
            """
            -                          | 0 0 100 30
              max-h=100 justify=center | 0 0 100 30
                w=10 h=30              | 0 0 10 30
            """),
        LayoutCase(
            "margins count",
            """
            row w=100 h=100 justify=center | 0 0 100 100
              w=10 m-left=5                | 35 0 10 100
              w=10 m-right=15              | 45 0 10 100
            """),
    ]
}
