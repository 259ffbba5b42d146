import CNATS

/// What came from a subject.
package struct NATSMessage: Sendable {
    /// The subject it was sent to.
    package let subject: String
    /// Where an answer is awaited; nil where none is.
    package let reply: String?
    /// What it says.
    package let body: [UInt8]
    /// Its place in its stream; 0 where it is in none.
    package let sequence: UInt64
    /// Whether it is the server's word that nobody listens.
    package let isNoResponders: Bool

    /// Copies a message of the library, and lets go of that.
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

    /// The library has it in two places: of messages that were asked for, and of those that are followed.
    private static func sequence(of message: OpaquePointer) -> UInt64 {
        let asked = natsMsg_GetSequence(message)
        var facts: UnsafeMutablePointer<jsMsgMetaData>?
        guard asked == 0, natsMsg_GetReply(message) != nil, natsMsg_GetMetaData(&facts, message) == NATS_OK else {
            return asked
        }
        defer { jsMsgMetaData_Destroy(facts) }
        return facts?.pointee.Sequence.Stream ?? 0
    }

    /// A message for the library to send; whoever asked for it lets go of it.
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
