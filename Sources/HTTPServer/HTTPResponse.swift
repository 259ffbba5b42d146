/// A whole answer. Length, date and connection headers are added when it is sent.
public struct HTTPResponse: Sendable {
    /// The status code, 200 to 599.
    public var status: Int
    /// Headers in their order; a value with a line break is left out when sending.
    public var headers: [(name: String, value: String)]
    /// The body, sent as it is.
    public var body: [UInt8]

    /// An answer of these parts.
    public init(status: Int = 200, headers: [(name: String, value: String)] = [], body: [UInt8] = []) {
        self.status = status
        self.headers = headers
        self.body = body
    }

    /// Problem details (RFC 9457) with words that need no escapes in JSON.
    static func problem(_ status: Int, _ title: StaticString, _ detail: String) -> HTTPResponse {
        let body = #"{"type":"about:blank","title":"\#(title)","status":\#(status),"detail":"\#(detail)"}"#
        return HTTPResponse(
            status: status, headers: [("Content-Type", "application/problem+json")], body: Array(body.utf8))
    }
}
