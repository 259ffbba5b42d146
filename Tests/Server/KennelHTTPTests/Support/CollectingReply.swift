import HTTPServer
import Locks

@testable import Kennel
@testable import KennelHTTP

/// Receives the response to a request without a socket.
final class CollectingReply: Answering {
    private let answered: @Sendable (HTTPResponse) -> Void
    private let streams: @Sendable () -> CollectingStream
    private let gone: @Sendable () -> Bool

    init(
        gone: @escaping @Sendable () -> Bool = { false }, answered: @escaping @Sendable (HTTPResponse) -> Void,
        streams: @escaping @Sendable () -> CollectingStream
    ) {
        self.answered = answered
        self.streams = streams
        self.gone = gone
    }

    var isGone: Bool { gone() }

    func send(_ response: HTTPResponse) { answered(response) }

    func openStream(
        _ headers: Headers, onClose: @escaping @Sendable () -> Void
    ) -> any EventReceiver {
        let stream = streams()
        stream.onClose(onClose)
        return stream
    }

    static func answer(to ask: Ask, from interface: HTTPInterface) async -> Reply {
        await withCheckedContinuation { continuation in
            let reply = CollectingReply {
                continuation.resume(returning: Reply($0))
            } streams: {
                continuation.resume(returning: Reply(status: 200, headers: [:], body: []))
                return CollectingStream { _ in
                } ended: {
                }
            }
            interface.answer(HTTPRequest(ask), reply)
        }
    }

    static func stream(_ ask: Ask, from interface: HTTPInterface) -> EventReader {
        let (events, continuation) = AsyncStream.makeStream(of: ReceivedEvent.self)
        let parser = Locked(EventParser())
        let stream = CollectingStream { frame in
            for event in parser.withLock({ $0.take(frame) }) { continuation.yield(event) }
        } ended: {
            continuation.finish()
        }
        let reply = CollectingReply { _ in
            continuation.finish()
        } streams: {
            stream
        }
        interface.answer(HTTPRequest(ask), reply)
        return EventReader(events) { stream.close() }
    }
}

/// A stream that discards what is sent to it and can be closed.
final class CollectingStream: EventReceiver {
    private struct State {
        var isClosed = false
        var onClose: (@Sendable () -> Void)?
    }

    private let state = Locked(State())
    private let taken: @Sendable ([UInt8]) -> Void
    private let ended: @Sendable () -> Void

    init(taken: @escaping @Sendable ([UInt8]) -> Void, ended: @escaping @Sendable () -> Void) {
        self.taken = taken
        self.ended = ended
    }

    func onClose(_ body: @escaping @Sendable () -> Void) {
        state.withLock { $0.onClose = body }
    }

    var isClosed: Bool { state.withLock { $0.isClosed } }

    func send(_ frame: SharedBytes) -> EventStream.Delivery {
        if isClosed { return .closed }
        taken(frame.bytes)
        return .queued
    }

    func close() {
        let onClose = state.withLock { state in
            state.isClosed = true
            defer { state.onClose = nil }
            return state.onClose
        }
        onClose?()
        ended()
    }
}

extension Reply {
    init(_ response: HTTPResponse) {
        self.init(
            status: response.status,
            headers: Dictionary(response.headers.map { ($0.0.lowercased(), $0.1) }, uniquingKeysWith: { $1 }),
            body: response.body)
    }
}
