/// Screens that fail in different ways, and the list of them.
enum Failures {
    /// A screen that fails in one way.
    struct Case: Sendable {
        let path: String
        let title: String
        let note: String
        let answers: [SampleAnswer]
    }

    /// The delay before each answer of "Fails twice", so that the loading view is visible for a while.
    private static let thought = Duration.milliseconds(800)

    static let all: [Case] = [
        Case(
            path: "/fails-twice", title: "Fails twice", note: "500, 500, and then the screen",
            answers: [
                .failure(500, "The kitchen is on fire", after: thought),
                .failure(500, "The kitchen is still on fire", after: thought),
                SampleAnswer(
                    arrived("fails-twice", "Fails twice", "Two answers were 500. The third one is this screen."),
                    after: thought),
            ]),
        Case(
            path: "/failures/slow", title: "Slow", note: "Answers after three seconds",
            answers: [SampleAnswer(arrived("slow", "Slow", "It took three seconds."), after: .seconds(3))]),
        Case(path: "/failures/404", title: "Not found", note: "404", answers: [.failure(404, "No such screen")]),
        Case(path: "/failures/500", title: "Server error", note: "500, every time", answers: [.failure(500, "Broken")]),
        Case(
            path: "/failures/hang-up", title: "Hangs up", note: "The connection closes without an answer",
            answers: [.ending(.hangUp)]),
        Case(
            path: "http://127.0.0.1:1/closed", title: "Refused connection", note: "Nobody listens there", answers: []),
        Case(
            path: "/failures/time-out", title: "Never answers", note: "Fails when the request times out",
            answers: [.ending(.silence)]),
        Case(
            path: "/failures/broken-json", title: "Broken JSON", note: "The text ends in the middle",
            answers: [SampleAnswer(#"{"_beagleComponent_": "beagle:text",\#n "text": "Never clo"#)]),
        Case(
            path: "/failures/wrong-type", title: "Wrong type", note: "A list where a component should be",
            answers: [SampleAnswer(wrongType)]),
        Case(
            path: "/failures/strict", title: "Strict only", note: "Fails where documents are read strictly",
            answers: [SampleAnswer(lenientOnly)]),
        Case(
            path: "/failures/unknown-component", title: "Unknown component", note: "A component the app lacks",
            answers: [SampleAnswer(unknownComponent)]),
        Case(path: "http://[bad", title: "Bad URL", note: "No request can be made of it", answers: []),
        Case(
            path: "/failures/redirects", title: "Redirects for ever", note: "Sends you to itself",
            answers: [.redirect(to: "/failures/redirects")]),
        Case(
            path: "/failures/endless", title: "Endless answer", note: "Bytes that never stop",
            answers: [.ending(.endless, String(repeating: "and so on ", count: 40_000))]),
        Case(
            path: "/failures/fallback", title: "With a fallback", note: "Fails, and shows a screen of its own instead",
            answers: [SampleAnswer(fallback)]),
    ]

    /// The list of all failures, and "Fails twice" with each controller.
    static let index: Document = .screen(
        "failures", title: "Things that go wrong",
        [
            Shop.link(
                "Kinds of error", "Each kind there is, and its way back", icon: "bell", [.pushView("/failures/kinds")])
        ]
            + [.heading("Ways to fail")]
            + all.map { Shop.link($0.title, $0.note, [.pushView($0.path)]) }
            + [.heading("Fails twice, under another controller")]
            + ["CustomError", "CustomLoading", "Legacy", "ErrorKinds", "ColouredBar"].map {
                Shop.link($0, "Presented in a stack of its own", [.pushStack("/fails-twice/\($0)", controller: $0)])
            })

    /// The paths of "Fails twice" in a new stack. Each controller has its own path, so the failures are repeated.
    static let stacks: [(path: String, answers: [SampleAnswer])] =
        ["CustomError", "CustomLoading", "Legacy", "ErrorKinds", "ColouredBar"].map { controller in
            (
                path: "/fails-twice/\(controller)",
                answers: [
                    .failure(500, "No", after: thought), .failure(500, "Still no", after: thought),
                    SampleAnswer(
                        arrived(
                            "fails-twice-\(controller)", controller, "The third answer is this screen.", close: true),
                        after: thought),
                ]
            )
        }

    private static func arrived(_ id: String, _ title: String, _ note: String, close: Bool = false) -> Document {
        .screen(
            id, title: title, items: close ? [.barItem("Close", [.popStack])] : [],
            [.card([.text("Here it is."), .styled(note, "Shop.Quiet")])])
    }

    private static let wrongType: Document = [
        "_beagleComponent_": "beagle:container",
        "children": [
            .text("This is fine."),
            ["_beagleComponent_": "beagle:touchable", "child": ["a list", "is not a component"], "onPress": []],
        ],
    ]

    /// Values that other Beagle platforms accept and Beagle iOS rejects: a unit without a type, a number as a text, an
    /// enumeration case in lower case.
    private static let lenientOnly = """
        {
          "_beagleComponent_": "beagle:screenComponent",
          "navigationBar": { "title": "Read leniently" },
          "child": {
            "_beagleComponent_": "beagle:container",
            "style": { "padding": { "all": { "value": 16 } } },
            "children": [
              { "_beagleComponent_": "beagle:text", "text": "Open this strictly and it fails." },
              { "_beagleComponent_": "beagle:text", "text": 2207, "alignment": "center" }
            ]
          }
        }
        """

    private static let unknownComponent: Document = .screen(
        "unknown-component", title: "Unknown component",
        [
            .text("Between this line"), ["_beagleComponent_": "custom:weatherMap", "zoom": 3],
            .text("and this one stands a component the app has never heard of."),
        ])

    private static let fallback: Document = .screen(
        "fallback", title: "With a fallback",
        [
            .card([.text("The screen behind this button always answers 500. The button brings its own screen along.")]),
            .filledButton(
                "Open",
                [
                    .pushView(
                        "/failures/500",
                        fallback: .screen(
                            "fallback-shown", title: "Fallback",
                            [
                                .card([
                                    .text("This screen came with the button."),
                                    .styled("The one from the server failed.", "Shop.Quiet"),
                                ])
                            ]))
                ]),
        ])
}
