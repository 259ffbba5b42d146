import Foundation
import HTTPServer
import JSON

/// A request that one server forwards to another, which has the session.
struct PassedRequest: JSONMessage {
    private let method: String
    private let target: String
    private let headers: [[String]]
    private let isMember: Bool
    /// The client's address, by which the other server tells guests apart; nil from servers of version 0.1.
    private let client: String?
    private let body: Data

    init(_ request: HTTPRequest, accessLevel: Gatekeeper.AccessLevel) {
        method = request.method
        let query = request.rawQuery
        target = request.path + (query.isEmpty ? "" : "?\(query)")
        headers = request.headers.map { [$0.name, $0.value] }
        isMember = accessLevel == .member
        client = request.remoteAddress
        body = Data(request.body)
    }

    /// Creates a request for a server's entries about the sessions with these viewer ids.
    init(listOf watches: [String], _ accessLevel: Gatekeeper.AccessLevel) {
        method = "GET"
        target = "/api/sessions?" + watches.map { "watch=\($0)" }.joined(separator: "&")
        headers = []
        isMember = accessLevel == .member
        client = nil
        body = Data()
    }

    /// Creates a request for one session's part of a shared stream, from a position in its events on.
    init(streamOf name: String, from position: String?, for requester: Requester) {
        method = "GET"
        let value = name + (position.map { "@\($0)" } ?? "")
        let allowed = CharacterSet.alphanumerics
        target = "/api/events?session=\(value.addingPercentEncoding(withAllowedCharacters: allowed) ?? "")"
        headers = []
        isMember = requester.accessLevel == .member
        client = requester.client
        body = Data()
    }

    /// The session whose stream is requested by `init(streamOf:from:_:)`, and the position in it; nil for any other
    /// request.
    var streamed: (name: String, position: String?)? {
        guard let value = request.path == "/api/events" ? request.query("session") : nil else { return nil }
        let parts = value.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
        return (String(parts.first ?? ""), parts.count == 2 ? String(parts[1]) : nil)
    }

    var request: HTTPRequest {
        HTTPRequest(
            method: method, target: target, headers: headers.filter { $0.count == 2 }.map { ($0[0], $0[1]) },
            body: Array(body), client: client ?? "")
    }

    var accessLevel: Gatekeeper.AccessLevel { isMember ? .member : .guest }
}
