import JSON
public import Wire

/// A view of a session between two inputs. Valid only while `synchronize` runs its body.
///
/// Queries to the app throw if the app crashes at them. The session survives that in its previous state.
public struct SessionView: Sendable {
    private let session: Session
    private let origin: Origin
    private let checkpoint: Checkpoint

    /// The phase, which shows whether the session takes inputs.
    public let phase: Phase
    /// The number of the last input; 0 before the first.
    public let input: Int
    /// The report of a crash during the replay; nil if there was none.
    package let replayCrash: CrashDescription?
    /// The reason why the session is halted; nil if it is not halted.
    package let waiting: InputRejection?
    /// The reason why the session has left this server or is parked, so that clients must look it up again; nil if it
    /// runs on this server, or has ended.
    package let departure: InputRejection?

    /// The phase of a session.
    public enum Phase: String, Sendable {
        /// The session takes inputs.
        case live
        /// The session is halted until its journal has space, or a process is available for its app. Each input makes
        /// it try again.
        case waiting
        /// The app has crashed. The session must be resumed before it takes inputs.
        case crashed
        /// The session is a recording, or shows the state after an earlier input.
        case recording
        /// The session has ended.
        case ended
    }

    init(of session: isolated Session) {
        self.session = session
        epoch = session.epoch
        revision = session.revision
        phase = session.life.phase
        replayCrash = session.life.replayCrash
        waiting = session.life.refusal
        departure = session.life.departure
        input = session.lastInput
        checkpoint = session.checkpoint
        origin = session.origin
    }

    /// The configuration with which the session was opened.
    package var configuration: SessionConfiguration { session.configuration }

    /// The policy that decides which values are neither recorded nor shown.
    package var secrets: SecretPolicy { session.secrets }

    /// Identifies one unbroken run of event numbers.
    public let epoch: UInt64

    /// A number that changes whenever the session has changed. Two views with the same number show the same state.
    package let revision: Int

    /// The client in control of the session.
    package var driver: Driving.Driver { session.driving.driver }

    /// The sequence number of the last event. A snapshot contains all events up to this one.
    public var sequence: UInt64 { checkpoint.sequence }

    /// The digest of all events up to the end of the last input; nil if the session has ended.
    public var digest: UInt64? { phase == .ended ? nil : checkpoint.digest }

    /// The client for which a snapshot is encoded.
    public enum Reader: Hashable, Sendable {
        /// The session's creator, who may change the session until another client is given control.
        case owner
        /// A client that uses the id to which the input of this number gave control.
        case driver(SessionID, grant: Int)
        /// A client that may only watch, and does not learn the id with which the session can be changed.
        case watcher

        /// The input that gave the client control; nil if none did.
        package var grant: Int? {
            switch self {
            case .owner: 1
            case .driver(_, let grant): grant
            case .watcher: nil
            }
        }
    }

