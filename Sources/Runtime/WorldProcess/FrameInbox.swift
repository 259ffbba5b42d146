import Glibc
import Wire

/// The messages that a world process has received from its server and not handled yet.
///
/// While code of one world waits for a blocking request, requests for other worlds are queued.
final class FrameInbox {
    private let front: FrontEnd
    private var buffer = FrameBuffer()
    private var putBy: [WorldFrame] = []

    init(_ front: FrontEnd) {
        self.front = front
    }

    /// Waits for more bytes and buffers them; returns false at the end of the stream.
    func read() -> Bool { front.read(into: &buffer) }

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
