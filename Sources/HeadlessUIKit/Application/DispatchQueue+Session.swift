public import Dispatch

/// What code written for iOS says of the main queue, on the session's own queue and clock.
///
/// These stand beside Dispatch's own of the same names and are preferred to them, because nothing is left to a default
/// here. On another queue they do what Dispatch does.
extension DispatchQueue {
    /// Runs `work` after the current turn, before the next input; see ``MainQueue/async(_:)``.
    public func async(execute work: @escaping () -> Void) {
        switch place {
        case .main: MainQueue.async(work)
        case .elsewhere(let queue): queue.async(group: nil, execute: Self.sendable(work))
        }
    }

    /// Runs `work` when the session's clock has come that far; see ``MainQueue/asyncAfter(_:_:)``.
    public func asyncAfter(deadline: DispatchTime, execute work: @escaping () -> Void) {
        switch place {
        case .main: MainQueue.asyncAfter(Self.delay(until: deadline), work)
        case .elsewhere(let queue):
            queue.asyncAfter(deadline: deadline, qos: .unspecified, execute: Self.sendable(work))
        }
    }

    private enum Place {
        /// The main queue of the session whose turn this is.
        case main
        case elsewhere(DispatchQueue)
    }

    /// Nobody serves the main queue of the process, so a thread of the app's own is given another one. What it does there
    /// may complete a request, which is brought to its session; it is in no session itself.
    private var place: Place {
        guard label == DispatchQueue.main.label else { return .elsewhere(self) }
        return UIApplication.shared.host is InertHost ? .elsewhere(Self.outside) : .main
    }

    private static let outside = DispatchQueue(label: "kennel.outside")

    /// The time until then, as it was meant: what passed since `.now()` is none of the session's.
    private static func delay(until deadline: DispatchTime) -> Duration {
        let now = DispatchTime.now().uptimeNanoseconds
        guard deadline.uptimeNanoseconds > now else { return .zero }
        let ticks = (deadline.uptimeNanoseconds - now + 500_000) / 1_000_000
        return .milliseconds(Int64(clamping: ticks))
    }

    /// `work` as Dispatch wants it, which asks nothing of it that it did not ask before it said so.
    private static func sendable(_ work: @escaping () -> Void) -> @Sendable @convention(block) () -> Void {
        nonisolated(unsafe) let work = work
        return { work() }
    }
}
