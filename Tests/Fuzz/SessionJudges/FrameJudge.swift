import Wire

/// Decodes bytes as a request to an app process, or as a reply, and encodes the result. Decoding that again must give
/// an equal value. The first byte selects request or reply.
package func judgeFrame(_ bytes: [UInt8]) -> String? {
    guard let kind = bytes.first else { return nil }
    let frame = bytes.dropFirst()
    switch kind % 3 {
    case 0:
        return repeated(frame) { frame in
            var (reader, writer) = (ByteReader(frame), ByteWriter())
            try WorldRequest(&reader).write(to: &writer)
            return writer.bytes
        }
    case 1:
        return repeated(frame) { frame in
            var (reader, writer) = (ByteReader(frame), ByteWriter())
            try WorldReply(&reader).write(to: &writer)
            return writer.bytes
        }
    default:
        return repeated(frame) { try ForkServerMessage($0).bytes }
    }
}

private func repeated(_ frame: ArraySlice<UInt8>, _ write: (ArraySlice<UInt8>) throws -> [UInt8]) -> String? {
    guard let once = try? write(frame) else { return nil }
    guard let twice = try? write(once[...]) else { return "what was written cannot be read" }
    // Members of JSON objects have no order.
    return once.count == twice.count ? nil : "what was read and written twice differs"
}
