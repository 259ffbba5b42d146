import JSON
public import Wire

/// A look at a session between two inputs; valid only while `synchronize` runs its body.
///
/// What asks the app throws where it does not survive that. The session does, and stands where it stood.
public struct SessionView: Sendable {
    private let session: Session
    private let origin: Origin
    private let standing: Standing

    /// Whether the session takes inputs.
    public let phase: Phase
    /// The number of the last input; 0 before the first.
    public let input: Int
    /// What the app did not survive as it was rebuilt; nil where it was rebuilt, or needed not be.
    package let fall: CrashAccount?
    /// Why what comes next cannot be taken, so that the session stands still; nil where it can be.
    package let waiting: InputRejection?
    /// Why there is nothing to look at any more, though the session goes on: it is to be found again. Nil where there
    /// is.
    package let departure: InputRejection?

    /// Whether a session takes inputs.
    public enum Phase: String, Sendable {
        /// It does.
        case live
        /// It stands still until there is room in its journal, or a process for its app, and tries whether there is
        /// with each input.
        case waiting
        /// Its app has crashed, and it is gone on from that before it takes any.
        case crashed
        /// It is a recording, or is shown as it was after one of its inputs.
        case recording
        /// It is over.
        case ended
    }

    init(
        session: Session, epoch: UInt64, revision: Int, phase: Phase, fall: CrashAccount?, waiting: InputRejection?,
        departure: InputRejection?, input: Int, standing: Standing, origin: Origin
    ) {
        self.session = session
        self.epoch = epoch
        self.revision = revision
        self.phase = phase
        self.fall = fall
        self.waiting = waiting
        self.departure = departure
        self.input = input
        self.standing = standing
        self.origin = origin
    }

    /// What the session was opened with.
    package var configuration: SessionConfiguration { session.configuration }

    /// What is neither recorded nor shown.
    package var secrets: SecretPolicy { session.secrets }

    /// Told apart when event numbers do not continue.
    public let epoch: UInt64

    /// The same for all looks between which nothing was done with the session.
    package let revision: Int

    /// Who drives the session.
    package var driver: Driving.Driver { session.driving.driver }

    /// The sequence number of the last event; a snapshot stands exactly there.
    public var sequence: UInt64 { standing.sequence }

    /// Sums up all that the session emitted up to the end of its last input; nil when it is over.
    public var digest: UInt64? { phase == .ended ? nil : standing.digest }

    /// Who will read a snapshot.
    public enum Reader: Hashable, Sendable {
        /// Whoever opened the session, and may change it for as long as nobody else was given control.
        case owner
        /// Somebody who came by the name that the input of this number gave control to.
        case driver(SessionID, grant: Int)
        /// Somebody who may only look, and is not told the name by which the session can be changed.
        case watcher

        /// The input that gave them control, if one did.
        package var grant: Int? {
            switch self {
            case .owner: 1
            case .driver(_, let grant): grant
            case .watcher: nil
            }
        }
    }

    /// Everything that a reader needs who has seen nothing, as one JSON object.
    public func snapshot(for reader: Reader = .owner) async throws(FailedLook) -> [UInt8] {
        let state: [UInt8]?
        do throws(FailedLook) {
            state = isOut ? nil : try await text(.state)
        } catch {
            // It may stand still since this look began, of which everybody is told.
            if case .refused = error.cause, !isOut { return try await session.view.snapshot(for: reader) }
            throw error
        }
        var json = JSONWriter(reserving: 1_024 + (state?.count ?? 0))
        json.beginObject()
        session.facts.write(to: &json, epoch: epoch, sequence: sequence, phase: phase, for: reader, session.driving)
        if let fall {
            json.key(Patch.Key.crash)
            fall.write(to: &json)
        }
        if let waiting {
            json.key("waiting")
            json.beginObject()
            json.member("kind", waiting.kindOfWaiting)
            json.member("reason", waiting.reasonOfWaiting)
            json.endObject()
        }
        if let state {
            origin.write(to: &json)
            json.members(of: state)
        } else {
            json.member("input", input)
        }
        json.endObject()
        return json.bytes
    }

    /// What the topmost screen calls itself; nil when it has no title, or the session is over.
    public func title() async throws(FailedLook) -> String? {
        if case .title(let title)? = try await session.ask(.title) { title } else { nil }
    }

    /// The requests that wait for a person, oldest first, as one JSON list.
    public func held() async throws(FailedLook) -> [UInt8] {
        try await text(.held) ?? Array("[]".utf8)
    }

    /// The fault script with ids and counts, one JSON object.
    public func faults() async throws(FailedLook) -> [UInt8] {
        try await text(.faults) ?? Array(#"{"rules":[]}"#.utf8)
    }

    /// The text that the root screen was made of last and why it cannot be read, as one JSON object; nil when the
    /// screen was not made of a text.
    public func document() async throws(FailedLook) -> [UInt8]? {
        try await text(.document)
    }

    /// Headers and bodies of a request without their secrets, as one JSON object; nil when there is none, or it is no
    /// longer kept.
    public func requestDetails(_ id: RequestID) async throws(FailedLook) -> [UInt8]? {
        guard case .exchange(let exchange?)? = try await session.ask(.exchange(id)) else { return nil }
        var json = JSONWriter()
        exchange.write(to: &json, without: session.secrets)
        return json.bytes
    }

    /// What decided where a view is, as one JSON object; nil when there is none of that name.
    package func layout(of id: ViewID) async throws(FailedLook) -> [UInt8]? { try await text(.layout(of: id)) }

    /// An image that the session fetched; nil when it is not kept.
    package func image(_ id: RequestID) async throws(FailedLook) -> Picture? {
        if case .picture(let picture)? = try await session.ask(.image(id)) { picture } else { nil }
    }

    /// A picture that the app registered; nil when there is none of that name.
    package func picture(named name: String) async throws(FailedLook) -> Picture? {
        if case .picture(let picture)? = try await session.ask(.picture(named: name)) { picture } else { nil }
    }

    /// What a person would say of an input that comes next: `tap "Retry"`; nil when the session is over.
    package func words(for input: SessionInput) async throws(FailedLook) -> String? {
        if case .words(let words)? = try await session.ask(.words(for: input)) { words } else { nil }
    }

    /// What the app is; nil when the session is over.
    package func app() async throws(FailedLook) -> AppFacts? {
        if case .app(let app)? = try await session.ask(.app) { app } else { nil }
    }

    /// Whether there is no world that could be asked, and none to be had.
    private var isOut: Bool { if case .unavailable = waiting { true } else { false } }

    private func text(_ question: WorldQuestion) async throws(FailedLook) -> [UInt8]? {
        if case .text(let text)? = try await session.ask(question) { text } else { nil }
    }
}

extension InputRejection {
    /// What readers are told that a session waits for.
    fileprivate var kindOfWaiting: String {
        switch self {
        case .journalFull: "full"
        case .unavailable: "unavailable"
        default: "refused"
        }
    }

    /// Why, in a sentence.
    fileprivate var reasonOfWaiting: String {
        if case .unavailable(let reason, _) = self {
            reason.prefix(1).uppercased() + reason.dropFirst() + "."
        } else {
            description
        }
    }
}
