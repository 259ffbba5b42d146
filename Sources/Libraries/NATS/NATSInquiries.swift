import CNATS
import Locks

/// Questions to subjects, each of which is answered with as many messages as there are.
///
/// All answers come to one subject of this connection, so that a question costs nothing but itself.
package final class NATSInquiries: Sendable {
    /// What is heard of a question.
    package typealias Listener = @Sendable (NATSMessage) -> Void

    private let connection: NATSConnection
    private let inbox: String
    private let open = Locked<[String: Listener]>([:])
    private let number = Locked(0)
    private let subscription = Locked<NATSSubscription?>(nil)

    /// Questions asked over a connection.
    package init(_ connection: NATSConnection) throws(NATSFailure) {
        self.connection = connection
        var name: UnsafeMutablePointer<CChar>?
        try NATSFailure.check(natsInbox_Create(&name))
        guard let name else { throw .closed }
        inbox = String(cString: name)
        natsInbox_Destroy(name)
        let heard = try connection.subscribe(to: inbox + ".*") { [weak self] message in self?.hear(message) }
        subscription.withLock { $0 = heard }
    }

    /// A name for a question.
    package func newName() -> String { "\(inbox).\(number.withLock { $0 += 1; return $0 })" }

    /// Asks under a name that is new. Answers are awaited until it is forgotten; `listener` is called with them on the
    /// library's thread.
    package func ask(
        _ body: [UInt8], of subject: String, as name: String, _ listener: @escaping Listener
    ) throws(NATSFailure) {
        open.withLock { $0[name] = listener }
        do throws(NATSFailure) {
            try connection.publish(body, to: subject, reply: name)
        } catch {
            forget(name)
            throw error
        }
    }

    /// Awaits no more answers to a question.
    package func forget(_ name: String) {
        open.withLock { _ = $0.removeValue(forKey: name) }
    }

    private func hear(_ message: NATSMessage) {
        open.withLock { $0[message.subject] }?(message)
    }
}
