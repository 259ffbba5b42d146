import Glibc
import Wire

/// What a world process was sent and has not handled yet.
///
/// While code of one world waits for what it reads, requests for others are put by.
final class FrameInbox {
    private let front: FrontEnd
    private var buffer = FrameBuffer()
    private var putBy: [WorldFrame] = []

    init(_ front: FrontEnd) {
        self.front = front
    }

    /// Waits for more; false when there will be none.
    func read() -> Bool { front.read(into: &buffer) }

    /// The next request; nil until more has come. Throws when what came is none.
    func next() throws(FrameError) -> WorldFrame? {
        putBy.isEmpty ? try buffer.next() : putBy.removeFirst()
    }

    /// Waits for what is answered to code of a world; nil says that its delay is over. Throws when what came is no
    /// request; ends the process where the front is gone.
    func answer(to world: UInt32) throws(FrameError) -> TransportOutcome? {
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
