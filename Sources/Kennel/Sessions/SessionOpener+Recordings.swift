import Foundation
import Recording
import Wire

/// Sessions that begin with the inputs of another, and recordings that are opened from files.
extension SessionOpener {
    /// A new session with the inputs of another up to a step, which goes on from there.
    func branch(of running: RunningSession, step: Int, for client: String) throws(ProblemDetails) -> RunningSession {
        let entries = try running.kept.entries(after: 0)
        guard (1...max(entries.count, 1)).contains(step), !entries.isEmpty else {
            throw .noStep(step, of: entries.count)
        }
        try check(running.configuration.bff, isOwn: running.configuration.isOwnBackend)
        let (id, watch) = (SessionID(AccessToken.random()), SessionID(AccessToken.random()))
        let origin = BranchPoint(
            step: step, of: BranchPoint.Names(session: running.id, watch: running.watch))
        let own = entries.prefix(step).map { $0.inBranch(id, from: origin) }
        let past: SessionPast
        do {
            past = try SessionPast(own, digest: entries.count > step ? entries[step].digest : nil)
        } catch {
            throw .unreadable("\(error)")
        }
        try archive?.add(own, watch: watch, opened: past.configuration.opened)
        do {
            return try start(id: id, watch: watch, past, .branched, for: client)
        } catch {
            archive?.forget(id)
            throw error
        }
    }

    /// The file of a session that is set aside, and what it was opened with. Nothing of it runs, so what its inputs came
    /// to is not in it, but the sums that were recorded are.
    func setAside(
        _ name: String, header: RecordingHeader
    ) throws(ProblemDetails) -> (file: [UInt8], configuration: SessionConfiguration) {
        guard let archive, let session = try archive.session(named: name) else { throw .unknownSession(name) }
        do {
            switch try archive.contents(of: session) {
            case .recording(let recording): return (Array(try recording.file().utf8), recording.facts.configuration)
            case .past(let past):
                var header = header
                header.opened = past.configuration.opened
                return (try Recording(header: header, past).file, past.configuration)
            }
        } catch let problem as ProblemDetails {
            throw problem
        } catch {
            throw .unreadable("\(error)")
        }
    }

    /// Reads a file and keeps it. Nothing of it runs before somebody looks at it.
    func openRecording(_ bytes: [UInt8]) throws(ProblemDetails) -> OpenedRecording {
        let recording: Recording
        do {
            recording = try RecordingReader.read(
                bytes,
                limits: RecordingLimits(
                    fileBytes: options.recordingBytes, lineBytes: options.recordingBytes))
        } catch {
            throw ProblemDetails.unreadable(error, limit: options.recordingBytes)
        }
        return try shelf.add(recording)
    }

    /// A backend that somebody else's recording names is asked only if anybody could name it here.
    private func check(_ bff: URL?, isOwn: Bool) throws(ProblemDetails) {
        guard let bff, !(isOwn && hasOwnBackend) else { return }
        guard let origin = WebOrigin(bff) else { throw .malformed("The recording names no http backend.") }
        try permit(origin)
    }
}

extension JournalEntry {
    /// The same entry as another session's. Keys were the first one's page's.
    fileprivate func inBranch(_ session: SessionID, from origin: BranchPoint) -> JournalEntry {
        JournalEntry(
            session: session, number: number, time: time, key: nil, input: input.branching(from: origin), digest: digest
        )
    }
}

extension ProblemDetails {
    fileprivate static func unreadable(_ error: RecordingError, limit: Int) -> ProblemDetails {
        var problem =
            switch error {
            case .tooLarge: tooLarge(limit)
            case .notARecording, .unknownFormat, .damaged:
                ProblemDetails(422, "not-a-recording", "The file cannot be opened", error.description)
            }
        problem.line = error.line
        return problem
    }
}
