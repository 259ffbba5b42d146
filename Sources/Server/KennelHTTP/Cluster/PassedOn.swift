import HTTPServer
import Locks
import Sessions

/// A request that was forwarded to another server, and the state of its answer.
///
/// Parts of the answer arrive in order, one at a time.
final class PassedOn: Sendable {
    /// The reason why the other server did not answer the request.
    enum Failure: Sendable {
        /// The request had no effect. It must be sent to the server that has the session now.
        case askAgain
        /// The other server is gone and may have processed the request.
        case unknown
    }

    private enum State {
        case waiting
        case answering(PassedAnswer, [UInt8])
        case streaming(any EventReceiver)
        case over
    }

    private let reply: any Answering
    private let state = Locked(State.waiting)
    private let takeBack = Callback<Void>()
    private let fail: @Sendable (Failure) -> Void

    init(_ reply: any Answering, fail: @escaping @Sendable (Failure) -> Void) {
        self.reply = reply
        self.fail = fail
    }

    /// Sets the function that cancels the forwarded request when its client has disconnected.
    func whenLeft(_ body: @escaping @Sendable () -> Void) {
        takeBack.set(body)
        if case .over = state.withLock({ $0 }) { body() }
    }

    func receive(_ answer: PeerAnswer) {
        switch (state.withLock { $0 }, answer) {
        case (.waiting, .part(let bytes)): begin(bytes)
        case (.answering(let head, let body), .part(let more)): set(.answering(head, body + more))
        case (.streaming(let stream), .part(let frame)):
            if stream.send(frame) != .queued { leave() }
        case (.answering(let head, let body), .end):
            set(.over)
            reply.send(HTTPResponse(status: head.status, headers: head.headers, body: body))
        // The client reconnects, and then reaches the server that has the session.
        case (.streaming(let stream), .end), (.streaming(let stream), .silence), (.streaming(let stream), .moved),
            (.streaming(let stream), .broken):
            set(.over)
            stream.close()
        case (.waiting, .moved), (.waiting, .silence(isTaken: false)): end(.askAgain)
        case (.waiting, .silence(isTaken: true)), (.waiting, .end), (.waiting, .broken), (.answering, .silence),
            (.answering, .moved), (.answering, .broken):
            end(.unknown)
        case (.over, _): break
        }
    }

    private func begin(_ bytes: [UInt8]) {
        guard let head = PassedAnswer(bytes) else { return end(.unknown) }
        guard head.isStream else { return set(.answering(head, [])) }
        let stream = reply.openStream(head.headers) { [self] in leave() }
        set(.streaming(stream))
        if stream.isClosed { leave() }
    }

    private func leave() {
        set(.over)
        takeBack()
    }

    private func end(_ failure: Failure) {
        set(.over)
        fail(failure)
    }

    private func set(_ next: State) { state.withLock { $0 = next } }
}
