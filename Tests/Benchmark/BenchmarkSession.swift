import JSON

/// One session of a server, with a button that changes one label.
struct BenchmarkSession {
    let id: String
    /// The request that taps the button.
    let tap: [UInt8]

    /// Opens a session. A session that will be tapped must have a button named "Tap".
    init(through requests: Requests, body: String) throws {
        let opened = try requests.send("POST", "/api/sessions", body: body)
        guard opened.status == 201, let id = try JSON(parsing: opened.body)["id"]?.string else {
            throw BenchmarkError("no session: \(opened.status) \(String(decoding: opened.body, as: UTF8.self))")
        }
        self.id = id
        tap = try Self.tap(on: "Tap", of: id, through: requests) ?? Self.tap(on: "none", of: id)
    }

    /// Returns the request that taps the button with a name; nil if there is no such button.
    func tap(on name: String, through requests: Requests) throws -> [UInt8]? {
        try Self.tap(on: name, of: id, through: requests)
    }

    /// Continues the session in its state before a crash. Returns false if the server refuses that.
    func goesOn(through requests: Requests) throws -> Bool {
        try requests.send("POST", "/api/sessions/\(id)/recovery", body: #"{"way":"before"}"#).status == 200
    }

    func openStream(of server: ServerProcess) throws -> EventReader {
        try EventReader(port: server.port, path: "/api/sessions/\(id)/events")
    }

    private static func tap(on name: String, of id: String, through requests: Requests) throws -> [UInt8]? {
        let snapshot = try requests.send("GET", "/api/sessions/\(id)")
        return try JSON(parsing: snapshot.body)["tree"].flatMap { button(name, in: $0) }.map { tap(on: $0, of: id) }
    }

    private static func tap(on view: String, of id: String) -> [UInt8] {
        Requests.bytes("POST", "/api/sessions/\(id)/inputs", body: #"{"type":"tap","view":"\#(view)"}"#)
    }

    /// Returns the id of the button with a name among the given views.
    static func button(_ name: String = "Tap", in node: JSON) -> String? {
        if node["kind"] == "button", node["props"]?["title"]?.string == name { return node["id"]?.string }
        return (node["children"]?.array ?? []).lazy.compactMap { button(name, in: $0) }.first
    }
}
