import HTTPServer

/// The events of a stream that are not events of a session; the raw value is the name in the event stream.
package enum StreamEvent: String, CaseIterable, Sendable {
    /// A session cannot be shown. The data is the problem that says why.
    case gone
    /// A session is looked up again, because its server or its process was lost.
    case away
    /// The app was compiled again, or could not be compiled.
    case build
    /// The stream is still connected.
    case heartbeat
    /// The server stops.
    case stopping

    /// Returns the event as a frame of the event stream, with JSON data.
    package func frame(_ data: [UInt8] = Array("{}".utf8)) -> [UInt8] {
        ServerSentEvent.frame(event: rawValue, data: data)
    }
}
