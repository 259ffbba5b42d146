import CZlib

/// A running compression or decompression with raw DEFLATE, the format of Apple's ZLIB algorithm.
final class DeflateStream {
    enum Operation {
        case encode, decode
    }

    /// The result of one step.
    struct Step {
        let read: Int
        let written: Int
        /// Whether the compressed data is complete.
        let isAtEnd: Bool
        /// Whether the data cannot be decompressed.
        let isBroken: Bool
    }

    private var stream = z_stream()
    private let operation: Operation

    /// Creates a stream; nil if the algorithm is not `COMPRESSION_ZLIB`.
    init?(_ operation: Operation, _ algorithm: compression_algorithm) {
        guard algorithm == COMPRESSION_ZLIB else { return nil }
        self.operation = operation
        let size = Int32(MemoryLayout<z_stream>.size)
        // Negative bits mean data without a header.
        let status =
            switch operation {
            case .encode:
                deflateInit2_(&stream, 5, Z_DEFLATED, -15, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, size)
            case .decode: inflateInit2_(&stream, -15, ZLIB_VERSION, size)
            }
        guard status == Z_OK else { return nil }
    }

    deinit {
        switch operation {
        case .encode: deflateEnd(&stream)
        case .decode: inflateEnd(&stream)
        }
    }

    /// Reads from one buffer and writes to another, until one of them is exhausted.
    func run(
        _ source: UnsafeBufferPointer<UInt8>, into destination: UnsafeMutableBufferPointer<UInt8>, isLast: Bool
    ) -> Step {
        stream.next_in = UnsafeMutablePointer(mutating: source.baseAddress)
        stream.avail_in = UInt32(source.count)
        stream.next_out = destination.baseAddress
        stream.avail_out = UInt32(destination.count)
        let status =
            switch operation {
            case .encode: deflate(&stream, isLast ? Z_FINISH : Z_NO_FLUSH)
            case .decode: inflate(&stream, Z_SYNC_FLUSH)
            }
        return Step(
            read: source.count - Int(stream.avail_in), written: destination.count - Int(stream.avail_out),
            isAtEnd: status == Z_STREAM_END, isBroken: status < 0 && status != Z_BUF_ERROR)
    }
}
