import JSON

/// A message of JSON-RPC 2.0.
enum RPCMessage: Equatable {
    /// A call that is answered. `parameters` is an empty object if there are none.
    case request(id: JSON, method: String, parameters: JSON)
    /// A message that is not answered: a notification, or the response to a request of the server.
    case unanswered

    /// Reads a message; nil if the value is not a message.
    init?(_ json: JSON) {
        guard json["jsonrpc"]?.string == "2.0" else { return nil }
        let id = json["id"]
        guard let method = json["method"]?.string else {
            guard id != nil, json["result"] != nil || json["error"] != nil else { return nil }
            self = .unanswered
            return
        }
        guard let id else {
            self = .unanswered
            return
        }
        guard id.string != nil || id.int != nil else { return nil }
        self = .request(id: id, method: method, parameters: json["params"] ?? [:])
    }
}

/// A JSON-RPC 2.0 error: the request itself was wrong, or it could not be passed on.
struct RPCError: Error, Equatable {
    let code: Int64
    let message: String

    /// Returns an error of the server itself, for which JSON-RPC leaves the codes from -32099 to -32000.
    static func transport(_ message: String) -> RPCError { RPCError(code: -32000, message: message) }
    static func parse(_ message: String) -> RPCError { RPCError(code: -32700, message: message) }
    static func invalidRequest(_ message: String) -> RPCError { RPCError(code: -32600, message: message) }
    static func methodNotFound(_ message: String) -> RPCError { RPCError(code: -32601, message: message) }
    static func invalidParameters(_ message: String) -> RPCError { RPCError(code: -32602, message: message) }

    /// Returns the response to the request with this id; null if the id could not be read.
    func response(to id: JSON) -> JSON {
        ["jsonrpc": "2.0", "id": id, "error": ["code": .int(code), "message": .string(message)]]
    }
}
