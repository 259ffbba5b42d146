import JSON

/// All that a session has to tell: the events of the input at hand, and the last entries of each kind.
///
/// Whatever a session emits passes through here, in order, and into the digest.
final class Record {
    /// The sequence number of the last event.
    private(set) var sequence: UInt64 = 0
    /// The input being handled.
    private(set) var input = 0
    /// Session time of the input being handled.
    private(set) var time = Duration.zero
    /// Sums up all that was emitted.
    private(set) var digest = Digest()

    private var lastEntry = 0
    private var events: [SessionEvent] = []
    private var states: BoundedLog<[UInt8]>
    private var requests: BoundedLog<StoredRequest>
    private var lines: BoundedLog<[UInt8]>
    private var analytics: BoundedLog<[UInt8]>

    private struct StoredRequest {
        let id: RequestID
        let bytes: [UInt8]
    }

    /// An empty record that keeps `limit` entries of each kind.
    init(keeping limit: Int) {
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
    }

    /// The events since the last call.
    func takeEvents() -> [SessionEvent] {
        let taken = events
        events = []
        return taken
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
        let bytes = entry(number: nextEntry()) { json in
            json.member("kind", kind.rawValue)
            json.member("level", level.rawValue)
            json.member("message", message)
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
        sequence += 1
        digest.add(data)
        events.append(SessionEvent(sequence: sequence, name: name, data: data))
    }

    /// Adds to the digest what belongs to the outcome of an input but is told to nobody.
    func sum(_ bytes: [UInt8]) {
        digest.add(bytes)
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
        var json = JSONWriter(reserving: 160)
        json.beginObject()
        json.member("n", number)
        json.member("input", input)
        json.member("time", time)
        members(&json)
        json.endObject()
        return json.bytes
    }
}

/// What a line of the record is about.
enum LineKind: String {
    case input, timer, navigation, note, log, error, analytics
}

/// How much a line of the record matters.
enum LineLevel: String {
    case info, warning, error
}
