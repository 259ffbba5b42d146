/// A complete response. Length, date and connection headers are added when it is sent.
public struct HTTPResponse: Sendable {
    /// The status code, 200 to 599.
    public var status: Int
    /// The headers, in order; a header whose value contains a line break is omitted.
    public var headers: [(name: String, value: String)]
    /// The body, sent unchanged.
    public var body: [UInt8] {
        get { shared?.bytes ?? own }
        set { (own, shared) = (newValue, nil) }
    }

    private var own: [UInt8]
    /// The body that is shared with other responses; nil if it is not shared.
    private(set) var shared: SharedBytes?

    /// Creates a response.
    public init(status: Int = 200, headers: [(name: String, value: String)] = [], body: [UInt8] = []) {
        self.status = status
        self.headers = headers
        own = body
    }

    /// Creates a response whose body is shared with other responses.
    public init(status: Int = 200, headers: [(name: String, value: String)] = [], shared: SharedBytes) {
        self.status = status
        self.headers = headers
        own = []
        self.shared = shared
    }

    /// Returns problem details (RFC 9457); the texts must not need escaping in JSON.
    static func problem(_ status: Int, title: StaticString, detail: String) -> HTTPResponse {
        let body = #"{"type":"about:blank","title":"\#(title)","status":\#(status),"detail":"\#(detail)"}"#
        return HTTPResponse(
            status: status, headers: [("Content-Type", "application/problem+json")], body: Array(body.utf8))
    }
}
