internal import Glibc

/// The frames that wait for one stream. Frames are shared: a thousand queues can contain the same frame without copying
/// it.
struct FrameQueue {
    /// The frame that is being read. It is stored separately, because most streams have at most one frame, which then
    /// needs no array.
    private var first: SharedBytes?
    private var rest: [SharedBytes?] = []
    private var restStart = 0
    private var offset = 0
    /// The number of bytes not read yet.
    private(set) var byteCount = 0

    var isEmpty: Bool { byteCount == 0 }

    mutating func append(_ frame: SharedBytes) {
        guard frame.count > 0 else { return }
        byteCount += frame.count
        if first == nil {
            first = frame
        } else {
            rest.append(frame)
        }
    }

    /// Copies as many bytes as are available and fit into the buffer, and returns their number. Calls `finish` with
    /// each frame that was read completely.
    mutating func read(into buffer: UnsafeMutableRawBufferPointer, finish: (SharedBytes) -> Void = { _ in }) -> Int {
        var copied = 0
        while let frame = first, copied < buffer.count, let target = buffer.baseAddress {
            let count = min(frame.count - offset, buffer.count - copied)
            frame.bytes.withUnsafeBytes { bytes in
                if let source = bytes.baseAddress { memcpy(target + copied, source + offset, count) }
            }
            copied += count
            offset += count
            if offset == frame.count {
                advance()
                finish(frame)
            }
        }
        byteCount -= copied
        return copied
    }

    /// Drops all frames, and returns those that were not read completely.
    mutating func removeAll() -> [SharedBytes] {
        defer { self = FrameQueue() }
        return [first].compactMap(\.self) + rest[restStart...].compactMap(\.self)
    }

    private mutating func advance() {
        offset = 0
        if restStart < rest.count {
            first = rest[restStart]
            rest[restStart] = nil
            restStart += 1
        } else {
            first = nil
        }
        if restStart == rest.count, !rest.isEmpty {
            rest = []
            restStart = 0
        }
    }
}
