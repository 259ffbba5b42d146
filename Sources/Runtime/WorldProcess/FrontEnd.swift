import Foundation
import Glibc
import Locks
import Wire

/// The sending side of the connection of a world process to its server.
final class FrontEnd: Sendable {
    private let descriptor: Int32
    private let waiting = Locked<[UInt8]>([])

    /// The number of unsent bytes above which replies are sent before the next request is handled.
    private static let most = 65_536

    init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// Starts a thread that ends the process when the server is gone. A separate thread, because a world in an endless
    /// loop would keep the main thread from noticing.
    func endProcessWhenGone() {
        let descriptor = descriptor
        Thread.detachNewThread {
            var watched = pollfd(fd: descriptor, events: 0, revents: 0)  // POLLHUP is reported without being requested
            while poll(&watched, 1, -1) < 0, errno == EINTR {}
            _exit(EXIT_SUCCESS)
        }
    }

    /// Sends the greeting.
    func sendGreeting(_ greeting: WorldGreeting) {
        var writer = ByteWriter()
        greeting.write(to: &writer)
        let frame = WorldFrame.bytes(world: 0, ticket: 0, writer.bytes)
        waiting.withLock { waiting in
            waiting += frame
            write(&waiting)
        }
    }

    /// Queues a reply, so that several are sent at once. With `isAlone` the reply is sent immediately.
    func queueReply(_ reply: WorldReply, world: UInt32, ticket: UInt32, isAlone: Bool = false) throws {
        var writer = ByteWriter()
        try reply.write(to: &writer)
        let frame = WorldFrame.bytes(world: world, ticket: ticket, writer.bytes)
        waiting.withLock { waiting in
            waiting += frame
            if isAlone || waiting.count > Self.most { write(&waiting) }
        }
    }

    /// Sends all queued replies.
    func flush() {
        waiting.withLock { write(&$0) }
    }

    private func write(_ waiting: inout [UInt8]) {
        if !waiting.sendAll(to: descriptor) { _exit(EXIT_SUCCESS) }
        waiting.removeAll(keepingCapacity: waiting.count <= Self.most)
    }
}
