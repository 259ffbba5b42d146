/// Every kind of error, each with a retry that finally succeeds where possible.
enum FailureKinds {
    /// A kind of error: how it is caused, and the answers of the backend.
    private struct Kind {
        let name: String
        let note: String
        let actions: [Document]
        var screens: [(path: String, document: Document)] = []
        var answers: [(path: String, answers: [SampleAnswer])] = []
    }

    /// The screen that lists all kinds of errors, each with a link that causes it.
    static let index: Document = .screen(
        "kinds", title: "Kinds of error",
        [.styled("Each of these fails at least once. Retry, and see what the app hears.", "Shop.Caption")]
            + kinds.map { Shop.link($0.name, $0.note, $0.actions) })

    /// The answers of the backend.
    static let answers: [(path: String, answers: [SampleAnswer])] =
        kinds.flatMap { kind in kind.screens.map { ($0.path, [SampleAnswer($0.document)]) } + kind.answers }

    private static let badURL = "http://[bad"
    private static let garbage = SampleAnswer(#"{"_beagleComponent_": 7}"#)

    private static let kinds: [Kind] =
        [
            remote("networkError", "The server answers 500 once", [.failure(500, "Not now"), SampleAnswer(arrived)]),
            remote("decoding", "The screen cannot be read once", [garbage, SampleAnswer(arrived)]),
            Kind(
                name: "remoteScreen · urlBuilderError", note: "No request can be made of it",
                actions: [.pushView(badURL)]),
            lazy(
                "networkError", "A part of the screen answers 500 once", [.failure(500, "Not now"), SampleAnswer(part)]),
            lazy("decoding", "A part cannot be read once", [garbage, SampleAnswer(part)]),
            lazy("urlBuilderError", "A part has no usable address", nil),
            submit("networkError", "A form's answer is 500 once", [.failure(500, "Not now"), SampleAnswer(thanks)]),
            submit("decoding", "A form's answer is no action, once", [garbage, SampleAnswer(thanks)]),
            submit("urlBuilderError", "A form has no usable address", nil),
            Kind(
                name: "action", note: "The app's own action pays with a card that is declined twice",
                actions: [.pay(then: [.alert("Paid", "The card was accepted.")])]),
            web,
            Kind(
                name: "declarativeText", note: "A screen that comes with the app cannot be read",
                actions: [.openNativeRoute("/native/broken-text")]),
        ]

    private static func remote(_ reason: String, _ note: String, _ answers: [SampleAnswer]) -> Kind {
        let path = "/kinds/remote/\(reason)"
        return Kind(
            name: "remoteScreen · \(reason)", note: note, actions: [.pushView(path)], answers: [(path, answers)])
    }

    private static func lazy(_ reason: String, _ note: String, _ answers: [SampleAnswer]?) -> Kind {
        let screen = "/kinds/lazy/\(reason)"
        let path = answers == nil ? badURL : "/kinds/part/\(reason)"
        return Kind(
            name: "lazyLoad · \(reason)", note: note, actions: [.pushView(screen)],
            screens: [
                (
                    screen,
                    .screen(
                        "lazy-\(reason)", title: "A lazy part",
                        [
                            .text("This came at once."),
                            .lazy(path, meanwhile: .card([.styled("This part is not here yet.", "Shop.Caption")])),
                        ])
                )
            ], answers: answers.map { [(path, $0)] } ?? [])
    }

    private static func submit(_ reason: String, _ note: String, _ answers: [SampleAnswer]?) -> Kind {
        let screen = "/kinds/form/\(reason)"
        let path = answers == nil ? badURL : "/kinds/sent/\(reason)"
        return Kind(
            name: "submitForm · \(reason)", note: note, actions: [.pushView(screen)],
            screens: [
                (
                    screen,
                    .screen(
                        "form-\(reason)", title: "A form of Beagle 1",
                        [
                            [
                                "_beagleComponent_": "beagle:form",
                                "onSubmit": .list([
                                    [
                                        "_beagleAction_": "beagle:formRemoteAction", "path": .string(path),
                                        "method": "POST",
                                    ]
                                ]),
                                "child": .column([
                                    .fieldBox([
                                        "_beagleComponent_": "beagle:formInput", "name": "name",
                                        "child": [
                                            "_beagleComponent_": "beagle:textInput", "placeholder": "Your name",
                                            "styleId": "Shop.Field",
                                        ],
                                    ]),
                                    [
                                        "_beagleComponent_": "beagle:formSubmit",
                                        "child": .card([.styled("Send", "Shop.Price", alignment: "CENTER")]),
                                    ],
                                ]),
                            ]
                        ])
                )
            ], answers: answers.map { [(path, $0)] } ?? [])
    }

    private static let web: Kind = Kind(
        name: "webView", note: "The page answers 503 once", actions: [.pushView("/kinds/web")],
        screens: [
            (
                "/kinds/web",
                [
                    "_beagleComponent_": "beagle:screenComponent", "id": "web",
                    "navigationBar": ["title": "A web view"],
                    "child": .column(
                        style: ["flex": ["grow": 1]], [.webView("@{address('/pages/moody.html')}")]),
                ]
            )
        ],
        answers: [
            ("/pages/moody.html", [.failure(503, "In a mood"), SampleAnswer(Shop.stationsHTML, type: "text/html")])
        ])

    private static let arrived: Document = .screen(
        "arrived", title: "Arrived",
        [.card([.text("Here it is."), .styled("The second answer was this.", "Shop.Quiet")])])

    private static let part: Document = .card([.text("The part is here.")])

    private static let thanks: Document = .alert("Sent", "The form arrived.")
}
