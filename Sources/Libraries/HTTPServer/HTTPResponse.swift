/// A whole answer. Length, date and connection headers are added when it is sent.
public struct HTTPResponse: Sendable {
    /// The status code, 200 to 599.
    public var status: Int
    /// Headers in their order; a value with a line break is left out when sending.
    public var headers: [(name: String, value: String)]
    /// The body, sent as it is.
    public var body: [UInt8] {
        get { shared?.bytes ?? own }
        set { (own, shared) = (newValue, nil) }
    }

    private var own: [UInt8]
    /// The copy that other answers send too; nil where the body is this answer's own.
    private(set) var shared: SharedBytes?

    /// An answer of these parts.
    public init(status: Int = 200, headers: [(name: String, value: String)] = [], body: [UInt8] = []) {
        self.status = status
        self.headers = headers
        own = body
    }

    /// An answer whose body is one copy for all who are sent it.
    public init(status: Int = 200, headers: [(name: String, value: String)] = [], shared: SharedBytes) {
        self.status = status
        self.headers = headers
        own = []
        self.shared = shared
    }

    /// Problem details (RFC 9457) with words that need no escapes in JSON.
    static func problem(_ status: Int, _ title: StaticString, _ detail: String) -> HTTPResponse {
        let body = #"{"type":"about:blank","title":"\#(title)","status":\#(status),"detail":"\#(detail)"}"#
        return HTTPResponse(
            status: status, headers: [("Content-Type", "application/problem+json")], body: Array(body.utf8))
    }
}
