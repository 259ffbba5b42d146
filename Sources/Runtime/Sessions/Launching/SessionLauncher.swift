package import Wire

/// Starts new and resumed sessions with all their dependencies.
package final class SessionLauncher<Audience: SessionAudience>: Sendable {
    private let supply: SessionSupply
    private let directory: SessionDirectory<Audience>
    private let archive: SessionArchive?
    private let makeAudience: @Sendable (_ epoch: UInt64, _ onEnd: @escaping @Sendable () -> Void) -> Audience
    /// The wall time of the start of this process.
    private let began = WallTime.milliseconds

    /// Creates a launcher.
    ///
    /// - Parameters:
    ///   - archive: The archive; without one, sessions last as long as the process.
    ///   - makeAudience: Creates the viewers of a session from its epoch and a closure to call after its last event.
    package init(
        _ supply: SessionSupply, directory: SessionDirectory<Audience>, archive: SessionArchive?,
        makeAudience: @escaping @Sendable (_ epoch: UInt64, _ onEnd: @escaping @Sendable () -> Void) -> Audience
    ) {
        self.supply = supply
        self.directory = directory
        self.archive = archive
        self.makeAudience = makeAudience
    }

    /// Opens a session. The completion is called when its opening is recorded, or when recording fails; nothing remains
    /// then. Throws if the session is not admitted.
    package func open(
        _ configuration: SessionConfiguration, for client: String,
        completion: @escaping @Sendable (Result<(id: SessionID, watch: SessionID), InputRejection>) -> Void
    ) throws(AdmissionError) {
        let (id, watch) = (SessionID.random(), SessionID.random())
        var vault = SecretVault(supply.secrets)
        let configuration = vault.conceal(configuration)
        let (journal, kept) = storage(of: id, watch: watch, opened: configuration.opened)
        _ = try start(
            id: id, watch: watch, configuration: configuration, journal: journal, kept: kept, vault: vault,
            client: client, isNew: true
        ) { session in
            session.open { [archive] result in
                switch result {
                case .success: completion(.success((id, watch)))
                case .failure(let rejection):
                    archive?.forget(id)
                    completion(.failure(rejection))
                }
            }
        }
    }

    /// Starts a session from its recorded past. Throws if the session is not admitted.
    func start(
        id: SessionID, watch: SessionID, _ past: SessionPast, after absence: Absence, for client: String? = nil
    ) throws(AdmissionError) -> RunningSession<Audience> {
        let (journal, kept) = storage(of: id, watch: watch, opened: past.configuration.opened, entries: past.entries)
        let driving = Driving(after: past.entries)
        return try start(
            id: id, watch: watch, configuration: past.configuration, journal: journal, kept: kept, driving: driving,
            client: client
        ) { session in
            session.restore(from: past, recordsPause: absence.isUserAction) { [self] past in pause(after: past, absence)
            }
        }
    }

    /// Returns the downtime between the last input of a past and now, including the time for which the server was down.
    private func pause(after past: SessionPast, _ absence: Absence) -> Downtime {
        let away = WallTime.since(past.ended)
        switch absence {
        case .restarted(let stopped): return Downtime(away: away, cause: .restarted, down: WallTime.since(stopped))
        case .branched: return Downtime(away: away, cause: .branched)
        case .unexplained where past.ended < began:
            let down = supply.previousServerEnd.map { WallTime.since(max($0, past.ended), now: began) }
            return Downtime(away: away, cause: .restarted, down: down)
        case .unexplained: return Downtime(away: away, cause: .putAside)
        }
    }

    /// Displays a recording that was opened from a file. Throws if the session is not admitted.
    func start(_ recording: OpenedRecording) throws(AdmissionError) -> RunningSession<Audience> {
        return try start(
            id: recording.id, watch: recording.viewerID, configuration: recording.facts.configuration,
            journal: InMemoryJournal(), kept: .recording(recording)
        ) { $0.show(from: recording) }
    }

    /// Returns the journal of a session, and the place from which its inputs can be read again.
    private func storage(
        of id: SessionID, watch: SessionID, opened: Int64, entries: [JournalEntry] = []
    ) -> (any Journal, InputSource) {
        if let archive {
            let journal = archive.journal(
                of: id, watch: watch, opened: opened, limit: supply.journalBytes,
                written: entries.reduce(0) { $0 + $1.bytes })
            return (journal, .archive(archive, id))
        }
        let journal = InMemoryJournal(entries, limit: supply.inputBytes)
        return (journal, .memory(journal))
    }

    private func start(
        id: SessionID, watch: SessionID, configuration: SessionConfiguration, journal: any Journal,
        kept: InputSource, driving: Driving = Driving(), vault: SecretVault? = nil, client: String? = nil,
        isNew: Bool = false,
        begin: (Session) -> Void
    ) throws(AdmissionError) -> RunningSession<Audience> {
        // Readers that know an earlier run of the session must not continue its event numbers, so a resumed session has
        // another epoch.
        let epoch = isNew ? 1 : WallTime.epoch()
        let audience = makeAudience(epoch) { [weak directory] in directory?.remove(named: id) }
        let session = Session(
            SessionIdentity(id: id, watch: watch, configuration: configuration),
            services: SessionServices(
                worlds: supply.worlds, journal: journal, transport: supply.transport(configuration),
                clock: supply.clock, sink: audience, limits: supply.limits, secrets: supply.secrets,
                meter: supply.meter),
            epoch: epoch, driving: driving, vault: vault)
        let running = RunningSession(
            session: session, audience: audience, kept: kept, client: client, now: supply.clock.now)
        try directory.add(running, begin: begin)
        supply.whenStarted(session)
        return running
    }
}
