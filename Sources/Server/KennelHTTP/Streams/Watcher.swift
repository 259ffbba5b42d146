package import HTTPServer
import JSON
import Sessions

/// A stream that shows one session.
struct Watcher: Sendable {
    /// The form in which the session's events are written to the stream.
    enum Form: Hashable, Sendable {
        /// The stream shows only this session, and its events have ids.
        case alone
        /// The stream shows several sessions; each event contains the name by which the session was requested.
        case among(name: String)
    }

    let id: Int
    let form: Form
    /// The kind of viewer for which snapshots are made.
    let reader: SessionView.Reader
    let stream: any EventReceiver
}

extension ProblemDetails {
    /// Returns the event that a stream carries in place of a session that cannot be shown.
    func frame(in form: Watcher.Form) -> [UInt8] {
        var writer = JSONWriter()
        writer.beginObject()
        if case .among(let name) = form {
            writer.key("session")
            writer.string(name)
        }
        write(into: &writer)
        writer.endObject()
        return StreamEvent.gone.frame(writer.bytes)
    }
}

/// The receiver of a stream's events: an `EventStream` for a socket.
package protocol EventReceiver: Sendable {
    /// Sends one or more whole frames. Never blocks.
    @discardableResult func send(_ frame: SharedBytes) -> EventStream.Delivery
    /// Ends the stream after the frames already sent.
    func close()
    /// Whether the stream has ended.
    var isClosed: Bool { get }
    /// Whether the stream has ended, or its client has disconnected without an end of the stream.
    var isGone: Bool { get }
}

extension EventReceiver {
    /// Equals `isClosed` for a stream that ends when its client disconnects.
    package var isGone: Bool { isClosed }

    /// Sends frames that are not shared with other streams.
    func send(_ frame: [UInt8]) -> EventStream.Delivery { send(SharedBytes(frame)) }
}

extension EventStream: EventReceiver {}
