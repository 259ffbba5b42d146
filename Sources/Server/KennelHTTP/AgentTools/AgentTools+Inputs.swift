import JSON
import ModelContext
import Sweeps

/// Tools that send a person's inputs to the app, such as taps and typed text.
extension AgentTools {
    var inputTools: [Tool] {
        [
            Tool(
                "tap", title: "Tap", .changes, "Taps a view, waits until the app is idle, and returns the screen.",
                [Self.session, Self.view, Self.seconds]
            ) { arguments async throws(ToolError) in
                let (id, screen) = try await foundView(arguments) { $0.takesPress }
                if let (alert, index) = screen.alertButton(id) {
                    let input: JSON = ["type": "alert", "view": .string(alert), "button": .int(Int64(index))]
                    return try await perform(input, arguments)
                }
                return try await perform(["type": "tap", "view": .string(id)], arguments)
            },
            Tool(
                "type_text", title: "Type a text", .changes,
                "Replaces the text of a field, and presses the return key if submit is true.",
                [
                    Self.session, Self.view, .required("text", .text, "The new text of the field."),
                    .optional("submit", .flag, "Whether the return key is pressed afterwards."), Self.seconds,
                ]
            ) { arguments async throws(ToolError) in
                let field = try await foundView(arguments) { ["textfield", "textview"].contains($0.kind) }
                let id = JSON.string(field.id)
                try await send(["type": "focus", "view": id], arguments)
                let text: JSON = ["type": "text", "view": id, "text": arguments["text"] ?? "", "sequence": 1]
                guard arguments["submit"]?.bool == true else { return try await perform(text, arguments) }
                try await send(text, arguments)
                return try await perform(["type": "return", "view": id], arguments)
            },
            Tool(
                "scroll", title: "Scroll", .changes, "Scrolls a view to an offset of its content.",
                [
                    Self.session, Self.view, .required("x", .number, "The horizontal offset, in points."),
                    .required("y", .number, "The vertical offset, in points."), Self.seconds,
                ]
            ) { arguments async throws(ToolError) in
                try await performOnView("scroll", members: ["x", "y"], arguments)
            },
            Tool(
                "gesture", title: "Make a gesture", .changes,
                "Swipes over a view, long-presses it, or pulls a list to refresh.",
                [
                    Self.session, Self.view,
                    .required(
                        "kind", .choice(["swipeLeft", "swipeRight", "swipeUp", "swipeDown", "longPress", "pull"]),
                        "The gesture."), Self.seconds,
                ], body: gesture),
            Tool(
                "slide", title: "Move a slider", .changes, "Moves a slider to a position in its range.",
                [Self.session, Self.view, .required("part", .number, "The position, from 0 to 1."), Self.seconds]
            ) { arguments async throws(ToolError) in
                try await performOnView("slide", members: ["part"], arguments)
            },
            Tool(
                "choose_item", title: "Choose a tab or a page", .changes,
                "Chooses an item of a tab bar, or a page of a page view, by its index.",
                [
                    Self.session, Self.view,
                    .required("kind", .choice(["tab", "page"]), "Whether the index is that of a tab or a page."),
                    .required("index", .integer(0...10_000), "The index, counted from 0."), Self.seconds,
                ]
            ) { arguments async throws(ToolError) in
                try await performOnView(arguments.text("kind"), members: ["index"], arguments)
            },
            Tool(
                "go_back", title: "Go back", .changes,
                "Goes back: with the back button, by a swipe from the edge, or by dragging a sheet down.",
                [
                    Self.session,
                    .optional("way", .choice(["button", "swipe", "sheet"]), "How to go back. Default: button."),
                    Self.seconds,
                ]
            ) { arguments async throws(ToolError) in
                let input: JSON =
                    switch arguments.text("way") {
                    case "swipe": ["type": "swipe", "to": "back"]
                    case "sheet": ["type": "swipe", "to": "down"]
                    default: ["type": "back"]
                    }
                return try await perform(input, arguments)
            },
            Tool(
                "retry", title: "Retry a failed load", .changes,
                """
                Runs the retry closure of an error state, as the app's code could. The app may keep its error view. \
                To do what a user does, tap the app's Retry button instead.
                """,
                [
                    Self.session,
                    .optional("retry", .text, "The id of the retry, such as r1. Default: the only one."), Self.seconds,
                ]
            ) { arguments async throws(ToolError) in
                var id = arguments["retry"]?.string
                if id == nil {
                    let retries = try await caller.json("GET", Self.path(of: arguments))["retries"]?.array ?? []
                    guard retries.count == 1, let only = retries[0]["id"]?.string else {
                        let ids = retries.compactMap { $0["id"]?.string }.joined(separator: ", ")
                        throw ToolError(
                            retries.isEmpty
                                ? "Nothing can be retried." : "There are several retries. Choose one of \(ids).")
                    }
                    id = only
                }
                return try await perform(["type": "retry", "retry": .string(id ?? "")], arguments)
            },
        ]
    }

    // MARK: - Sending

    /// Sends an input.
    func send(_ input: JSON, _ arguments: ToolArguments) async throws(ToolError) {
        _ = try await caller.request("POST", Self.path(of: arguments, "/inputs"), body: input)
    }

    /// Sends an input, waits until the app is idle, and returns the screen.
    func perform(_ input: JSON, _ arguments: ToolArguments) async throws(ToolError) -> String {
        try await send(input, arguments)
        return try await screenAtRest(of: arguments)
    }

    /// Performs an input of this type on the view that the arguments name.
    ///
    /// - Parameter names: The names of the arguments that are copied into the input.
    private func performOnView(
        _ type: String, members names: [String], _ arguments: ToolArguments
    ) async throws(ToolError) -> String {
        var input = Self.members(names, of: arguments)
        input["type"] = .string(type)
        input["view"] = .string(try await foundView(arguments).id)
        return try await perform(.object(input), arguments)
    }

    private func gesture(_ arguments: ToolArguments) async throws(ToolError) -> String {
        let (view, screen) = try await foundView(arguments)
        let kind = arguments.text("kind")
        if kind == "pull" { return try await perform(["type": "pull", "view": .string(view)], arguments) }
        let center = screen.center(of: view)
        func input(_ phase: String) -> JSON {
            [
                "type": "gesture", "view": .string(view), "gesture": .string(kind), "phase": .string(phase),
                "x": .double(center.x), "y": .double(center.y),
            ]
        }
        if kind == "longPress" { try await send(input("began"), arguments) }
        return try await perform(input("ended"), arguments)
    }

    // MARK: - Finding views

    /// Returns the view that the argument `view` identifies by its id or its text, and the screen on which it was
    /// found.
    ///
    /// - Parameter isUsable: Returns whether a view takes the input. Such views are preferred to others with the same
    ///   text.
    private func foundView(
        _ arguments: ToolArguments, isUsable: (SeenScreen.View) -> Bool = { _ in true }
    ) async throws(ToolError) -> (id: String, screen: ScreenText) {
        let screen = ScreenText(try await caller.json("GET", Self.path(of: arguments)))
        let name = arguments.text("view")
        if name.wholeMatch(of: /v[0-9]+/) != nil { return (name, screen) }
        let found = screen.views(named: name, usable: isUsable)
        switch found.count {
        case 0: throw ToolError("No view shows \"\(name)\". Call read_screen to list the views.")
        case 1: return (found[0].id.description, screen)
        default:
            let lines = found.prefix(10).map(\.description).joined(separator: "; ")
            throw ToolError("\(found.count) views show \"\(name)\". Use the id of one: \(lines).")
        }
    }
}
