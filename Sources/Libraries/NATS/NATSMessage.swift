import CNATS

/// A received message.
package struct NATSMessage: Sendable {
    package let subject: String
    /// The subject of responses; nil if none is expected.
    package let reply: String?
    package let body: [UInt8]
    /// The sequence number in the stream; 0 for messages outside a stream.
    package let sequence: UInt64
    /// Whether the message is the server's notification that the subject has no subscribers.
    package let isNoResponders: Bool

    /// Copies a message of the library, and destroys it.
    init(taking message: OpaquePointer) {
        defer { natsMsg_Destroy(message) }
        subject = String(cString: natsMsg_GetSubject(message))
        reply = natsMsg_GetReply(message).map { String(cString: $0) }
        let length = Int(natsMsg_GetDataLength(message))
        body =
            natsMsg_GetData(message).map { data in
                Array(UnsafeRawBufferPointer(start: data, count: length))
            } ?? []
        sequence = Self.sequence(of: message)
        isNoResponders = natsMsg_IsNoResponders(message)
    }

    /// Returns the sequence number, which the library stores differently for requested messages and for subscriptions.
    private static func sequence(of message: OpaquePointer) -> UInt64 {
        let asked = natsMsg_GetSequence(message)
        var facts: UnsafeMutablePointer<jsMsgMetaData>?
        guard asked == 0, natsMsg_GetReply(message) != nil, natsMsg_GetMetaData(&facts, message) == NATS_OK else {
            return asked
        }
        defer { jsMsgMetaData_Destroy(facts) }
        return facts?.pointee.Sequence.Stream ?? 0
    }

    /// Creates a message for the library. The caller must destroy it.
    static func made(to subject: String, reply: String? = nil, _ body: [UInt8]) throws(NATSFailure) -> OpaquePointer {
        var message: OpaquePointer?
        let status = body.withUnsafeBytes { bytes in
            natsMsg_Create(
                &message, subject, reply, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(bytes.count))
        }
        try NATSFailure.check(status)
        guard let message else { throw .other("there is no message") }
        return message
    }
}
