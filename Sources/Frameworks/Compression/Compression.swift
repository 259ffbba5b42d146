import CZlib
// Re-exports Foundation, as on iOS.
@_exported public import Foundation

/// A compression algorithm.
public struct compression_algorithm: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }
}

public let COMPRESSION_ZLIB = compression_algorithm(rawValue: 0x205)
public let COMPRESSION_LZ4 = compression_algorithm(rawValue: 0x100)
public let COMPRESSION_LZ4_RAW = compression_algorithm(rawValue: 0x101)
public let COMPRESSION_LZMA = compression_algorithm(rawValue: 0x306)
public let COMPRESSION_LZFSE = compression_algorithm(rawValue: 0x801)
public let COMPRESSION_BROTLI = compression_algorithm(rawValue: 0xB02)

/// Always returns 1: no scratch buffer is needed.
public func compression_encode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 1 }

/// Always returns 1: no scratch buffer is needed.
public func compression_decode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 1 }

/// Compresses a buffer. The scratch buffer is not used.
///
/// - Returns: The number of bytes that were written; 0 if they do not fit, or if the algorithm is not
///   `COMPRESSION_ZLIB`.
public func compression_encode_buffer(
    _ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int, _ src_buffer: UnsafePointer<UInt8>, _ src_size: Int,
    _ scratch_buffer: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int {
    guard let stream = DeflateStream(.encode, algorithm) else { return 0 }
    let source = UnsafeBufferPointer(start: src_buffer, count: src_size)
    let result = stream.run(source, into: UnsafeMutableBufferPointer(start: dst_buffer, count: dst_size), isLast: true)
    return result.isAtEnd ? result.written : 0
}

/// Decompresses a buffer. The scratch buffer is not used.
///
/// - Returns: The number of bytes that were written. Bytes that do not fit are dropped. 0 if the data cannot be
///   decompressed, or if the algorithm is not `COMPRESSION_ZLIB`.
public func compression_decode_buffer(
    _ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int, _ src_buffer: UnsafePointer<UInt8>, _ src_size: Int,
    _ scratch_buffer: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int {
    guard let stream = DeflateStream(.decode, algorithm) else { return 0 }
    let source = UnsafeBufferPointer(start: src_buffer, count: src_size)
    let result = stream.run(source, into: UnsafeMutableBufferPointer(start: dst_buffer, count: dst_size), isLast: true)
    return result.isBroken ? 0 : result.written
}
