internal import Glibc

/// The text format of event streams (HTML standard, "Server-sent events").
public enum ServerSentEvent {
    /// The headers of a stream: its type, and the instruction that caches and proxies must not store or buffer it.
    public static let headers: [(name: String, value: String)] = [
        ("Content-Type", "text/event-stream"), ("Cache-Control", "no-store"), ("X-Accel-Buffering", "no"),
    ]

    /// Returns one event. Data of several lines becomes several `data:` lines, which the client joins again.
    public static func frame(id: String? = nil, event: String? = nil, data: [UInt8]) -> [UInt8] {
        var frame: [UInt8] = []
        frame.reserveCapacity(data.count + 48 + (id?.utf8.count ?? 0) + (event?.utf8.count ?? 0))
        append(id: id, event: event, data: data, to: &frame)
        return frame
    }

    /// Appends one event, so that several can share a frame.
    public static func append(id: String? = nil, event: String? = nil, data: [UInt8], to frame: inout [UInt8]) {
        if let id { append("id: ", value: id, to: &frame) }
        if let event { append("event: ", value: event, to: &frame) }
        let dataField: StaticString = "data: "
        dataField.withUTF8Buffer { frame.append(contentsOf: $0) }
        if hasLineBreak(data) {
            appendLines(of: data, to: &frame)
        } else {
            frame.append(contentsOf: data)
        }
        frame.append(UInt8(ascii: "\n"))
        frame.append(UInt8(ascii: "\n"))
    }

    /// Appends one event with the id `<epoch>.<sequence>`.
    public static func append(
        epoch: String, sequence: UInt64, event: String, data: [UInt8], to frame: inout [UInt8]
    ) {
        if hasLineBreak(data) { return append(id: "\(epoch).\(sequence)", event: event, data: data, to: &frame) }
        var (epoch, event) = (epoch, event)
        epoch.withUTF8 { epoch in
            event.withUTF8 { event in
                let digits = 20  // The number of digits of the largest number.
                let fields = "id: .\nevent: \ndata: \n\n".utf8.count + digits
                frame.append(addingCapacity: fields + epoch.count + event.count + data.count) { room in
                    room.append("id: ")
                    room.append(epoch)
                    room.append(".")
                    room.append(sequence)
                    room.append("\nevent: ")
                    room.append(event)
                    room.append("\ndata: ")
                    data.withUnsafeBufferPointer { room.append($0) }
                    room.append("\n\n")
                }
            }
        }
    }

    private static func append(_ field: StaticString, value: String, to frame: inout [UInt8]) {
        field.withUTF8Buffer { frame.append(contentsOf: $0) }
        var value = value
        value.withUTF8 { frame.append(contentsOf: $0) }
        frame.append(UInt8(ascii: "\n"))
    }

    private static func appendLines(of data: [UInt8], to frame: inout [UInt8]) {
        var previous: UInt8 = 0
        for byte in data {
            let endsPair = byte == UInt8(ascii: "\n") && previous == UInt8(ascii: "\r")
            previous = byte
            if endsPair { continue }
            if isLineBreak(byte) {
                frame.append(contentsOf: "\ndata: ".utf8)
            } else {
                frame.append(byte)
            }
        }
    }

    private static func hasLineBreak(_ data: [UInt8]) -> Bool {
        data.withUnsafeBytes { data in
            guard let start = data.baseAddress else { return false }
            return memchr(start, Int32(UInt8(ascii: "\n")), data.count) != nil
                || memchr(start, Int32(UInt8(ascii: "\r")), data.count) != nil
        }
    }

    private static func isLineBreak(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
    }
}

extension OutputSpan<UInt8> {
    /// Appends bytes to the span, which must have enough space.
    @inline(__always)
    fileprivate mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        withUnsafeMutableBufferPointer { room, count in
            count += UnsafeMutableBufferPointer(rebasing: room[count...]).update(fromContentsOf: bytes)
        }
    }

    @inline(__always)
    fileprivate mutating func append(_ text: StaticString) {
        append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    /// Appends the digits of a number.
    @inline(__always)
    fileprivate mutating func append(_ number: UInt64) {
        var divisor: UInt64 = 1
        while number / divisor >= 10 { divisor *= 10 }
        while divisor > 0 {
            append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number / divisor % 10))
            divisor /= 10
        }
    }
}
