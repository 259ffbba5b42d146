internal import CZlib

/// Compresses data that is created once and sent often.
public enum Gzip {
    /// Returns the bytes in gzip format (RFC 1952), with zlib's best compression.
    public static func compress(_ bytes: [UInt8]) -> [UInt8] {
        var stream = z_stream()
        let size = Int32(MemoryLayout<z_stream>.size)
        let gzipWindow = MAX_WBITS + 16
        // deflateInit2() is a macro that calls this function. The call fails only for wrong arguments or without
        // memory.
        let started = deflateInit2_(
            &stream, Z_BEST_COMPRESSION, Z_DEFLATED, gzipWindow, 9, Z_DEFAULT_STRATEGY, ZLIB_VERSION, size)
        precondition(started == Z_OK, "zlib has no memory")
        defer { deflateEnd(&stream) }
        var input = bytes
        return input.withUnsafeMutableBufferPointer { input in
            stream.next_in = input.baseAddress
            stream.avail_in = UInt32(input.count)
            return [UInt8](unsafeUninitializedCapacity: Int(deflateBound(&stream, UInt(input.count)))) {
                output, count in
                stream.next_out = output.baseAddress
                stream.avail_out = UInt32(output.count)
                let result = deflate(&stream, Z_FINISH)
                precondition(result == Z_STREAM_END, "deflateBound() left too little room")
                count = Int(stream.total_out)
            }
        }
    }
}
