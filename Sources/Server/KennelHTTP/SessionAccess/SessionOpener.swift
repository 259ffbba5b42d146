import Recordings
import Sessions
import Wire

/// Opens sessions for clients, within the server's limits.
struct SessionOpener: Sendable {
    /// The maximum number of attempts to make room for one request, in case other requests of the client use the room
    /// first.
    private static let mostAttempts = 200

    let sessions: ServedSessions
    let metrics: Metrics

    /// Opens a session. Sends the problem if opening fails.
    func open(
        _ configuration: SessionConfiguration, for context: RequestContext,
        opened: @escaping @Sendable ((id: SessionID, watch: SessionID)) -> Void
    ) {
        withRoom(for: context) { () throws(ProblemDetails) in
            do throws(AdmissionError) {
                try sessions.launcher.open(configuration, for: context.requester.client) { result in
                    switch result {
                    case .success(let names):
                        metrics.sessionOpened()
                        opened(names)
                    case .failure(let rejection): context.reply.send(rejection.problemOfOpening)
                    }
                }
            } catch {
                throw error.problem
            }
        }
    }

    /// Opens a session that continues from the end of a recording.
    func open(_ recording: Recording, for client: String) throws(ProblemDetails) -> ServedSession {
        do throws(BranchError) {
            return try sessions.branches.open(for: client) { id throws(SessionPast.Damage) in
                try recording.past(of: id)
            }
        } catch {
            throw error.problem
        }
    }

    /// Throws if the server has no room for another session.
    func admit() throws(ProblemDetails) {
        do {
            try sessions.directory.admit()
        } catch {
            throw error.problem
        }
    }

    /// Runs `body`, which opens a session. Sends the problem if `body` still throws.
    ///
    /// If the client has as many sessions as allowed, the oldest one without viewers is parked.
    func withRoom(for context: RequestContext, _ body: @escaping @Sendable () throws(ProblemDetails) -> Void) {
        withRoom(for: context, attempt: 1, body)
    }

    private func withRoom(
        for context: RequestContext, attempt: Int, _ body: @escaping @Sendable () throws(ProblemDetails) -> Void
    ) {
        sessions.parking.makeRoom(for: context.requester.client) { isThere in
            do throws(ProblemDetails) {
                try body()
            } catch {
                let isFull = error == AdmissionError.tooManyOfClient(limit: sessions.directory.limitOfClient).problem
                guard isThere, isFull, attempt < Self.mostAttempts else { return context.reply.send(error) }
                withRoom(for: context, attempt: attempt + 1, body)
            }
        }
    }
}
