import Sessions

/// Room for one more session of a client.
extension Routes {
    /// So often room is made for one request, where others of the client take it meanwhile.
    private static let mostAttempts = 200

    /// Runs what opens a session. A client who has opened as many as one may gets room for it: the oldest of theirs
    /// that nobody watches is put aside. Refuses the request where `body` throws all the same.
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
