import Glibc

/// The ways in which an app misbehaves in one session, repeatedly.
enum Misbehavior: String, CaseIterable {
    /// A turn does not end.
    case loop
    /// A turn crashes.
    case trap
    /// A turn allocates memory until there is none left.
    case memory
    /// A session opens with the largest screen that a request may have.
    case document

    /// The name in a sentence.
    var phrase: String {
        switch self {
        case .loop: "a loop"
        case .trap: "crashes"
        case .memory: "growing memory"
        case .document: "large documents"
        }
    }

    /// Runs in the app when a button with this name is pressed.
    func happen() {
        switch self {
        case .loop: while true {}
        case .trap: fatalError("the benchmark asked for it")
        case .memory:
            while true {
                let size = 1_048_576
                guard let room = malloc(size) else { fatalError("no memory is left") }
                memset(room, 1, size)
            }
        case .document: break
        }
    }

    /// Repeats it in sessions of the server at a port until this process is ended.
    func repeatForever(port: UInt16) throws -> Never {
        let requests = try Requests(port: port)
        print("misbehaves at 127.0.0.1:\(port)")
        fflush(nil)
        while true {
            switch self {
            case .document: try open(ScreenJSON.body(bytes: 1_000_000), requests)
            case .loop, .trap, .memory: try press(requests)
            }
        }
    }

    private func open(_ body: String, _ requests: Requests) throws {
        let session = try BenchmarkSession(through: requests, body: body)
        _ = try requests.send("DELETE", "/api/sessions/\(session.id)")
    }

    /// Presses the button of a session again and again. After each crash, the session is restored to its state before
    /// the crash, as long as the server allows that; then another session is used.
    private func press(_ requests: Requests) throws {
        let session = try BenchmarkSession(through: requests, body: "{}")
        guard let press = try session.tap(on: rawValue, through: requests) else {
            throw BenchmarkError("there is no button \(rawValue)")
        }
        repeat { _ = try requests.send(press) } while try session.goesOn(through: requests)
        _ = try requests.send("DELETE", "/api/sessions/\(session.id)")
    }
}
