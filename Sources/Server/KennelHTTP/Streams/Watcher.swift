package import HTTPServer
import JSON
import Sessions

/// One stream that shows one session.
struct Watcher: Sendable {
    /// How the session's events are written to the stream.
    enum Form: Hashable, Sendable {
        /// The stream shows this session only; ids are the stream's own.
        case alone
        /// The stream shows several; each event says whose it is, by the name the watcher asked with.
        case among(name: String)
    }

    let id: Int
    let form: Form
    /// Who looks.
    let reader: SessionView.Reader
    let stream: any EventReceiver
}

extension ProblemDetails {
    /// What is said on a stream in the place of a session that cannot be shown.
    func frame(in form: Watcher.Form) -> [UInt8] {
        var writer = JSONWriter()
        writer.beginObject()
        if case .among(let name) = form {
            writer.key("session")
            writer.string(name)
        }
        write(into: &writer)
        writer.endObject()
        return ServerSentEvent.frame(event: "gone", data: writer.bytes)
    }
}

/// Where events are written to; over a socket an `EventStream`.
package protocol EventReceiver: Sendable {
    /// Takes one or more whole frames. Never waits.
    @discardableResult func send(_ frame: SharedBytes) -> EventStream.Delivery
    /// Ends the stream after what was sent.
    func close()
    /// Whether the stream is over.
    var isClosed: Bool { get }
    /// Whether the stream is over, or its reader has hung up without that being noticed elsewhere.
    var isGone: Bool { get }
}

extension EventReceiver {
    /// A stream whose readers leave by ending it.
    package var isGone: Bool { isClosed }

    /// Takes frames that no other stream is sent.
    func send(_ frame: [UInt8]) -> EventStream.Delivery { send(SharedBytes(frame)) }
}

extension EventStream: EventReceiver {}
