import Beagle
import HeadlessUIKit
import JSON
import Wire

/// The event log of a session: the events of the current input, and the most recent entries of each kind.
///
/// Everything that a session emits passes through it, in order, and into the digest.
final class EventLog {
    /// The sequence number of the last event.
    var sequence: UInt64 { sentState.sequence }
    /// The time stamp of the current input, which is written several times for each input.
    private(set) var timestamp = EventTimestamp(input: 0, time: .zero)
    /// The session time of the current input.
    private(set) var time = Duration.zero
    /// The number of consecutive requests that led to the current input, each triggered by the response to the previous
    /// one.
    var chain = 0
    /// The digest of all events.
    var digest: Digest { sentState.digest }

    /// The possible changes since the last patch. Exempt from exclusivity checks, because nothing is called while it
    /// changes.
    @exclusivity(unchecked) private var unsentChanges: UnsentChanges = .navigation
    private let work: TurnWork
    private var lastEntry = 0
    /// The published events. Exempt from exclusivity checks, because nothing is called while it changes.
    @exclusivity(unchecked) private var sentState = SentState()
    private var states: PackedLog
    private var requests: BoundedLog<StoredRequest>
    private var lines: PackedLog
    private var analytics: PackedLog

    /// The published state, in one value because all its parts change together.
    private struct SentState {
        private(set) var sequence: UInt64 = 0
        var digest = Digest()
        private var events: [SessionEvent] = []

        mutating func add(_ name: SessionEvent.Name, data: [UInt8], summing summed: [UInt8]) {
            sequence += 1
            digest.add(summed)
            if events.isEmpty { events.reserveCapacity(2) }  // Most inputs cause a log line and a patch.
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

    /// The largest size of a line in bytes, because much of it comes from documents.
    private static let longestMessage = 4_096

    /// Creates an empty event log that retains `limit` entries of each kind.
    init(keeping limit: Int, work: TurnWork = TurnWork()) {
        self.work = work
        states = PackedLog(limit: limit)
        requests = BoundedLog(limit: limit)
        lines = PackedLog(limit: limit)
        analytics = PackedLog(limit: limit)
    }

    // MARK: - Inputs

    /// Begins an input, to which all following events belong.
    func begin(_ input: Int, at time: Duration) {
        self.time = time
        chain = 0
        timestamp = EventTimestamp(input: input, time: time)
    }

    /// Returns the events since the last call.
    func takeEvents() -> [SessionEvent] {
        sentState.takeEvents()
    }

    // MARK: - Changes for the next patch

    /// Marks facts that the next patch must contain or check.
    func changed(_ facts: UnsentChanges) {
        unsentChanges.formUnion(facts)
    }

    /// Clears the marks of facts whose values equal the published ones again.
    func changedBack(_ facts: UnsentChanges) {
        unsentChanges.subtract(facts)
    }

    /// Returns the facts marked since the last call, which are published now.
    func takeUnsentChanges() -> UnsentChanges {
        defer { unsentChanges = [] }
        return unsentChanges
    }

    // MARK: - Entries

    /// Appends a state of a screen.
    func state(_ report: StateReport) {
        let bytes = entry(number: nextEntry(), content: report)
        states.append(bytes)
        emit(.state, data: bytes)
    }

    /// Appends a request and returns the number for its later entry.
    func request(_ report: RequestReport) -> Int {
        let number = nextEntry()
        let bytes = entry(number: number, content: report)
        requests.append(StoredRequest(id: report.id, bytes: bytes))
        emit(.request, data: bytes)
        return number
    }

    /// Replaces the first entry of a request with its current state or its end.
    func requestChanged(_ report: RequestReport, number: Int) {
        let bytes = entry(number: number, content: report)
        requests.replaceLast(where: { $0.id == report.id }, with: StoredRequest(id: report.id, bytes: bytes))
        emit(.request, data: bytes)
    }

    /// Appends a line of the log.
    ///
    /// - Parameters:
    ///   - kind: The subject of the line.
    ///   - level: The severity of the line.
    ///   - message: The text of the line.
    ///   - detail: The same message as values.
    ///   - richer: Values that are published instead of `detail`. The digest is computed from `detail`, so that
    ///     recordings from before these values existed keep theirs.
    func log(
        _ kind: LogLine.Kind, level: LogLine.Level, message: String, detail: LineDetail? = nil,
        publishing richer: LineDetail? = nil
    ) {
        if work.isOver { return }  // The turn will be undone, so its possibly thousands of lines are of no use.
        let (number, message) = (nextEntry(), message.cut(after: Self.longestMessage))
        let bytes = entry(number: number, content: LogLine(kind, level: level, message: message, detail: detail))
        let told = richer.map {
            entry(number: number, content: LogLine(kind, level: level, message: message, detail: $0))
        }
        lines.append(told ?? bytes)
        emit(.log, data: bytes, viewerData: told)
    }

    /// Appends a line about a notice that pages can translate.
    func log(_ kind: LogLine.Kind, level: LogLine.Level, notice: Notice) {
        log(kind, level: level, message: notice.sentence, detail: .notice(notice))
    }

    /// Appends an analytics event of the application, and a line about it.
    func analytics(_ told: JSON, about subject: String) {
        let bytes = told.encoded()
        analytics.append(bytes)
        log(.analytics, level: .info, message: "records \(subject)", detail: .analytics(bytes))
    }

    /// Publishes an event that is not an entry, such as a patch. `more` replaces `data` for viewers, but not in the
    /// digest.
    func emit(_ name: SessionEvent.Name, data: [UInt8], viewerData more: [UInt8]? = nil) {
        work.recordSent(bytes: data.count)
        sentState.add(name, data: more ?? data, summing: data)
    }

    /// Adds unpublished results of an input to the digest.
    func sum(_ bytes: [UInt8]) {
        sentState.digest.add(bytes)
    }

    /// Writes the retained entries as the members `states`, `requests`, `log` and `analytics`.
    func write(to json: inout JSONWriter) {
        Self.writeArray(WorldState.Key.states, to: &json) { add in states.forEach(add) }
        Self.writeArray(WorldState.Key.requests, to: &json) { add in requests.forEach { add($0.bytes) } }
        Self.writeArray(WorldState.Key.log, to: &json) { add in lines.forEach(add) }
        Self.writeArray(WorldState.Key.analytics, to: &json) { add in analytics.forEach(add) }
    }

    private static func writeArray(
        _ name: StaticString, to json: inout JSONWriter, entries: ((_ add: ([UInt8]) -> Void) -> Void)
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

    private func entry(number: Int, content: some EntryContent) -> [UInt8] {
        var json = JSONWriter(reserving: 192)
        Entry(number: number, moment: timestamp, content: content).write(to: &json)
        return json.bytes
    }
}
