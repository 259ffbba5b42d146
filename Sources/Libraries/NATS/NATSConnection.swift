import CNATS
import Locks

/// A connection to one of several NATS servers; if it is lost, the next server is used.
///
/// Publishing while disconnected fails immediately, so that nothing is delivered later that was reported as failed.
///
/// `@unchecked Sendable`: the library's connection may be used from any thread.
package final class NATSConnection: @unchecked Sendable {
    /// A change of the connection's state.
    package enum Change: Sendable {
        /// The connection to the server was lost.
        case lost
        /// Connected again, to another or the same server.
        case found
    }

    let handle: OpaquePointer
    /// The URLs of the servers.
    package let servers: [String]
    private let listener: Unmanaged<CallbackContext<@Sendable (Change) -> Void>>

    /// Connects to one of the servers.
    ///
    /// - Parameters:
    ///   - name: The name shown to administrators of NATS.
    ///   - onChange: Called on the library's thread.
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
        let listener = Unmanaged.passRetained(CallbackContext(onChange))
        let settings: [natsStatus] = [
            withCStrings(servers) { natsOptions_SetServers(options, &$0, Int32($0.count)) },
            natsOptions_SetName(options, name), natsOptions_SetTimeout(options, 2_000),
            natsOptions_SetMaxReconnect(options, -1), natsOptions_SetReconnectWait(options, 100),
            natsOptions_SetReconnectJitter(options, 50, 50), natsOptions_SetReconnectBufSize(options, 1),
            natsOptions_SetPingInterval(options, 1_000), natsOptions_SetMaxPingsOut(options, 2),
            natsOptions_UseGlobalMessageDelivery(options, true), natsOptions_SetSendAsap(options, true),
            natsOptions_SetIOBufSize(options, 65_536),
            natsOptions_SetDisconnectedCB(
                options, { _, listener in NATSConnection.send(.lost, to: listener) }, listener.toOpaque()),
            natsOptions_SetReconnectedCB(
                options, { _, listener in NATSConnection.send(.found, to: listener) }, listener.toOpaque()),
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
        // The library may still call the listener. Leaking a few bytes avoids a crash.
    }

    private static func send(_ change: Change, to listener: UnsafeMutableRawPointer?) {
        guard let listener else { return }
        Unmanaged<CallbackContext<@Sendable (Change) -> Void>>.fromOpaque(listener).takeUnretainedValue().value(change)
    }

    /// Whether a server is connected.
    package var isConnected: Bool { natsConnection_Status(handle) == NATS_CONN_STATUS_CONNECTED }

    /// The maximum size of a message in bytes.
    package var longestMessage: Int { Int(natsConnection_GetMaxPayload(handle)) }

    /// Publishes a message without confirmation.
    ///
    /// - Parameter reply: The subject of responses; nil if none is expected.
    package func publish(_ body: [UInt8], to subject: String, reply: String? = nil) throws(NATSFailure) {
        guard isConnected else { throw .unreachable(servers: servers) }
        let message = try message(body, to: subject, reply: reply)
        defer { natsMsg_Destroy(message) }
        try NATSFailure.check(natsConnection_PublishMsg(handle, message), servers: servers)
    }

    /// Creates a message for the library. The caller must destroy it. Throws if it exceeds the maximum size.
    func message(_ body: [UInt8], to subject: String, reply: String? = nil) throws(NATSFailure) -> OpaquePointer {
        guard body.count <= longestMessage else { throw .tooLong(bytes: body.count, limit: longestMessage) }
        return try NATSMessage.made(to: subject, reply: reply, body)
    }

    /// Calls `body` with all messages of a subject until the subscription is released.
    ///
    /// `body` is called on the library's thread, one message at a time.
    package func subscribe(
        to subject: String, _ body: @escaping @Sendable (NATSMessage) -> Void
    ) throws(NATSFailure) -> NATSSubscription {
        let box = Unmanaged.passRetained(CallbackContext(body))
        var subscription: OpaquePointer?
        let status = natsConnection_Subscribe(&subscription, handle, subject, NATSSubscription.hear, box.toOpaque())
        guard status == NATS_OK, let subscription else {
            box.release()
            throw NATSFailure(status, servers: servers) ?? .closed
        }
        return try NATSSubscription(subscription, box: box, of: self)
    }

    /// Blocks until the server has received everything that was published, for at most two seconds.
    @available(*, noasync)
    package func flush() throws(NATSFailure) {
        try NATSFailure.check(natsConnection_FlushTimeout(handle, 2_000), servers: servers)
    }

    /// Closes the connection. All later calls fail.
    package func close() {
        natsConnection_Close(handle)
    }
}

/// An object that contains a value and is referenced by a C pointer.
final class CallbackContext<Value: Sendable>: Sendable {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}
