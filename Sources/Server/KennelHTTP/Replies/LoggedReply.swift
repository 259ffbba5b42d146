import HTTPServer
import Locks

/// A reply that logs its response.
final class LoggedReply: ReplyDecorator {
    let reply: any Answering
    private let record: Locked<AccessRecord>
    private let began: Duration
    private let now: @Sendable () -> Duration
    private let log: @Sendable (AccessRecord) -> Void

    init(
        _ reply: any Answering, record: AccessRecord, now: @escaping @Sendable () -> Duration,
        log: @escaping @Sendable (AccessRecord) -> Void
    ) {
        self.reply = reply
        self.record = Locked(record)
        self.now = now
        self.log = log
        began = now()
    }

    /// Records the name of the request's token.
    func setToken(_ token: String?) {
        record.withLock { $0.token = token }
    }

    func send(_ response: HTTPResponse) {
        logResponse(status: response.status, bytes: response.body.count)
        reply.send(response)
    }

    func openStream(_ headers: Headers, onClose: @escaping @Sendable () -> Void) -> any EventReceiver {
        reply.openStream(headers) { [self] in
            logResponse(status: 200, bytes: 0)
            onClose()
        }
    }

    private func logResponse(status: Int, bytes: Int) {
        var told = record.withLock { $0 }
        told.status = status
        told.bytes = bytes
        told.duration = now() - began
        // The path of a missing file may contain anything, even a secret.
        if status >= 400, told.route.first == "/", !told.route.hasPrefix("/api/") { told.route = "/*" }
        log(told)
    }
}
