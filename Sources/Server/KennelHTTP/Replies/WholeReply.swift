import HTTPServer

/// A reply to what is always answered at once and in whole; a stream of it is over before it begins.
struct WholeReply: Answering {
    private let hears: @Sendable (HTTPResponse) -> Void

    init(_ hears: @escaping @Sendable (HTTPResponse) -> Void) {
        self.hears = hears
    }

    var isGone: Bool { false }

    func send(_ response: HTTPResponse) { hears(response) }

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
