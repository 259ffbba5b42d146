import JSON
import ModelContext

/// Tools that open, list and end sessions, and show their screens.
extension AgentTools {
    var catalogueTools: [Tool] {
        [
            Tool(
                "list_apps", title: "List apps and screens", .reads,
                "Lists the apps in which sessions can be opened, the screens of the backend, and the controllers."
            ) { _ async throws(ToolError) in
                let apps = try await caller.json("GET", "/api/apps").array ?? []
                let screens = try await caller.json("GET", "/api/screens").array ?? []
                let controllers = try await caller.json("GET", "/api/controllers").array ?? []
                return
                    (["Apps:"]
                    + apps.map { app in
                        "- \(app["name"]?.string ?? "(the server's own: leave out \"app\")")"
                            + " \(app["type"]?.string ?? "") \(app["state"]?.string ?? "")"
                    }
                    + ["Screens:"]
                    + screens.map { screen in
                        "- \(screen["path"]?.string ?? "") \(screen["title"]?.string ?? ""): \(screen["note"]?.string ?? "")"
                    }
                    + ["Controllers:"]
                    + controllers.map { controller in
                        "- \(controller["id"]?.string ?? "(the default: leave out \"controller\")")"
                            + " \(controller["type"]?.string ?? "")"
                    }).joined(separator: "\n")
            }
        ]
    }

    var sessionTools: [Tool] {
        [
            Tool(
                "open_session", title: "Open an app", .changes,
                "Opens an app in a new session, waits until it is idle, and returns its screen.",
                [
                    .optional("app", .text, "The name of an app from list_apps. Default: the server's own."),
                    .optional(
                        "screen", .text, "The path or URL of the first Beagle screen. Default: the app's own screen."),
                    .optional("screen_json", .text, "The JSON text of a Beagle screen, instead of screen."),
                    .optional("bff", .text, "The base URL of the backend."),
                    .optional("controller", .text, "The id of a navigation controller from list_apps."),
                    .optional("faults", .text, "Fault rules from the start, in the format of set_faults."),
                    .optional("device", .object, "The device, in the format of set_device."), Self.seconds,
                ], body: open),
            Tool(
                "list_sessions", title: "List sessions", .reads,
                "Lists the latest sessions and recordings of the server."
            ) { _ async throws(ToolError) in
                let sessions = try await caller.json("GET", "/api/sessions?limit=50").array ?? []
                let lines = sessions.map { session in
                    "- \(session["watch"]?.string ?? "") \(session["phase"]?.string ?? "")"
                        + " \(session["name"]?.string ?? session["title"]?.string ?? ""), \(session["inputs"]?.int ?? 0) steps"
                }
                return lines.isEmpty
                    ? "There are no sessions."
                    : (["These are read-only watch ids. Send inputs with the id from open_session."] + lines)
                        .joined(separator: "\n")
            },
            Tool(
                "read_screen", title: "Read the screen", .reads,
                "Returns the visible screen with the ids of its views, and the possible actions.",
                [
                    Self.session,
                    .optional("from", .integer(0...100_000), "The number of lines to skip."),
                ]
            ) { arguments async throws(ToolError) in
                let snapshot = try await caller.json("GET", Self.path(of: arguments))
                return ScreenText(snapshot, from: arguments["from"]?.int ?? 0).text
            },
            Tool(
                "wait", title: "Wait", .reads,
                "Waits until the app is idle: no request is pending, and the screen does not change.",
                [Self.session, Self.seconds]
            ) { arguments async throws(ToolError) in
                try await screenAtRest(of: arguments)
            },
            Tool(
                "set_device", title: "Change the device", .changes,
                "Changes the device: size, language, text size, appearance and so on. Other members do not change.",
                [
                    Self.session,
                    .required(
                        "device", .object,
                        """
                        Members: size (phone, small, landscape) or width and height in points; textSize (xSmall to \
                        xxxLarge, accessibility1 to accessibility5); direction (leftToRight, rightToLeft); appearance \
                        (light, dark); language (a tag such as pt-BR); motion (full, reduced); \
                        exceptions (logged, or fatal to crash where iOS would); contrast (normal, increased); \
                        textWeight (regular, bold); transparency (full, reduced); power (normal, low); app \
                        (foreground, background); locationAccess, notificationAccess, cameraAccess, microphoneAccess, \
                        photoAccess, contactAccess, calendarAccess, reminderAccess, trackingAccess, speechAccess and \
                        mediaAccess (ask, allowed, denied); location ({latitude, longitude}); timeZone (a name such \
                        as America/Sao_Paulo); clockOffset (seconds by which the device's clock is ahead).
                        """), Self.seconds,
                ]
            ) { arguments async throws(ToolError) in
                var input = arguments["device"]?.object ?? [:]
                input["type"] = "device"
                return try await perform(.object(input), arguments)
            },
            Tool(
                "send_event", title: "Send a system event", .changes,
                "Sends a system event to the app: a memory warning, a URL, or a push notification.",
                [
                    Self.session,
                    .required(
                        "event", .object,
                        """
                        One of {"event":"memoryWarning"}, {"event":"openURL","url":"myapp://cart"}, \
                        {"event":"notification","payload":"{\\"aps\\":{\\"alert\\":\\"Hello\\"}}"}; the payload is a text.
                        """), Self.seconds,
                ]
            ) { arguments async throws(ToolError) in
                var input = arguments["event"]?.object ?? [:]
                input["type"] = "system"
                return try await perform(.object(input), arguments)
            },
            Tool(
                "recover", title: "Continue after a crash", .changes,
                "Continues after the app crashed: repeats the step that crashed, or skips it.",
                [
                    Self.session,
                    .required("way", .choice(["again", "before"]), "again repeats the step, before skips it."),
                    Self.seconds,
                ]
            ) { arguments async throws(ToolError) in
                let path = Self.path(of: arguments, "/recovery")
                _ = try await caller.request("POST", path, body: .object(Self.members(["way"], of: arguments)))
                return try await screenAtRest(of: arguments)
            },
            Tool(
                "end_session", title: "Delete a session", .deletes,
                "Ends a session and deletes its recording.", [Self.session]
            ) { arguments async throws(ToolError) in
                _ = try await caller.request("DELETE", Self.path(of: arguments))
                return "The session is deleted."
            },
        ]
    }

    private func open(_ arguments: ToolArguments) async throws(ToolError) -> String {
        var body = Self.members(["app", "screen", "screen_json", "bff", "controller", "device"], of: arguments)
        if let faults = arguments["faults"] { body["faults"] = ["text": faults] }
        let opened = try await caller.json("POST", "/api/sessions", body: .object(body))
        return try await show(opened, seconds: Self.patience(arguments))
    }

    /// Returns the screen of a session that was just opened, and the address of its page.
    func show(_ opened: JSON, seconds: Int) async throws(ToolError) -> String {
        let id = opened["id"]?.string ?? ""
        let snapshot = try await snapshotAtRest(at: "/api/sessions/\(PercentEncoding.encoded(id))", seconds: seconds)
        return """
            A person can see and control the session at \(origin)\(opened["url"]?.string ?? "")
            \(ScreenText(snapshot).text)
            """
    }
}
