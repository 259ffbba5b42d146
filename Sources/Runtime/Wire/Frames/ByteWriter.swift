import Foundation

/// Writes the bytes of a frame between two processes of the same build. Numbers are little endian; data of variable
/// length is preceded by its length.
package struct ByteWriter {
    /// The bytes written so far.
    package private(set) var bytes: [UInt8] = []

    package init() {}

    /// Writes all bytes of a number.
    package mutating func add(_ number: some FixedWidthInteger) {
        withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
    }

    /// Writes bytes, preceded by their number.
    package mutating func add(bytes more: some Collection<UInt8>) {
        add(UInt32(more.count))
        bytes.append(contentsOf: more)
    }

    /// Writes a text as UTF-8.
    package mutating func add(_ text: String) {
        add(bytes: text.utf8)
    }

    /// Writes a value as JSON text. Throws the encoding's error.
    package mutating func add(json value: some Encodable) throws {
        add(bytes: try JSONEncoder().encode(value))
    }
}

/// Reads the output of a `ByteWriter`. Every method throws `FrameError` if the bytes end too early.
package struct ByteReader {
    private let bytes: ArraySlice<UInt8>
    private var place: Int

    package init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        place = bytes.startIndex
    }

    /// Reads all bytes of a number.
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

    /// Reads bytes preceded by their number.
    package mutating func slice() throws(FrameError) -> ArraySlice<UInt8> {
        let count = Int(try number(UInt32.self))
        guard bytes.endIndex - place >= count else { throw .cut }
        defer { place += count }
        return bytes[place..<place + count]
    }

    package mutating func text() throws(FrameError) -> String {
        guard let text = String(validating: try slice(), as: UTF8.self) else { throw .nonsense }
        return text
    }

    /// Reads a value written as JSON.
    package mutating func json<Value: Decodable>(_ type: Value.Type = Value.self) throws(FrameError) -> Value {
        let text = try slice()
        do {
            return try JSONDecoder().decode(type, from: Data(text))
        } catch {
            throw .nonsense
        }
    }
}

/// The reason why bytes are not a valid frame.
package enum FrameError: Error, Equatable {
    /// The bytes end too early.
    case cut
    /// The bytes have a content that this build never writes.
    case nonsense
}
