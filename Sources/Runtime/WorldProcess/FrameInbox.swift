import Glibc
import Wire

/// The messages that a world process has received from its server and not handled yet.
///
/// While code of one world waits for a blocking request, requests for other worlds are queued.
final class FrameInbox {
    private let descriptor: Int32
    private var buffer = FrameBuffer()
    private var putBy: [WorldFrame] = []

    /// The maximum number of bytes in one read.
    private static let mostAtOnce = 65_536

    init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// Waits for more bytes and buffers them; returns false at the end of the stream.
    func read() -> Bool {
        withUnsafeTemporaryAllocation(byteCount: Self.mostAtOnce, alignment: 16) { room in
            while true {
                let count = Glibc.read(descriptor, room.baseAddress, room.count)
                if count > 0 {
                    buffer.add(UnsafeRawBufferPointer(rebasing: room[..<count]))
                    return true
                }
                if count == 0 || errno != EINTR { return false }
            }
        }
    }

    /// Returns the next request; nil until more bytes have arrived. Throws if the bytes are not a frame.
    func next() throws(FrameError) -> WorldFrame? {
        putBy.isEmpty ? try buffer.next() : putBy.removeFirst()
    }

    /// Waits for the answer to a blocking request of a world. The answer is nil if there was no request to send, only a
    /// delay that has passed. Throws if invalid data arrive. Ends the process if the server is gone.
    func waitForAnswer(to world: UInt32) throws(FrameError) -> TransportOutcome? {
        while true {
            while let frame = try buffer.next() {
                var reader = ByteReader(frame.body)
                if frame.world == world, case .read(let outcome) = try WorldRequest(&reader) { return outcome }
                putBy.append(frame)
            }
            if !read() { _exit(EXIT_SUCCESS) }
        }
    }
}
