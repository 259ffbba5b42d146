import HTTPServer

/// A reply for requests that are always answered with one response; a stream is closed as soon as it is opened.
struct WholeReply: Answering {
    private let handler: @Sendable (HTTPResponse) -> Void

    init(_ hears: @escaping @Sendable (HTTPResponse) -> Void) {
        self.handler = hears
    }

    var isGone: Bool { false }

    func send(_ response: HTTPResponse) { handler(response) }

    func openStream(_ headers: Headers, onClose: @escaping @Sendable () -> Void) -> any EventReceiver {
        onClose()
        return NoReader()
    }

    private struct NoReader: EventReceiver {
        func send(_ frame: SharedBytes) -> EventStream.Delivery { .closed }
        func close() {}
        var isClosed: Bool { true }
    }
}
