import CNATS

/// A subscription, which ends when this object is released.
///
/// `@unchecked Sendable`: the library's subscription may be ended from any thread.
package final class NATSSubscription: @unchecked Sendable {
    private let handle: OpaquePointer
    /// The connection, which is retained as long as the subscription exists.
    private let connection: NATSConnection

    static let hear: natsMsgHandler = { _, _, message, listener in
        guard let message, let listener else { return }
        let box = Unmanaged<CallbackContext<@Sendable (NATSMessage) -> Void>>.fromOpaque(listener).takeUnretainedValue()
        box.value(NATSMessage(taking: message))
    }

    init(
        _ handle: OpaquePointer, box: Unmanaged<CallbackContext<@Sendable (NATSMessage) -> Void>>,
        of connection: NATSConnection
    ) throws(NATSFailure) {
        self.handle = handle
        self.connection = connection
        natsSubscription_SetPendingLimits(handle, -1, -1)
        // Releases the box after the library has called it for the last time.
        natsSubscription_SetOnCompleteCB(
            handle,
            { listener in
                guard let listener else { return }
                Unmanaged<CallbackContext<@Sendable (NATSMessage) -> Void>>.fromOpaque(listener).release()
            }, box.toOpaque())
    }

    deinit {
        natsSubscription_Unsubscribe(handle)
        natsSubscription_Destroy(handle)
    }
}
