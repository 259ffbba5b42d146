import Foundation
import Glibc
import Locks
import Wire

/// The front as a world process sees it.
final class FrontEnd: Sendable {
    private let descriptor: Int32
    private let waiting = Locked<[UInt8]>([])

    /// More than this is sent before the next request is handled.
    private static let most = 65_536

    init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// A world in an endless loop would not notice that nobody is left to hear of it.
    func endProcessWhenGone() {
        let descriptor = descriptor
        Thread.detachNewThread {
            var watched = pollfd(fd: descriptor, events: 0, revents: 0)  // a hang-up is always told
            while poll(&watched, 1, -1) < 0, errno == EINTR {}
            _exit(EXIT_SUCCESS)
        }
    }

    /// Waits for more; false when there will be none.
    func read(into buffer: inout FrameBuffer) -> Bool {
        withUnsafeTemporaryAllocation(byteCount: Self.most, alignment: 16) { room in
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

    /// Says who this is.
    func send(_ greeting: WorldGreeting) {
        var writer = ByteWriter()
        greeting.write(to: &writer)
        let frame = WorldFrame.bytes(world: 0, ticket: 0, writer.bytes)
        waiting.withLock { waiting in
            waiting += frame
            write(&waiting)
        }
    }

    /// Keeps a reply until those that can be given without waiting are there too; `isAlone` sends it at once.
    func send(_ reply: WorldReply, world: UInt32, ticket: UInt32, isAlone: Bool = false) throws {
        var writer = ByteWriter()
        try reply.write(to: &writer)
        let frame = WorldFrame.bytes(world: world, ticket: ticket, writer.bytes)
        waiting.withLock { waiting in
            waiting += frame
            if isAlone || waiting.count > Self.most { write(&waiting) }
        }
    }

    /// Sends all that was kept.
    func flush() {
        waiting.withLock { write(&$0) }
    }

    private func write(_ waiting: inout [UInt8]) {
        if !waiting.sendAll(to: descriptor) { _exit(EXIT_SUCCESS) }
        waiting.removeAll(keepingCapacity: waiting.count <= Self.most)
    }
}
