import Testing

@Suite("Layout cases: wrapping")
struct WrappingCases {
    @Test(arguments: wrappingCases)
    func `Wrapping cases match their expected frames`(layout: LayoutCase) throws {
        try layout.check()
    }

    static let wrappingCases = [
        LayoutCase(
            "wrap in a row",
            """
            row wrap w=100 | 0 0 100 50
              w=40 h=10    | 0 0 40 10
              w=40 h=20    | 40 0 40 20
              w=40 h=30    | 0 20 40 30
            """),
        LayoutCase(
            "wrap in a column",
            """
            wrap h=100 w=100 | 0 0 100 100
              w=10 h=40      | 0 0 10 40
              w=20 h=40      | 0 40 20 40
              w=30 h=40      | 20 0 30 40
            """),
        LayoutCase(
            "wrap-reverse in a row",
            """
            row wrap-reverse w=100 | 0 0 100 50
              w=40 h=10            | 0 40 40 10
              w=40 h=20            | 40 30 40 20
              w=40 h=30            | 0 0 40 30
            """),
        LayoutCase(
            "wrap-reverse in a column",
            """
            wrap-reverse h=100 w=100 | 0 0 100 100
              w=10 h=40              | 90 0 10 40
              w=20 h=40              | 80 40 20 40
              w=30 h=40              | 50 0 30 40
            """),
        LayoutCase(
            "lines at flex-start",
            """
            row wrap w=100 h=120 content=flex-start | 0 0 100 120
              w=50 h=10                             | 0 0 50 10
              w=50 h=20                             | 50 0 50 20
              w=50 h=10                             | 0 20 50 10
              w=50                                  | 50 20 50 10
            """),
        LayoutCase(
            "lines at flex-start that do not fit",
            """
            row wrap w=100 h=20 content=flex-start | 0 0 100 20
              w=60 h=20                            | 0 0 60 20
              w=60 h=20                            | 0 20 60 20
            """),
        LayoutCase(
            "lines at center",
            """
            row wrap w=100 h=120 content=center | 0 0 100 120
              w=50 h=10                         | 0 45 50 10
              w=50 h=20                         | 50 45 50 20
              w=50 h=10                         | 0 65 50 10
              w=50                              | 50 65 50 10
            """),
        LayoutCase(
            "lines at center that do not fit",
            """
            row wrap w=100 h=20 content=center | 0 0 100 20
              w=60 h=20                        | 0 -10 60 20
              w=60 h=20                        | 0 10 60 20
            """),
        LayoutCase(
            "lines at flex-end",
            """
            row wrap w=100 h=120 content=flex-end | 0 0 100 120
              w=50 h=10                           | 0 90 50 10
              w=50 h=20                           | 50 90 50 20
              w=50 h=10                           | 0 110 50 10
              w=50                                | 50 110 50 10
            """),
        LayoutCase(
            "lines at flex-end that do not fit",
            """
            row wrap w=100 h=20 content=flex-end | 0 0 100 20
              w=60 h=20                          | 0 -20 60 20
              w=60 h=20                          | 0 0 60 20
            """),
        LayoutCase(
            "lines at stretch",
            """
            row wrap w=100 h=120 content=stretch | 0 0 100 120
              w=50 h=10                          | 0 0 50 10
              w=50 h=20                          | 50 0 50 20
              w=50 h=10                          | 0 65 50 10
              w=50                               | 50 65 50 55
            """),
        LayoutCase(
            "lines at stretch that do not fit",
            """
            row wrap w=100 h=20 content=stretch | 0 0 100 20
              w=60 h=20                         | 0 0 60 20
              w=60 h=20                         | 0 20 60 20
            """),
        LayoutCase(
            "lines at space-between",
            """
            row wrap w=100 h=120 content=space-between | 0 0 100 120
              w=50 h=10                                | 0 0 50 10
              w=50 h=20                                | 50 0 50 20
              w=50 h=10                                | 0 110 50 10
              w=50                                     | 50 110 50 100
            """),
        LayoutCase(
            "lines at space-between that do not fit",
            """
            row wrap w=100 h=20 content=space-between | 0 0 100 20
              w=60 h=20                               | 0 0 60 20
              w=60 h=20                               | 0 20 60 20
            """),
        LayoutCase(
            "lines at space-around",
            """
            row wrap w=100 h=120 content=space-around | 0 0 100 120
              w=50 h=10                               | 0 23 50 10
              w=50 h=20                               | 50 23 50 20
              w=50 h=10                               | 0 88 50 10
              w=50                                    | 50 88 50 55
            """),
        LayoutCase(
            "lines at space-around that do not fit",
            """
            row wrap w=100 h=20 content=space-around | 0 0 100 20
              w=60 h=20                              | 0 -10 60 20
              w=60 h=20                              | 0 10 60 20
            """),
        LayoutCase(
            "lines of a column that stretch",
            """
            column wrap w=120 h=100 content=stretch | 0 0 120 100
              h=50                                  | 0 0 60 50
              h=50                                  | 0 50 60 50
              h=50                                  | 60 0 60 50
            """),
        LayoutCase(
            "a line breaks at the first that does not fit",
            """
            row wrap w=100 | 0 0 100 20
              w=60 h=10    | 0 0 60 10
              w=50 h=10    | 0 10 50 10
              w=50 h=10    | 50 10 50 10
            """),
        LayoutCase(
            "a line holds one child at least",
            """
            row wrap w=50 | 0 0 50 20
              w=80 h=10   | 0 0 80 10
              w=80 h=10   | 0 10 80 10
            """),
        LayoutCase(
            "margins take room",
            """
            row wrap w=100  | 0 0 100 40
              w=40 h=10 m=5 | 5 5 40 10
              w=40 h=10 m=5 | 55 5 40 10
              w=40 h=10 m=5 | 5 25 40 10
            """),
        LayoutCase(
            "growing on each line",
            """
            row wrap w=100     | 0 0 100 20
              w=60 h=10 grow=1 | 0 0 100 10
              w=60 h=10 grow=1 | 0 10 70 10
              w=30 h=10        | 70 10 30 10
            """),
        LayoutCase(
            "stretched to the line",
            """
            row wrap w=100 | 0 0 100 50
              w=50         | 0 0 50 30
              w=50 h=30    | 50 0 50 30
              w=50         | 0 30 50 20
              w=50 h=20    | 50 30 50 20
            """),
        LayoutCase(
            "centred on the line",
            """
            row wrap w=100 items=center | 0 0 100 40
              w=50 h=10                 | 0 10 50 10
              w=50 h=30                 | 50 0 50 30
              w=50 h=10                 | 0 30 50 10
            """),
        LayoutCase(
            "at the end of the line",
            """
            row wrap w=100 items=flex-end | 0 0 100 40
              w=50 h=10                   | 0 20 50 10
              w=50 h=30                   | 50 0 50 30
              w=50 h=10                   | 0 30 50 10
            """),
        LayoutCase(
            "lines the other way up with alignment",
            """
            row wrap-reverse w=100 h=100 items=flex-start content=flex-end | 0 0 100 100
              w=50 h=10                                                    | 0 30 50 10
              w=50 h=30                                                    | 50 10 50 30
              w=50 h=10                                                    | 0 0 50 10
            """),
        LayoutCase(
            "right to left", direction: .rightToLeft,
            """
            row wrap w=100 | 0 0 100 20
              w=60 h=10    | 40 0 60 10
              w=60 h=10    | 40 10 60 10
            """),
        LayoutCase(
            "a box whose children wrap takes its room",
            """
            w=200 items=flex-start | 0 0 200 20
              row wrap             | 0 0 200 20
                w=80 h=10          | 0 0 80 10
                w=80 h=10          | 80 0 80 10
                w=80 h=10          | 0 10 80 10
            """),
        LayoutCase(
            "a box whose children need not wrap does not",
            """
            w=200 items=flex-start | 0 0 200 10
              row wrap             | 0 0 160 10
                w=80 h=10          | 0 0 80 10
                w=80 h=10          | 80 0 80 10
            """),
    ]
}
