/// An HTTP request. It was read completely, except for a body that the handler reads in lines. The request remains
/// valid after the connection has closed.
public struct HTTPRequest: Sendable {
    /// The method in capital letters. `HEAD` is reported as `GET`, and the body of the answer is omitted.
    public let method: String
    /// The body; empty if there is none, or if the server reads it in lines.
    public let body: [UInt8]

    private let incoming: BodyLines?
    private let head: RequestHead
    private let address: SocketAddress?

    init(method: String, head: RequestHead, body: [UInt8], lines: BodyLines? = nil, address: SocketAddress?) {
        self.method = method
        self.head = head
        self.body = body
        incoming = lines
        self.address = address
    }

    /// Creates a request for tests of a handler.
    public init(
        method: String = "GET", target: String, headers: [(name: String, value: String)] = [], body: [UInt8] = [],
        client: String = ""
    ) {
        var head = RequestHead(target: Array(target.utf8))
        for header in headers { head.append(name: header.name.utf8, value: header.value.utf8) }
        self.init(method: method, head: head, body: body, address: SocketAddress(host: client, port: 0))
    }

    /// The body in whole lines: as they arrive if the server reads it in lines, otherwise all at once.
    public var lines: BodyLines { incoming ?? BodyLines(body) }

    /// The path, still percent-encoded: `/a%2Fb`.
    public var path: String { String(decoding: head.path, as: UTF8.self) }

    /// The components of the path, without empty ones: `/a%2Fb//c/` has the two components `a%2Fb` and `c`.
    public var pathSegments: [PathSegment] {
        head.path.split(separator: UInt8(ascii: "/")).map { PathSegment(bytes: $0) }
    }

    /// The decoded components of the path, without empty ones: `/a%2Fb//c/` gives `a/b` and `c`.
    public var pathComponents: [String] { pathSegments.map(\.decoded) }

    /// The query, still percent-encoded, without its `?`.
    public var rawQuery: String { String(decoding: head.query, as: UTF8.self) }

    /// The decoded parameters of the query, in order; a parameter without `=` has an empty value.
    public var query: [(name: String, value: String)] {
        head.query.split(separator: UInt8(ascii: "&")).map { pair in
            let parts = pair.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
            return (
                percentDecoded(parts[0], plusIsSpace: true),
                parts.count > 1 ? percentDecoded(parts[1], plusIsSpace: true) : ""
            )
        }
    }

    /// Returns the decoded value of the first query parameter with this name.
    public func query(_ name: String) -> String? {
        query.first { $0.name == name }?.value
    }

    /// Returns the first header with this name, ignoring case.
    public func header(_ name: StaticString) -> String? { head.value(of: name) }

    /// Returns whether the first header with this name, ignoring case, has exactly this value.
    public func header(_ name: StaticString, is value: StaticString) -> Bool { head.value(of: name, is: value) }

    /// Returns the number of headers with this name, ignoring case.
    public func headerCount(_ name: StaticString) -> Int { head.count(of: name) }

    /// All headers, unchanged and in the order in which they were sent.
    public var headers: [(name: String, value: String)] { head.headers }

    /// The client's address without its port; empty if unknown.
    public var remoteAddress: String { address?.description ?? "" }
}
