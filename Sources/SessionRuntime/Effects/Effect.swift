import HeadlessUIKit

/// What the world outside must do because of an input; the session does it after the input, a replay does not.
enum Effect {
    /// Send a request.
    case send(RequestID, TransportRequest)
    /// Give a request up.
    case abandon(RequestID)
}
