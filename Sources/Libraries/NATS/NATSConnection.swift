import CNATS
import Locks

/// A connection to NATS servers, of which one at a time is talked to: when that goes away, the next one.
///
/// What is sent while there is none fails at once, so that nothing arrives later that was said to have failed.
///
/// `@unchecked Sendable`: the library's connection may be used from any thread.
package final class NATSConnection: @unchecked Sendable {
    /// Whether a server is there.
    package enum Change: Sendable {
        /// The server that was talked to has gone.
        case lost
        /// Another one is there, or the same again.
        case found
    }

    let handle: OpaquePointer
    /// The addresses it was made with.
    package let servers: [String]
    private let listener: Unmanaged<Box<@Sendable (Change) -> Void>>

    /// Connects. `name` is what an administrator of NATS sees; `onChange` is called on the library's thread.
    package init(
        servers: [String], name: String, onChange: @escaping @Sendable (Change) -> Void = { _ in }
    ) throws(NATSFailure) {
        self.servers = servers
        var options: OpaquePointer?
        try NATSFailure.check(natsOptions_Create(&options))
        defer { natsOptions_Destroy(options) }
        for server in servers {
            let alone = withCStrings([server]) { natsOptions_SetServers(options, &$0, 1) }
            guard alone == NATS_OK, server.hasPrefix("nats://") || server.hasPrefix("tls://") else {
                throw .badAddress(server)
            }
        }
        nats_SetMessageDeliveryPoolSize(4)
        let listener = Unmanaged.passRetained(Box(onChange))
        let settings: [natsStatus] = [
            withCStrings(servers) { natsOptions_SetServers(options, &$0, Int32($0.count)) },
            natsOptions_SetName(options, name), natsOptions_SetTimeout(options, 2_000),
            natsOptions_SetMaxReconnect(options, -1), natsOptions_SetReconnectWait(options, 100),
            natsOptions_SetReconnectJitter(options, 50, 50), natsOptions_SetReconnectBufSize(options, 1),
            natsOptions_SetPingInterval(options, 1_000), natsOptions_SetMaxPingsOut(options, 2),
            natsOptions_UseGlobalMessageDelivery(options, true), natsOptions_SetSendAsap(options, true),
            natsOptions_SetIOBufSize(options, 65_536),
            natsOptions_SetDisconnectedCB(
                options, { _, listener in NATSConnection.tell(.lost, listener) }, listener.toOpaque()),
            natsOptions_SetReconnectedCB(
                options, { _, listener in NATSConnection.tell(.found, listener) }, listener.toOpaque()),
        ]
        var connection: OpaquePointer?
        let status = settings.first { $0 != NATS_OK } ?? natsConnection_Connect(&connection, options)
        guard status == NATS_OK, let connection else {
            listener.release()
            throw NATSFailure(status, servers: servers) ?? .unreachable(servers: servers)
        }
        handle = connection
        self.listener = listener
    }

    deinit {
        natsConnection_Destroy(handle)
        // The library may be telling it something yet; a few bytes are left rather than a crash.
    }

    private static func tell(_ change: Change, _ listener: UnsafeMutableRawPointer?) {
        guard let listener else { return }
        Unmanaged<Box<@Sendable (Change) -> Void>>.fromOpaque(listener).takeUnretainedValue().value(change)
    }

    /// Whether a server is there now.
    package var isConnected: Bool { natsConnection_Status(handle) == NATS_CONN_STATUS_CONNECTED }

    /// The longest message that the server takes, in bytes.
    package var longestMessage: Int { Int(natsConnection_GetMaxPayload(handle)) }

    /// Sends a message, of which nobody tells whether it arrived; `reply` is where an answer is awaited.
    package func publish(_ body: [UInt8], to subject: String, reply: String? = nil) throws(NATSFailure) {
        guard isConnected else { throw .unreachable(servers: servers) }
        let message = try message(body, to: subject, reply: reply)
        defer { natsMsg_Destroy(message) }
        try NATSFailure.check(natsConnection_PublishMsg(handle, message), servers: servers)
    }

    /// A message for the library to send, if the server takes one as long; whoever asked for it lets go of it.
    func message(_ body: [UInt8], to subject: String, reply: String? = nil) throws(NATSFailure) -> OpaquePointer {
        guard body.count <= longestMessage else { throw .tooLong(bytes: body.count, limit: longestMessage) }
        return try NATSMessage.made(to: subject, reply: reply, body)
    }

    /// Hears all that is sent to a subject until the subscription is let go of. `body` is called on the library's
    /// thread, one message at a time.
    package func subscribe(
        to subject: String, _ body: @escaping @Sendable (NATSMessage) -> Void
    ) throws(NATSFailure) -> NATSSubscription {
        let box = Unmanaged.passRetained(Box(body))
        var subscription: OpaquePointer?
        let status = natsConnection_Subscribe(&subscription, handle, subject, NATSSubscription.hear, box.toOpaque())
        guard status == NATS_OK, let subscription else {
            box.release()
            throw NATSFailure(status, servers: servers) ?? .closed
        }
        return try NATSSubscription(subscription, box, of: self)
    }

    /// Waits until the server has all that was sent, two seconds at most.
    package func flush() throws(NATSFailure) {
        try NATSFailure.check(natsConnection_FlushTimeout(handle, 2_000), servers: servers)
    }

    /// Says goodbye. All that is asked of it later fails.
    package func close() {
        natsConnection_Close(handle)
    }
}

/// A value that a pointer leads to.
final class Box<Value: Sendable>: Sendable {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}
