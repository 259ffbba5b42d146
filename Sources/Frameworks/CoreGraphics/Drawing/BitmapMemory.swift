/// The memory of a bitmap's pixels. Drawn shapes do not change it. If the app writes pixels into the memory, these are
/// drawn instead of the shapes.
package final class BitmapMemory {
    package let width: Int
    package let height: Int
    package let bytesPerRow: Int
    package let info: UInt32
    package let space: CGColorSpace?
    package let start: UnsafeMutableRawPointer
    private let isOwn: Bool
    /// The context that draws with this memory.
    weak var context: CGContext?

    /// Creates memory with 32 bits per pixel; nil for invalid sizes. If `data` is nil, memory is allocated.
    init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bytesPerRow: Int, space: CGColorSpace?, info: UInt32
    ) {
        guard width > 0, height > 0, width <= Self.largestSide, height <= Self.largestSide else { return nil }
        let row = max(bytesPerRow, 4 * width)
        (self.width, self.height, self.bytesPerRow) = (width, height, row)
        (self.info, self.space) = (info, space)
        isOwn = data == nil
        start = data ?? calloc(height, row)
        Self.all.withLock { $0[UInt(bitPattern: start)] = WeakMemory(memory: self) }
    }

    deinit {
        Self.all.withLock { _ = $0.removeValue(forKey: UInt(bitPattern: start)) }
        if isOwn { free(start) }
    }

    private static let largestSide = 8_192

    /// The bytes that the app wrote; nil if all are zero.
    package var written: [UInt8]? {
        let bytes = UnsafeRawBufferPointer(start: start, count: bytesPerRow * height)
        return bytes.contains { $0 != 0 } ? Array(bytes) : nil
    }

    /// Returns the context whose memory starts at an address.
    package static func context(at address: UnsafeMutableRawPointer?) -> CGContext? {
        address.flatMap { address in all.withLock { $0[UInt(bitPattern: address)]?.memory?.context } }
    }

    private struct WeakMemory: @unchecked Sendable {  // used behind the lock
        weak var memory: BitmapMemory?
    }

    private static let all = MemoryList()

    /// The memory of all contexts, by address.
    private final class MemoryList: @unchecked Sendable {  // the lock guards the list
        private let lock = NSLock()
        private var memory: [UInt: WeakMemory] = [:]

        func withLock<Result>(_ body: (inout [UInt: WeakMemory]) -> Result) -> Result {
            lock.withLock { body(&memory) }
        }
    }
}
