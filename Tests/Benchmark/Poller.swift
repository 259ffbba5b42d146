import CBenchmark
import Glibc

/// Waits for many sockets at once; each is known by a number.
final class Poller {
    private let descriptor = epoll_create1(0)
    private var events: [epoll_event]

    init(batch: Int = 256) {
        events = Array(repeating: epoll_event(), count: batch)
    }

    deinit { close(descriptor) }

    func add(_ socket: Socket, number: Int) {
        var event = epoll_event()
        event.events = EPOLLIN.rawValue
        event.data.u64 = UInt64(number)
        epoll_ctl(descriptor, EPOLL_CTL_ADD, socket.descriptor, &event)
    }

    /// Calls `body` with the number of each socket that can be read; throws when none can for thirty seconds.
    func wait(_ body: (Int) throws -> Void) throws {
        guard try wait(milliseconds: 30_000, body) > 0 else { throw BenchmarkError("nothing came for thirty seconds") }
    }

    /// Does the same for as long as this at most, and gives how many could be read.
    @discardableResult
    func wait(milliseconds: Int32, _ body: (Int) throws -> Void) throws -> Int {
        let count = max(0, epoll_wait(descriptor, &events, Int32(events.count), milliseconds))
        for index in 0..<Int(count) { try body(Int(events[index].data.u64)) }
        return Int(count)
    }
}
