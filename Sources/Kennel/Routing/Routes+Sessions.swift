import Beagle
import HTTPServer
import JSON
import JournalStore
import SessionRuntime

extension Routes {
    func openSession(_ request: HTTPRequest, _ reply: any Answering) throws(ProblemDetails) {
        let body = try BodyReader(try jsonBody(request), limits: limits)
        try registry.admit()
        let configuration = try opener.configuration(asked: body)
        try opener.open(configuration) { [self] result in
            switch result {
            case .success(let names):
                metrics.sessionOpened()
                sendOpened(names.id, names.watch, inputs: nil, reply)
            case .failure(let problem): refuse(problem, reply)
            }
        }
    }

    /// Tells the names of a session that was just opened, and of a recording how many inputs it has.
    func sendOpened(_ id: SessionID, _ watch: SessionID, inputs: Int?, _ reply: any Answering) {
        var writer = JSONWriter(reserving: 160)
        writer.beginObject()
        writer.key("id")
        writer.string(id.rawValue)
        writer.key("watch")
        writer.string(watch.rawValue)
        writer.key("url")
        writer.string("/?session=\(id)")
        if let inputs {
            writer.key("inputs")
            writer.number(inputs)
        }
        writer.endObject()
        reply.send(json: writer.bytes, status: 201, headers: [("Location", "/api/sessions/\(id)")])
    }

    func listSessions(_ reply: any Answering) throws(ProblemDetails) {
        var writer = JSONWriter()
        writer.beginArray()
        for running in registry.all.sorted(by: { $0.configuration.opened < $1.configuration.opened }) {
            Self.beginEntry(running.id, running.watch, opened: running.configuration.opened, in: &writer)
            for (name, value): (StaticString, String?) in [
                ("bff", running.configuration.bff?.absoluteString), ("screen", running.configuration.screen),
                ("controller", running.configuration.controller),
                ("decoding", running.configuration.decoding?.rawValue),
            ] {
                guard let value else { continue }
                writer.key(name)
                writer.string(value)
            }
            writer.key("watchers")
            writer.number(running.broadcast.watcherCount)
            if case .recording = running.kept {
                writer.key("phase")
                writer.string("recording")
            }
            writer.endObject()
        }
        for session in try opener.parkedSessions() {
            Self.beginEntry(session.id, session.watch, opened: session.opened, in: &writer)
            writer.key("phase")
            writer.string(session.state.phase)
            writer.endObject()
        }
        for recording in opener.parkedRecordings() {
            Self.beginEntry(recording.id, recording.watch, opened: recording.facts.configuration.opened, in: &writer)
            writer.key("phase")
            writer.string("recording")
            writer.endObject()
        }
        writer.endArray()
        reply.send(json: writer.bytes)
    }

    /// What is said of every listed session, whether it runs or is put aside.
    private static func beginEntry(
        _ id: SessionID, _ watch: SessionID, opened: Int64, in writer: inout JSONWriter
    ) {
        writer.beginObject()
        writer.key("id")
        writer.string(id.rawValue)
        writer.key("watch")
        writer.string(watch.rawValue)
        writer.key("opened")
        writer.number(opened)
    }

    func showSession(_ id: String, _ reply: any Answering) throws(ProblemDetails) {
        let access = try opener.find(id)
        let running = access.session
        running.touch(at: opener.clock.now)
        running.session.synchronize { view in
            running.broadcast.keep()
            reply.send(json: access.snapshot(of: view))
        }
    }

    func endSession(_ id: String, _ reply: any Answering) throws(ProblemDetails) {
        try opener.close(id) {
            reply.send(HTTPResponse(status: 204, headers: SecurityHeaders.data, body: []))
        }
    }

    func takeInput(_ request: HTTPRequest, of id: String, _ reply: any Answering) throws(ProblemDetails) {
        let running = try opener.findToChange(id)
        let posted = try postedInput(try jsonBody(request))
        running.touch(at: opener.clock.now)
        running.session.submit(posted.input, key: posted.key) { [self] result in
            switch result {
            case .success(let number):
                metrics.inputTaken()
                reply.send(HTTPResponse(status: 202, headers: Self.acceptedHeaders, body: Self.accepted(number)))
            case .failure(let rejection):
                metrics.inputRejected()
                refuse(rejection.problem, reply)
            }
        }
    }

