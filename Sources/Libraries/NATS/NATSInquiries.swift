import CNATS
import Locks

/// Requests to subjects. Each may receive any number of messages as response.
///
/// All responses arrive at one inbox of this connection, so that a request needs no subscription of its own.
package final class NATSInquiries: Sendable {
    /// A closure that receives the responses to a request.
    package typealias Listener = @Sendable (NATSMessage) -> Void

    private let connection: NATSConnection
    private let inbox: String
    private let open = Locked<[String: Listener]>([:])
    private let number = Locked(0)
    private let subscription = Locked<NATSSubscription?>(nil)

    /// Creates an inbox for requests over a connection.
    package init(_ connection: NATSConnection) throws(NATSFailure) {
        self.connection = connection
        var name: UnsafeMutablePointer<CChar>?
        try NATSFailure.check(natsInbox_Create(&name))
        guard let name else { throw .closed }
        inbox = String(cString: name)
        natsInbox_Destroy(name)
        let heard = try connection.subscribe(to: inbox + ".*") { [weak self] message in self?.receive(message) }
        subscription.withLock { $0 = heard }
    }

    /// Returns a new name for a request.
    package func newName() -> String { "\(inbox).\(number.withLock { $0 += 1; return $0 })" }

    /// Sends a request with a new name.
    ///
    /// `listener` receives the responses on the library's thread, until `forget(_:)` is called.
    package func send(
        _ body: [UInt8], to subject: String, as name: String, listener: @escaping Listener
    ) throws(NATSFailure) {
        open.withLock { $0[name] = listener }
        do throws(NATSFailure) {
            try connection.publish(body, to: subject, reply: name)
        } catch {
            forget(name)
            throw error
        }
    }

    /// Stops receiving responses to a request.
    package func forget(_ name: String) {
        open.withLock { _ = $0.removeValue(forKey: name) }
    }

    private func receive(_ message: NATSMessage) {
        open.withLock { $0[message.subject] }?(message)
    }
}
