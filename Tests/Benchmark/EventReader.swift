import Glibc

/// The receiving end of an event stream, which counts patches.
final class EventReader {
    private static let change = Array("event: patch\n".utf8)
    private static let snapshot = Array("event: snapshot\n".utf8)

    let socket: Socket
    /// The end of the last data, in case it cuts the name of an event.
    private var tail: [UInt8] = []

    /// Opens the stream and reads its snapshot, up to the blank line after it.
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

    /// Reads the available data and returns the number of patches in it.
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
