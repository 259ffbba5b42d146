import HTTPServer
import Sessions
import Wire

/// The JSON document of a session's screen, for its author.
extension Routes {
    /// Sends the current JSON text of the session's root screen and its errors.
    func showDocument(of id: String, _ reply: any Answering) {
        visit(id, .member, reply) { access in self.answer(with: access.session, reply) }
    }

    /// Replaces the text, and sends the same response as `showDocument`.
    func replaceDocument(_ request: HTTPRequest, of id: String, _ reply: any Answering) throws(ProblemDetails) {
        let body = try BodyReader(try jsonBody(request), limits: limits)
        let document = ScreenDocument(text: try body.string("text"), broken: try Self.broken(asked: body))
        change(id, reply) { [self] driver in
            let running = driver.session
            running.touch(at: sessions.clock.now)
            driver.submit(.document(document)) { [self] result in
                switch result {
                case .success:
                    metrics.inputTaken()
                    answer(with: running, reply)
                case .failure(let rejection):
                    metrics.inputRejected()
                    refuse(rejection.problem, reply)
                }
            }
        }
    }

    private func answer(with running: ServedSession, _ reply: any Answering) {
        look(at: running, reply) { [self] view throws(SnapshotFailure) in
            guard let document = try await view.document() else {
                refuse(.noDocument(), reply)
                return
            }
            reply.send(json: document)
        }
    }

    private static func broken(asked body: BodyReader) throws(ProblemDetails) -> ScreenDocument.Broken {
        guard let text = try body.optionalString("broken") else { return .keep }
        guard let broken = ScreenDocument.Broken(rawValue: text) else {
            throw ProblemDetails.malformed("\"broken\" must be \"keep\" or \"show\".").at("/broken")
        }
        return broken
    }
}
