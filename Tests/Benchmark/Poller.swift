import CBenchmark
import Glibc

/// Waits for many sockets at once. Each is identified by a number.
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

    /// Calls `body` with the number of each readable socket. Throws if none becomes readable within thirty seconds.
    func wait(_ body: (Int) throws -> Void) throws {
        guard try wait(milliseconds: 30_000, body) > 0 else { throw BenchmarkError("nothing came for thirty seconds") }
    }

    /// Calls `body` with the number of each socket that becomes readable within a time limit. Returns how many sockets
    /// were readable.
    @discardableResult
    func wait(milliseconds: Int32, _ body: (Int) throws -> Void) throws -> Int {
        let count = max(0, epoll_wait(descriptor, &events, Int32(events.count), milliseconds))
        for index in 0..<Int(count) { try body(Int(events[index].data.u64)) }
        return Int(count)
    }
}
