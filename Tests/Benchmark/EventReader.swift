import Glibc

/// The reading end of an event stream; counts the changes that arrive.
final class EventReader {
    private static let change = Array("event: patch\n".utf8)
    private static let snapshot = Array("event: snapshot\n".utf8)

    let socket: Socket
    /// The end of what was read last, in case the name of an event is cut by it.
    private var tail: [UInt8] = []

    /// Opens the stream and reads its snapshot, to the blank line that ends it.
    init(port: UInt16, path: String) throws {
        socket = try Socket(port: port)
        try socket.send(Requests.bytes("GET", path, headers: ["Accept: text/event-stream"]))
        var text: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65536)
        while true {
            let count = try buffer.withUnsafeMutableBytes { try socket.receive(into: $0) }
            text += buffer.prefix(count)
            guard let start = Bytes.find(Self.snapshot, in: text) else { continue }
            if Bytes.find(Array("\n\n".utf8), in: Array(text[start...])) != nil { return }
        }
    }

    /// Reads what there is and returns how many changes it names.
    func readChanges(with buffer: UnsafeMutableRawBufferPointer) throws -> Int {
        let kept = tail.count
        tail.withUnsafeBytes { buffer.copyMemory(from: $0) }
        let count = try kept + socket.receive(into: UnsafeMutableRawBufferPointer(rebasing: buffer[kept...]))
        var rest = UnsafeRawBufferPointer(rebasing: buffer[..<count])
        var changes = 0
        while let found = Bytes.find(Self.change, in: rest) {
            changes += 1
            rest = UnsafeRawBufferPointer(rebasing: rest[(found + Self.change.count)...])
        }
        tail = Array(rest.suffix(Self.change.count - 1))
        return changes
    }
}
