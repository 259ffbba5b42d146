import Sessions

/// Admission of one more session of a client.
extension Routes {
    /// The maximum number of attempts to make room for one request, in case other requests of the client use the room
    /// first.
    private static let mostAttempts = 200

    /// Runs `body`, which opens a session.
    ///
    /// If the client has as many sessions as allowed, the oldest one without viewers is parked. Refuses the request if
    /// `body` still throws.
    func withRoom(
        for client: String, _ reply: any Answering, attempt: Int = 1,
        _ body: @escaping @Sendable () throws(ProblemDetails) -> Void
    ) {
        sessions.parking.makeRoom(for: client) { [self] isThere in
            do throws(ProblemDetails) {
                try body()
            } catch {
                guard isThere, attempt < Self.mostAttempts,
                    error
                        == AdmissionError.tooManyOfClient(
                            limit: sessions.directory.limitOfClient
                        ).problem
                else { return refuse(error, reply) }
                withRoom(for: client, reply, attempt: attempt + 1, body)
            }
        }
    }
}
