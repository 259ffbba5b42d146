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
        let count = epoll_wait(descriptor, &events, Int32(events.count), 30_000)
        guard count > 0 else { throw BenchmarkError("nothing came for thirty seconds") }
        for index in 0..<Int(count) { try body(Int(events[index].data.u64)) }
    }
}
