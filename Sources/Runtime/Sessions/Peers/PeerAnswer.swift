/// An event in the response of another server of a cluster to a forwarded request.
package enum PeerAnswer: Sendable {
    /// A part of the response, in order.
    case part([UInt8])
    /// The response is complete.
    case end
    /// The server no longer has the session, and the request had no effect.
    case moved
    /// The server does not respond, or failed during its response. `isTaken` is true if the request may have had an
    /// effect.
    case silence(isTaken: Bool)
    /// The connection of either server was interrupted, so that the request or a part of the response may be lost.
    case broken
}
