/// What the access log says of one request. Nothing in it lets anybody in: no token, no name of a session, no query.
package struct AccessRecord: Sendable, Equatable {
    /// The address of the client, or of the proxy before it.
    package var client: String
    /// The name of the token that it brought, where that has one.
    package var token: String?
    /// The method.
    package var method: String
    /// What was asked for, with a star in the place of every name.
    package var route: String
    /// The status of the answer.
    package var status: Int
    /// Bytes of the answer's body; 0 for a stream.
    package var bytes: Int
    /// From the request to the answer; of a stream, to its end.
    package var duration: Duration
}