    func replaceFaults(_ request: HTTPRequest, of id: String, _ reply: any Answering) throws(ProblemDetails) {
        let running = try opener.findToChange(id)
        let body = try BodyReader(try jsonBody(request), limits: limits)
        let script: FaultScript
        do {
            script = try FaultScript(body.json)
        } catch {
            throw error.problem
        }
        running.touch(at: opener.clock.now)
        running.session.submit(.faults(script), key: nil) { [self] result in
            switch result {
            case .success:
                running.session.synchronize { reply.send(json: $0.faults()) }
            case .failure(let rejection):
                refuse(rejection.problem, reply)
            }
        }
    }

    func showExchange(_ number: String, of id: String, _ reply: any Answering) throws(ProblemDetails) {
        let (running, request) = try findRequest(number, of: id)
        running.session.synchronize { [self] view in
            guard let exchange = view.requestDetails(request) else {
                refuse(.unknownRequest(number), reply)
                return
            }
            reply.send(json: exchange)
        }
    }

    func showImage(_ number: String, of id: String, _ reply: any Answering) throws(ProblemDetails) {
        let (running, request) = try findRequest(number, of: id)
        running.session.synchronize { [self] view in
            guard let image = view.image(request) else {
                refuse(.unknownRequest(number), reply)
                return
            }
            reply.send(Self.drawable(Array(image.data), type: image.type))
        }
    }

    func showPicture(_ name: String, of id: String, _ reply: any Answering) throws(ProblemDetails) {
        try opener.find(id).session.session.synchronize { [self] view in
            guard let picture = view.picture(named: name) else {
                refuse(.noPicture(name), reply)
                return
            }
            reply.send(Self.drawable(picture.bytes, type: picture.type))
        }
    }

    private static func drawable(_ bytes: [UInt8], type: String?) -> HTTPResponse {
        HTTPResponse(
            status: 200,
            headers: [
                ("Content-Type", ImageType.acceptable(type)),
                ("Cache-Control", "private, max-age=31536000, immutable"),
            ] + SecurityHeaders.foreign, body: bytes)
    }

    private func findRequest(
        _ number: String, of id: String
    ) throws(ProblemDetails) -> (running: RunningSession, request: RequestID) {
        let running = try opener.find(id).session
        guard let request = RequestID(number) else { throw .unknownRequest(number) }
        return (running, request)
    }

    private func postedInput(_ bytes: [UInt8]) throws(ProblemDetails) -> PageInput {
        do {
            if let plain = PlainObject(bytes) { return try PageInput(plain) }
        } catch {
            throw error.problem
        }
        let json: JSON
        do {
            json = try JSON(parsing: bytes, limits: limits)
        } catch {
            throw .notJSON(error)
        }
        do {
            return try PageInput(json)
        } catch {
            throw error.problem
        }
    }

    private static let acceptedHeaders: Headers = [("Content-Type", "application/json")]

    private static func accepted(_ number: Int) -> [UInt8] {
        var json = JSONWriter(reserving: 32)
        json.beginObject()
        json.key("input")
        json.number(number)
        json.endObject()
        return json.bytes
    }
}

extension RecordedSession.State {
    /// How a session that does not run is called in the list.
    fileprivate var phase: String {
        switch self {
        case .open, .restoring: "parked"
        case .quarantined: "quarantined"
        case .recording, .playing: "recording"
        }
    }
}

/// Which types of a backend's image are passed on as they are.
enum ImageType {
    private static let known: Set<String> = [
        "image/png", "image/jpeg", "image/gif", "image/webp", "image/avif", "image/svg+xml", "image/bmp",
    ]

    /// The type itself when a browser can only draw it, otherwise one that it will not interpret.
    static func acceptable(_ type: String?) -> String {
        let essence = type.map { String($0.prefix { $0 != ";" }).lowercased().filter { $0 != " " } } ?? ""
        return known.contains(essence) ? essence : "application/octet-stream"
    }
}
