public import Dispatch

/// Replaces the sources of `DispatchSource.makeUserDataAddSource`, `…OrSource` and `…ReplaceSource`.
///
/// The app merges data into the source. The event handler runs once for all data merged since the last run.
public final class SessionDataSource: SessionSource, DispatchSourceUserDataAdd, DispatchSourceUserDataOr,
    DispatchSourceUserDataReplace, @unchecked Sendable
{
    /// The data that was merged since the last event.
    private var pending: UInt = 0
    private var delivered: UInt = 0

    /// The data of the current event.
    public override var data: UInt { delivered }

    public func add(data: UInt) { merge(pending &+ data) }
    public func or(data: UInt) { merge(pending | data) }
    public func replace(data: UInt) { merge(data) }

    private func merge(_ data: UInt) {
        let isFirst = pending == 0
        pending = data
        if isFirst, data != 0, isRunning { schedule() }
    }

    private func schedule() {
        queue.enqueue { [self] in deliver() }
    }

    override func deliver() {
        // Data that arrives while the source is suspended is delivered when it runs again.
        guard isRunning, pending != 0 else { return }
        delivered = pending
        pending = 0
        super.deliver()
    }

    override func stageChanged() { if isRunning, pending != 0 { schedule() } }
}

/// Data sources whose handlers run in the session.
///
/// Swift prefers these properties to Dispatch's methods of the same names; see ``DispatchSource/makeTimerSource``.
extension DispatchSource {
    public static var makeUserDataAddSource: MakeDataCall<any DispatchSourceUserDataAdd> {
        MakeDataCall(direct: DispatchSource.makeUserDataAddSource(queue:)) { SessionDataSource(on: $0) }
    }
    public static var makeUserDataOrSource: MakeDataCall<any DispatchSourceUserDataOr> {
        MakeDataCall(direct: DispatchSource.makeUserDataOrSource(queue:)) { SessionDataSource(on: $0) }
    }
    public static var makeUserDataReplaceSource: MakeDataCall<any DispatchSourceUserDataReplace> {
        MakeDataCall(direct: DispatchSource.makeUserDataReplaceSource(queue:)) { SessionDataSource(on: $0) }
    }

    /// A call of a method that makes a source of data.
    public struct MakeDataCall<Source> {
        let direct: (DispatchQueue?) -> Source
        let own: (DispatchQueue?) -> Source

        /// Makes a source whose handlers run on `queue`; nil is a global one.
        public func callAsFunction(queue: DispatchQueue? = nil) -> Source {
            AppEnvironment.current.isOfSession ? own(queue) : direct(queue)
        }
    }
}
