import Dispatch
import Glibc
import Sessions
import Wire

/// The machine's own time, for sessions that run for real.
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

    /// A thread that wakes waits for the end of ours' time slice, which is some milliseconds, unless ours offers it.
    func giveWay() async {
        sched_yield()
        await Task.yield()
    }

    /// `@unchecked Sendable`: a work item may be cancelled from any thread, and that is all that is done with it.
    private struct Alarm: SessionAlarm, @unchecked Sendable {
        let item: DispatchWorkItem

        func cancel() {
            item.cancel()
        }
    }
}

extension Duration {
    /// Seconds as Dispatch and Foundation count them.
    var timeInterval: Double {
        Double(components.seconds) + Double(components.attoseconds) / 1e18
    }
}
