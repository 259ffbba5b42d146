import Foundation

/// Bytes of a frame between two processes of one build. Numbers are little endian; what has a length says it first.
package struct ByteWriter {
    /// What was written so far.
    package private(set) var bytes: [UInt8] = []

    /// Nothing was written yet.
    package init() {}

    /// Writes a number in all its bytes.
    package mutating func add(_ number: some FixedWidthInteger) {
        withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
    }

    /// Writes bytes, behind their number.
    package mutating func add(bytes more: some Collection<UInt8>) {
        add(UInt32(more.count))
        bytes.append(contentsOf: more)
    }

    /// Writes a text as UTF-8.
    package mutating func add(_ text: String) {
        add(bytes: text.utf8)
    }

    /// Writes a value as JSON text. Throws what its encoding throws.
    package mutating func add(json value: some Encodable) throws {
        add(bytes: try JSONEncoder().encode(value))
    }
}

/// Reads what a `ByteWriter` wrote. Every read throws `FrameError` where the bytes end before it does.
package struct ByteReader {
    private let bytes: ArraySlice<UInt8>
    private var place: Int

    /// Reads bytes from their start.
    package init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        place = bytes.startIndex
    }

    /// Reads a number in all its bytes.
    package mutating func number<Number: FixedWidthInteger>(_ type: Number.Type = Number.self) throws(FrameError)
        -> Number
    {
        let size = MemoryLayout<Number>.size
        guard bytes.endIndex - place >= size else { throw .cut }
        var number: Number = 0
        withUnsafeMutableBytes(of: &number) { $0.copyBytes(from: bytes[place..<place + size]) }
        place += size
        return Number(littleEndian: number)
    }

    /// Reads bytes behind their number.
    package mutating func slice() throws(FrameError) -> ArraySlice<UInt8> {
        let count = Int(try number(UInt32.self))
        guard bytes.endIndex - place >= count else { throw .cut }
        defer { place += count }
        return bytes[place..<place + count]
    }

    /// Reads a text.
    package mutating func text() throws(FrameError) -> String {
        guard let text = String(validating: try slice(), as: UTF8.self) else { throw .nonsense }
        return text
    }

    /// Reads a value that was written as JSON.
    package mutating func json<Value: Decodable>(_ type: Value.Type = Value.self) throws(FrameError) -> Value {
        let text = try slice()
        do {
            return try JSONDecoder().decode(type, from: Data(text))
        } catch {
            throw .nonsense
        }
    }
}

/// Why bytes are no frame.
package enum FrameError: Error, Equatable {
    /// They end too early.
    case cut
    /// They say what nobody of this build says.
    case nonsense
}
