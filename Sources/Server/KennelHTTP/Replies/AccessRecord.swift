/// An entry of the access log. The entry contains nothing that grants access: no token, session id or query.
package struct AccessRecord: Sendable, Equatable {
    /// The address of the client, or of the proxy in front of it.
    package var client: String
    /// The name of the request's token; nil without a named token.
    package var token: String?
    package var method: String
    /// The path of the request, with a star in place of every name.
    package var route: String
    package var status: Int
    /// The size of the response body in bytes; 0 for a stream.
    package var bytes: Int
    /// The time from the request to the response, or to the end of a stream.
    package var duration: Duration
}
