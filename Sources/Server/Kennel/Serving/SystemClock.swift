import Dispatch
import Glibc
import Sessions
import Wire

/// The system's monotonic clock, for live sessions.
struct SystemClock: SessionClock {
    private static let queue = DispatchQueue(label: "kennel.clock", qos: .userInitiated)

    var now: Duration {
        .nanoseconds(Int64(DispatchTime.now().uptimeNanoseconds))
    }

    func wake(after delay: Duration, _ body: @escaping @Sendable () -> Void) -> any SessionAlarm {
        let item = DispatchWorkItem(block: body)
        Self.queue.asyncAfter(deadline: .now() + delay.timeInterval, execute: item)
        return Alarm(item: item)
    }

    /// Yields the processor. Otherwise a thread that was woken would wait until the end of this thread's time slice,
    /// which is some milliseconds.
    func yieldThread() async {
        sched_yield()
        await Task.yield()
    }

    /// An alarm on a Dispatch queue.
    ///
    /// `@unchecked Sendable`: a work item may be cancelled from any thread, and nothing else is done with it.
    private struct Alarm: SessionAlarm, @unchecked Sendable {
        let item: DispatchWorkItem

        func cancel() {
            item.cancel()
        }
    }
}

extension Duration {
    /// The duration in seconds, for Dispatch and Foundation.
    var timeInterval: Double {
        Double(components.seconds) + Double(components.attoseconds) / 1e18
    }
}
