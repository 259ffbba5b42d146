/// One request, read whole but for a body that is read in lines. It stays valid when the connection has gone.
public struct HTTPRequest: Sendable {
    /// The method in capitals; `HEAD` arrives as `GET`, and the answer's body is left out.
    public let method: String
    /// The body; empty when there is none, or when the server reads it in lines.
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

    /// A request that did not come over a connection of this server: of a test, or passed on by another server.
    ///
    /// - Parameter client: The numeric address of the client; empty where it is not known.
    public init(
        method: String = "GET", target: String, headers: [(name: String, value: String)] = [], body: [UInt8] = [],
        client: String = ""
    ) {
        var head = RequestHead(target: Array(target.utf8))
        for header in headers { head.append(name: header.name.utf8, value: header.value.utf8) }
        self.init(method: method, head: head, body: body, address: SocketAddress(host: client, port: 0))
    }

    /// The body in whole lines: as they come where the server reads it so, otherwise all at once.
    public var lines: BodyLines { incoming ?? BodyLines(body) }

    /// The path as it was sent, still percent-encoded: `/a%2Fb`.
    public var path: String { String(decoding: head.path, as: UTF8.self) }

    /// The decoded parts of the path between its slashes, empty ones left out: `/a%2Fb//c/` gives `a/b` and `c`.
    public var pathComponents: [String] {
        head.path.split(separator: UInt8(ascii: "/")).map { percentDecoded($0) }
    }

    /// The one part of the path between two texts, when the path begins with the first, ends with the second, and what
    /// is between is made of ASCII letters, digits, `-` and `_`; nil otherwise. Much quicker than all `pathComponents`.
    public func pathPart(after start: StaticString, before end: StaticString) -> String? {
        head.pathPart(after: start, before: end)
    }

    /// The query as it was sent, without its `?`.
    public var rawQuery: String { String(decoding: head.query, as: UTF8.self) }

    /// The decoded parameters of the query in their order; one without `=` has an empty value.
    public var query: [(name: String, value: String)] {
        head.query.split(separator: UInt8(ascii: "&")).map { pair in
            let parts = pair.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
            return (
                percentDecoded(parts[0], plusIsSpace: true),
                parts.count > 1 ? percentDecoded(parts[1], plusIsSpace: true) : ""
            )
        }
    }

    /// The first parameter of the query with this name, decoded.
    public func query(_ name: String) -> String? {
        query.first { $0.name == name }?.value
    }

    /// The first header with this name, whatever the case of its letters.
    public func header(_ name: StaticString) -> String? { head.value(of: name) }

    /// Whether the first header with this name, whatever the case of its letters, has exactly this value.
    public func header(_ name: StaticString, is value: StaticString) -> Bool { head.value(of: name, is: value) }

    /// The number of headers with this name, whatever the case of their letters.
    public func headerCount(_ name: StaticString) -> Int { head.count(of: name) }

    /// The headers as they were sent, in their order.
    public var headers: [(name: String, value: String)] { head.headers }

    /// The address of the other end, without its port; empty when it is not known.
    public var remoteAddress: String { address?.description ?? "" }
}
