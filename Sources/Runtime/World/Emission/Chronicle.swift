import Beagle
import HeadlessUIKit
import JSON
import Wire

/// All that a session has to tell: the events of the input at hand, and the last entries of each kind.
///
/// Whatever a session emits passes through here, in order, and into the digest.
final class Chronicle {
    /// The sequence number of the last event.
    var sequence: UInt64 { told.sequence }
    /// The input being handled, as it is written, several times for each input.
    private(set) var moment = EventMoment(input: 0, time: .zero)
    /// Session time of the input being handled.
    private(set) var time = Duration.zero
    /// How many requests in a row led to the input being handled, each asked for by the answer to the one before.
    var chain = 0
    /// Sums up all that was emitted.
    var digest: Digest { told.digest }

    /// What may have changed since the last patch. Not checked for overlapping accesses: nothing is called while it
    /// changes.
    @exclusivity(unchecked) private var untold: Untold = .navigation
    private let work: TurnWork
    private var lastEntry = 0
    /// Not checked for overlapping accesses: nothing is called while it changes, as it does for all that is told.
    @exclusivity(unchecked) private var told = Told()
    private var states: PackedLog
    private var requests: BoundedLog<StoredRequest>
    private var lines: PackedLog
    private var analytics: PackedLog

    /// What goes out: together, because each of them changes whenever one does.
    private struct Told {
        private(set) var sequence: UInt64 = 0
        var digest = Digest()
        private var events: [SessionEvent] = []

        mutating func add(_ name: SessionEvent.Name, _ data: [UInt8], summing summed: [UInt8]) {
            sequence += 1
            digest.add(summed)
            if events.isEmpty { events.reserveCapacity(2) }  // a line and a patch, which most inputs come to
            events.append(SessionEvent(sequence: sequence, name: name, data: data))
        }

        mutating func takeEvents() -> [SessionEvent] {
            let taken = events
            events = []
            return taken
        }
    }

    private struct StoredRequest {
        let id: RequestID
        let bytes: [UInt8]
    }

    /// Bytes of what one line says, since much of it comes out of documents.
    private static let longestMessage = 4_096

    /// An empty chronicle that keeps `limit` entries of each kind.
    init(keeping limit: Int, work: TurnWork = TurnWork()) {
        self.work = work
        states = PackedLog(limit: limit)
        requests = BoundedLog(limit: limit)
        lines = PackedLog(limit: limit)
        analytics = PackedLog(limit: limit)
    }

    // MARK: - Inputs

    /// What follows is caused by this input.
    func begin(_ input: Int, at time: Duration) {
        self.time = time
        chain = 0
        moment = EventMoment(input: input, time: time)
    }

    /// The events since the last call.
    func takeEvents() -> [SessionEvent] {
        told.takeEvents()
    }

    // MARK: - What a patch has to say

    /// The next patch has to say this, or to see whether it must.
    func changed(_ facts: Untold) {
        untold.formUnion(facts)
    }

    /// What changed is again as readers have it.
    func changedBack(_ facts: Untold) {
        untold.subtract(facts)
    }

    /// What changed since the last call, which readers are told now.
    func takeUntold() -> Untold {
        defer { untold = [] }
        return untold
    }

    // MARK: - Entries

    /// Adds a state of a screen.
    func state(_ report: StateReport) {
        let bytes = entry(nextEntry(), report)
        states.append(bytes)
        emit(.state, bytes)
    }

    /// Adds a request and returns the number that its later entry needs.
    func request(_ report: RequestReport) -> Int {
        let number = nextEntry()
        let bytes = entry(number, report)
        requests.append(StoredRequest(id: report.id, bytes: bytes))
        emit(.request, bytes)
        return number
    }

    /// Says where a request is, or how it ended; takes the place of its first entry.
    func requestChanged(_ report: RequestReport, number: Int) {
        let bytes = entry(number, report)
        requests.replaceLast(where: { $0.id == report.id }, with: StoredRequest(id: report.id, bytes: bytes))
        emit(.request, bytes)
    }

    /// Adds a line that a person reads.
    ///
    /// - Parameters:
    ///   - kind: What the line is about.
    ///   - level: How much it matters.
    ///   - message: The line.
    ///   - detail: The same in values.
    ///   - richer: Values that readers get in place of `detail`. The digest is made with `detail`, so that recordings
    ///     from before
    ///     these values existed keep theirs.
    func line(
        _ kind: LogLine.Kind, _ level: LogLine.Level, _ message: String, _ detail: LineDetail? = nil,
        telling richer: LineDetail? = nil
    ) {
        if work.isOver { return }  // thousands of lines about what will not have happened
        let (number, message) = (nextEntry(), message.cut(after: Self.longestMessage))
        let bytes = entry(number, LogLine(kind, level, message, detail))
        let told = richer.map { entry(number, LogLine(kind, level, message, $0)) }
        lines.append(told ?? bytes)
        emit(.log, bytes, told: told)
    }

    /// Adds a line about something that pages know a sentence for.
    func line(_ kind: LogLine.Kind, _ level: LogLine.Level, _ notice: Notice) {
        line(kind, level, notice.sentence, .notice(notice))
    }

    /// Adds what the application's analytics were told, and a line that says so.
    func analytics(_ told: JSON, about subject: String) {
        let bytes = told.encoded()
        analytics.append(bytes)
        line(.analytics, .info, "records \(subject)", .analytics(bytes))
    }

    /// Adds an event that is no entry, such as a patch. Where readers are told more than belongs to the digest, `told`
    /// is what they get.
    func emit(_ name: SessionEvent.Name, _ data: [UInt8], told more: [UInt8]? = nil) {
        work.told(bytes: data.count)
        told.add(name, more ?? data, summing: data)
    }

    /// Adds to the digest what belongs to the outcome of an input but is told to nobody.
    func sum(_ bytes: [UInt8]) {
        told.digest.add(bytes)
    }

    /// Writes the kept entries as the members `states`, `requests`, `log` and `analytics`.
    func write(to json: inout JSONWriter) {
        Self.write(WorldState.Key.states, to: &json) { add in states.forEach(add) }
        Self.write(WorldState.Key.requests, to: &json) { add in requests.forEach { add($0.bytes) } }
        Self.write(WorldState.Key.log, to: &json) { add in lines.forEach(add) }
        Self.write(WorldState.Key.analytics, to: &json) { add in analytics.forEach(add) }
    }

    private static func write(
        _ name: StaticString, to json: inout JSONWriter, _ entries: ((_ add: ([UInt8]) -> Void) -> Void)
    ) {
        json.key(name)
        json.beginArray()
        entries { json.raw($0) }
        json.endArray()
    }

    private func nextEntry() -> Int {
        lastEntry += 1
        return lastEntry
    }

    private func entry(_ number: Int, _ content: some EntryContent) -> [UInt8] {
        var json = JSONWriter(reserving: 192)
        Entry(number: number, moment: moment, content: content).write(to: &json)
        return json.bytes
    }
}
