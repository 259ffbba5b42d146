import Compression
import Testing

@Suite("Compression by DEFLATE")
struct CompressionTests {
    private let text = Data(String(repeating: "rye and spelt ", count: 500).utf8)

    private func encoded(_ data: Data, room: Int = 10_000) -> [UInt8] {
        var buffer = [UInt8](repeating: 0, count: room)
        let count = compression_encode_buffer(
            &buffer, buffer.count, Array(data), data.count, nil, COMPRESSION_ZLIB)
        return Array(buffer.prefix(count))
    }

    @Test func `Buffers are compressed and decompressed, as far as there is room`() {
        let packed = encoded(text)
        #expect(!packed.isEmpty && packed.count < 200)
        var buffer = [UInt8](repeating: 0, count: 10_000)
        let count = compression_decode_buffer(&buffer, buffer.count, packed, packed.count, nil, COMPRESSION_ZLIB)
        #expect(Data(buffer.prefix(count)) == text)
        #expect(compression_decode_buffer(&buffer, 100, packed, packed.count, nil, COMPRESSION_ZLIB) == 100)
        #expect(encoded(text, room: 10).isEmpty)
        #expect(compression_decode_buffer(&buffer, 100, [0xFF, 0xFF], 2, nil, COMPRESSION_ZLIB) == 0)
        #expect(compression_encode_buffer(&buffer, 100, [1], 1, nil, COMPRESSION_LZFSE) == 0)
    }

    @Test func `Filters pass data on in parts`() throws {
        var packed = Data()
        let output = try OutputFilter(.compress, using: .zlib, bufferCapacity: 16) { packed += $0 ?? Data() }
        try output.write(text.prefix(3_000))
        try output.write(text.dropFirst(3_000))
        try output.finalize()
        #expect(packed.count < 200)
        #expect(throws: FilterError.self) { try output.write(text) }
        var unpacked = Data()
        var isOver = false
        let back = try OutputFilter(.decompress, using: .zlib) { data in
            unpacked += data ?? Data()
            isOver = data == nil
        }
        try back.write(packed)
        try back.write(nil as Data?)
        #expect(unpacked == text && isOver)
        var rest = packed
        let input = try InputFilter(.decompress, using: .zlib) { count -> Data? in
            defer { rest = rest.dropFirst(count) }
            return Data(rest.prefix(count))
        }
        var read = Data()
        while let part = try input.readData(ofLength: 100) { read += part }
        #expect(read == text)
        #expect(throws: FilterError.self) { try OutputFilter(.compress, using: .lzma) { _ in } }
        let broken = try OutputFilter(.decompress, using: .zlib) { _ in }
        #expect(throws: FilterError.self) { try broken.write(Data([0xFF, 0xFF])) }
    }
}
