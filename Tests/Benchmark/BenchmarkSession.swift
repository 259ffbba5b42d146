import JSON

/// One session of a server, with a button that changes one thing.
struct BenchmarkSession {
    let id: String
    /// The request that taps the button.
    let tap: [UInt8]

    /// Opens a session. What it shows is the server's business; it must have a button named "Tap" if it is to be tapped.
    init(of server: ServerProcess, through requests: Requests, body: String) throws {
        let opened = try requests.send("POST", "/api/sessions", body: body)
        guard opened.status == 201, let id = try JSON(parsing: opened.body)["id"]?.string else {
            throw BenchmarkError("no session: \(opened.status) \(String(decoding: opened.body, as: UTF8.self))")
        }
        self.id = id
        let view = try Self.button(of: id, through: requests) ?? "none"
        tap = Requests.bytes("POST", "/api/sessions/\(id)/inputs", body: #"{"type":"tap","view":"\#(view)"}"#)
    }

    func openStream(of server: ServerProcess) throws -> EventReader {
        try EventReader(port: server.port, path: "/api/sessions/\(id)/events")
    }

    private static func button(of id: String, through requests: Requests) throws -> String? {
        let snapshot = try requests.send("GET", "/api/sessions/\(id)")
        return try JSON(parsing: snapshot.body)["tree"].flatMap(button)
    }

    /// The id of the button among these views.
    static func button(in node: JSON) -> String? {
        if node["kind"] == "button", node["props"]?["title"] == "Tap" { return node["id"]?.string }
        return (node["children"]?.array ?? []).lazy.compactMap(button).first
    }
}
