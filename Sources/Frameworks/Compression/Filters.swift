/// The algorithms of filters. Only `zlib` can be used.
public enum Algorithm: CaseIterable, RawRepresentable, Hashable, Sendable {
    case zlib, lz4, lzma, lzfse, brotli

    public init?(rawValue: compression_algorithm) {
        guard let known = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
        self = known
    }

    public var rawValue: compression_algorithm {
        switch self {
        case .zlib: COMPRESSION_ZLIB
        case .lz4: COMPRESSION_LZ4
        case .lzma: COMPRESSION_LZMA
        case .lzfse: COMPRESSION_LZFSE
        case .brotli: COMPRESSION_BROTLI
        }
    }
}

public enum FilterOperation: Hashable, Sendable {
    case compress, decompress
}

public enum FilterError: Error {
    case invalidState
    case invalidData
}

/// A filter that compresses or decompresses the data written to it. It passes the result to a closure.
public final class OutputFilter {
    private enum Stage {
        case open(DeflateStream)
        case finished
    }

    private var stage: Stage
    private let buffer: UnsafeMutableBufferPointer<UInt8>
    private let pass: (Data?) throws -> Void

    /// Creates a filter.
    ///
    /// - Parameters:
    ///   - operation: Whether the filter compresses or decompresses.
    ///   - algorithm: The algorithm: `zlib`.
    ///   - bufferCapacity: The maximum size of the data in one call of `writeFunc`, in bytes.
    ///   - writeFunc: Receives the output, and nil at the end.
    /// - Throws: `FilterError.invalidState` for another algorithm than `zlib`.
    public init(
        _ operation: FilterOperation, using algorithm: Algorithm, bufferCapacity: Int = 65_536,
        writingTo writeFunc: @escaping (Data?) throws -> Void
    ) throws {
        guard let stream = DeflateStream(operation == .compress ? .encode : .decode, algorithm.rawValue) else {
            throw FilterError.invalidState
        }
        stage = .open(stream)
        buffer = .allocate(capacity: max(1, bufferCapacity))
        pass = writeFunc
    }

    deinit { buffer.deallocate() }

    /// Writes data. Throws `FilterError.invalidState` after the end, and `invalidData` for data that cannot be
    /// decompressed.
    public func write<D: DataProtocol>(_ data: D?) throws {
        guard let data else { return try finalize() }
        guard case .open(let stream) = stage else { throw FilterError.invalidState }
        try run(stream, Array(data), isLast: false)
    }

    /// Ends the input. Throws `FilterError.invalidData` if compressed data is incomplete.
    public func finalize() throws {
        guard case .open(let stream) = stage else { return }
        stage = .finished
        try run(stream, [], isLast: true)
        try pass(nil)
    }

    private func run(_ stream: DeflateStream, _ bytes: [UInt8], isLast: Bool) throws {
        var rest = bytes[...]
        while true {
            let step = rest.withUnsafeBufferPointer { stream.run($0, into: buffer, isLast: isLast) }
            guard !step.isBroken else { throw FilterError.invalidData }
            if step.written > 0 { try pass(Data(buffer[..<step.written])) }
            rest = rest.dropFirst(step.read)
            if step.isAtEnd || step.written < buffer.count && rest.isEmpty { return }
            if step.read == 0, step.written == 0 { return }
        }
    }
}

/// A filter that reads data from a closure, and compresses or decompresses it.
public final class InputFilter {
    private let stream: DeflateStream
    private let read: (Int) throws -> Data?
    private var rest = Data()
    private var isAtEnd = false

    /// Creates a filter.
    ///
    /// - Parameters:
    ///   - operation: Whether the filter compresses or decompresses.
    ///   - algorithm: The algorithm: `zlib`.
    ///   - bufferCapacity: The maximum size of the data that one call of `readFunc` returns, in bytes.
    ///   - readFunc: Returns input of at most the given number of bytes; nil or empty data at the end.
    /// - Throws: `FilterError.invalidState` for another algorithm than `zlib`.
    public init<D: DataProtocol>(
        _ operation: FilterOperation, using algorithm: Algorithm, bufferCapacity: Int = 65_536,
        readingFrom readFunc: @escaping (Int) throws -> D?
    ) throws {
        guard let stream = DeflateStream(operation == .compress ? .encode : .decode, algorithm.rawValue) else {
            throw FilterError.invalidState
        }
        self.stream = stream
        read = { _ in try readFunc(max(1, bufferCapacity)).map { Data($0) } }
    }

    /// Returns at most `count` bytes; nil at the end. Throws `FilterError.invalidData` for data that cannot be
    /// decompressed.
    public func readData(ofLength count: Int) throws -> Data? {
        var result = [UInt8](repeating: 0, count: count)
        while !isAtEnd, count > 0 {
            if rest.isEmpty { rest = try read(count) ?? Data() }
            let isLast = rest.isEmpty
            let step = Array(rest).withUnsafeBufferPointer { source in
                result.withUnsafeMutableBufferPointer { stream.run(source, into: $0, isLast: isLast) }
            }
            guard !step.isBroken else { throw FilterError.invalidData }
            rest = Data(rest.dropFirst(step.read))
            isAtEnd = step.isAtEnd || isLast && step.written == 0
            if step.written > 0 { return Data(result[..<step.written]) }
        }
        return nil
    }
}
