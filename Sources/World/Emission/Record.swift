import Beagle
import HeadlessUIKit
import JSON
import Wire

/// All that a session has to tell: the events of the input at hand, and the last entries of each kind.
///
/// Whatever a session emits passes through here, in order, and into the digest.
final class Record {
    /// The sequence number of the last event.
    var sequence: UInt64 { told.sequence }
    /// The input being handled.
    private(set) var input = 0
    /// Session time of the input being handled.
    private(set) var time = Duration.zero
    /// How many requests in a row led to the input being handled, each asked for by the answer to the one before.
    var chain = 0
    /// The same as it is written, several times for each input.
    private var tenths: Int64 = 0
    /// Sums up all that was emitted.
    var digest: Digest { told.digest }

    private let work: TurnWork
    private var lastEntry = 0
    /// Not checked for overlapping accesses: nothing is called while it changes, as it does for all that is told.
    @exclusivity(unchecked) private var told = Told()
    private var states: BoundedLog<[UInt8]>
    private var requests: BoundedLog<StoredRequest>
    private var lines: BoundedLog<[UInt8]>
    private var analytics: BoundedLog<[UInt8]>

    /// What goes out: together, because each of them changes whenever one does.
    private struct Told {
        private(set) var sequence: UInt64 = 0
        var digest = Digest()
        private var events: [SessionEvent] = []

        mutating func add(_ name: String, _ data: [UInt8]) {
            sequence += 1
            digest.add(data)
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

    /// An empty record that keeps `limit` entries of each kind.
    init(keeping limit: Int, work: TurnWork = TurnWork()) {
        self.work = work
        states = BoundedLog(limit: limit)
        requests = BoundedLog(limit: limit)
        lines = BoundedLog(limit: limit)
        analytics = BoundedLog(limit: limit)
    }

    // MARK: - Inputs

    /// What follows is caused by this input.
    func begin(_ input: Int, at time: Duration) {
        self.input = input
        self.time = time
        chain = 0
        tenths = time.tenths
    }

    /// The events since the last call.
    func takeEvents() -> [SessionEvent] {
        told.takeEvents()
    }

    // MARK: - Entries

    /// Adds a state of a screen; `members` writes what follows `input` and `time`.
    func state(_ members: (inout JSONWriter) -> Void) {
        let bytes = entry(number: nextEntry(), members)
        states.append(bytes)
        emit("state", bytes)
    }

    /// Adds a request and returns the number that its later entry needs.
    func request(_ id: RequestID, _ members: (inout JSONWriter) -> Void) -> Int {
        let number = nextEntry()
        let bytes = entry(number: number, members)
        requests.append(StoredRequest(id: id, bytes: bytes))
        emit("request", bytes)
        return number
    }

    /// Says how a request ended; takes the place of its first entry.
    func requestEnded(_ id: RequestID, number: Int, _ members: (inout JSONWriter) -> Void) {
        let bytes = entry(number: number, members)
        requests.replaceLast(where: { $0.id == id }, with: StoredRequest(id: id, bytes: bytes))
        emit("request", bytes)
    }

    /// Adds a line that a person reads.
    func line(_ kind: LineKind, _ level: LineLevel = .info, _ message: String) {
        line(kind, level, message) { _ in }
    }

    /// Adds a line that a person reads; `detail` writes the member `detail`.
    func line(_ kind: LineKind, _ level: LineLevel, _ message: String, detail: (inout JSONWriter) -> Void) {
        if work.isOver { return }  // thousands of lines about what will not have happened
        let bytes = entry(number: nextEntry()) { json in
            json.members(kind.member)
            json.members(level.member)
            json.member("message", message.cut(after: Self.longestMessage))
            detail(&json)
        }
        lines.append(bytes)
        emit("log", bytes)
    }

    /// Adds what the application's analytics were told, and a line that says so.
    func analytics(_ told: JSON, about subject: String) {
        let bytes = told.encoded()
        analytics.append(bytes)
        line(.analytics, .info, "records \(subject)") { json in
            json.key("detail")
            json.raw(bytes)
        }
    }

    /// Adds an event that is no entry, such as a patch.
    func emit(_ name: String, _ data: [UInt8]) {
        work.told(bytes: data.count)
        told.add(name, data)
    }

    /// Adds to the digest what belongs to the outcome of an input but is told to nobody.
    func sum(_ bytes: [UInt8]) {
        told.digest.add(bytes)
    }

    /// Writes the input being handled and its time, as members.
    func writeMoment(to json: inout JSONWriter) {
        json.member("input", input)
        json.key("time")
        json.number(tenths: tenths)
    }

    /// Writes the kept entries as the members `states`, `requests`, `log` and `analytics`.
    func write(to json: inout JSONWriter) {
        Self.write("states", to: &json) { add in states.forEach(add) }
        Self.write("requests", to: &json) { add in requests.forEach { add($0.bytes) } }
        Self.write("log", to: &json) { add in lines.forEach(add) }
        Self.write("analytics", to: &json) { add in analytics.forEach(add) }
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

    private func entry(number: Int, _ members: (inout JSONWriter) -> Void) -> [UInt8] {
        var json = JSONWriter(reserving: 192)
        json.beginObject()
        json.member("n", number)
        writeMoment(to: &json)
        members(&json)
        json.endObject()
        return json.bytes
    }
}

/// What a line of the record is about.
enum LineKind {
    case input, timer, pause, navigation, note, log, error, analytics

    /// How it is written.
    var member: StaticString {
        switch self {
        case .input: #""kind":"input""#
        case .timer: #""kind":"timer""#
        case .pause: #""kind":"pause""#
        case .navigation: #""kind":"navigation""#
        case .note: #""kind":"note""#
        case .log: #""kind":"log""#
        case .error: #""kind":"error""#
        case .analytics: #""kind":"analytics""#
        }
    }
}

/// How much a line of the record matters.
enum LineLevel {
    case info, warning, error

    /// How it is written.
    var member: StaticString {
        switch self {
        case .info: #""level":"info""#
        case .warning: #""level":"warning""#
        case .error: #""level":"error""#
        }
    }
}