    /// Returns the complete state for a new viewer, as one JSON object.
    public func snapshot(for reader: Reader = .owner) async throws(SnapshotFailure) -> [UInt8] {
        let state: [UInt8]?
        do throws(SnapshotFailure) {
            state = isOut ? nil : try await text(.state)
        } catch {
            // An outage may have begun after this view was created. Viewers are then informed of it by the session's
            // current view.
            if case .refused = error.cause, !isOut { return try await session.view.snapshot(for: reader) }
            throw error
        }
        var json = JSONWriter(reserving: 1_024 + (state?.count ?? 0))
        json.beginObject()
        session.facts.write(
            to: &json, epoch: epoch, sequence: sequence, phase: phase, for: reader, driving: session.driving)
        if let replayCrash {
            json.key(Patch.Key.crash)
            replayCrash.write(to: &json)
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

    /// Returns the title of the topmost screen; nil if it has none, or the session has ended.
    public func title() async throws(SnapshotFailure) -> String? {
        if case .title(let title)? = try await session.ask(.title) { title } else { nil }
    }

    /// Returns the requests that are held for a user's decision, oldest first, as a JSON array.
    public func held() async throws(SnapshotFailure) -> [UInt8] {
        try await text(.held) ?? Array("[]".utf8)
    }

    /// Returns the fault script with ids and counts, as one JSON object.
    public func faults() async throws(SnapshotFailure) -> [UInt8] {
        try await text(.faults) ?? Array(#"{"rules":[]}"#.utf8)
    }

    /// Returns the last text from which the root screen was made, and its parsing error, as one JSON object; nil if the
    /// screen was not made from a text, or the session has ended.
    public func document() async throws(SnapshotFailure) -> [UInt8]? {
        try await text(.document)
    }

    /// Returns the headers and bodies of a request without their secrets, as one JSON object; nil if the request is
    /// unknown or no longer stored, or the session has ended.
    public func requestDetails(_ id: RequestID) async throws(SnapshotFailure) -> [UInt8]? {
        guard case .exchange(let exchange?)? = try await session.ask(.exchange(id)) else { return nil }
        var json = JSONWriter()
        exchange.write(to: &json, without: session.secrets)
        return json.bytes
    }

    /// Sends a stored request again, changed by `edit`. The app does not receive the response, and nothing is recorded.
    ///
    /// - Parameter answered: Called once with the response or the error, on any thread. It is not called unless this
    ///   method returns `sent`.
    package func resend(
        _ id: RequestID, edited edit: HeldEdit, answered: @escaping @Sendable (ResentRequest) -> Void
    ) async throws(SnapshotFailure) -> ResendResult {
        try await session.resend(id, edited: edit, answered: answered)
    }

    /// Returns a request that was sent again, with its response or error and without secrets, as one JSON object.
    package func details(of resent: ResentRequest) async -> [UInt8] { await session.details(of: resent) }

    /// Returns a report of how the frame of a view was determined, as one JSON object; nil if there is no such view, or
    /// the session has ended.
    package func layout(of id: ViewID) async throws(SnapshotFailure) -> [UInt8]? { try await text(.layout(of: id)) }

    /// Returns the JSON Schema of documents, with the app's own components and actions; nil if the session has ended.
    package func documentSchema() async throws(SnapshotFailure) -> [UInt8]? { try await text(.schema) }

    /// Returns an image that the session fetched; nil if it is not stored, or the session has ended.
    package func image(_ id: RequestID) async throws(SnapshotFailure) -> Picture? {
        if case .picture(let picture)? = try await session.ask(.image(id)) { picture } else { nil }
    }

    /// Returns an image that the app registered; nil if there is none of that name, or the session has ended.
    package func picture(named name: String) async throws(SnapshotFailure) -> Picture? {
        if case .picture(let picture)? = try await session.ask(.picture(named: name)) { picture } else { nil }
    }

    /// Returns a description of an input in the current state, such as `tap "Retry"`; nil if the session has ended.
    package func words(for input: SessionInput) async throws(SnapshotFailure) -> String? {
        if case .words(let words)? = try await session.ask(.words(for: input)) { words } else { nil }
    }

    /// Returns a description of the app; nil if the session has ended.
    package func app() async throws(SnapshotFailure) -> AppFacts? {
        if case .app(let app)? = try await session.ask(.app) { app } else { nil }
    }

    /// Whether there is no world to query, because no process is available.
    private var isOut: Bool { if case .unavailable = waiting { true } else { false } }

    private func text(_ question: WorldQuestion) async throws(SnapshotFailure) -> [UInt8]? {
        if case .text(let text)? = try await session.ask(question) { text } else { nil }
    }
}

extension InputRejection {
    /// The kind of halt, as it is named in a snapshot.
    fileprivate var kindOfWaiting: String {
        switch self {
        case .journalFull: "full"
        case .unavailable: "unavailable"
        default: "refused"
        }
    }

    /// The reason for the halt, as a sentence.
    fileprivate var reasonOfWaiting: String {
        if case .unavailable(let reason, _) = self {
            reason.prefix(1).uppercased() + reason.dropFirst() + "."
        } else {
            description
        }
    }
}
