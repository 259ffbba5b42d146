import Wire

/// Looks at a session, between two of its messages.
extension Session {
    /// The session as it is now.
    var view: SessionView {
        SessionView(
            session: self, epoch: epoch, revision: revision, phase: life.phase, fall: life.fall, waiting: life.refusal,
            departure: life.departure, input: lastInput, standing: standing, origin: origin)
    }

    /// Asks the world; nil where there is none. Throws when no world survives the question; the session does, in
    /// another.
    func ask(_ question: WorldQuestion) async throws(FailedLook) -> WorldAnswer? {
        var losses = WorldLosses()
        while let world = life.world {
            let loss: WorldLoss
            do {
                return try await world.answer(question)
            } catch {
                loss = error
            }
            if loss.isSuspicious { placement = .alone }
            await rebuild()
            switch losses.verdict(on: loss) {
            case .again: break
            case .crashed(let report): throw FailedLook(.crashed(report))
            case .unavailable where life.world != nil: throw FailedLook(.interrupted)
            case .unavailable: break
            }
        }
        if case .outage(let outage) = life { throw FailedLook(.refused(outage.refusal)) }
        return nil
    }

    /// As `ask`, for what comes before an input, which is turned away where no world survives that.
    func consult(_ question: WorldQuestion) async throws(InputRejection) -> WorldAnswer? {
        do throws(FailedLook) {
            return try await ask(question)
        } catch {
            if case .refused(let refusal) = error.cause { throw refusal }
            throw .crashed(reason: error.description)
        }
    }

    /// Whoever reads the events begins anew, with a look that may be lost with its world.
    func tellAnew() async {
        epoch += 1
        guard !isTellingAnew else { return }
        isTellingAnew = true
        defer { isTellingAnew = false }
        let told = epoch
        await sink.renew(from: view)
        // Its world was lost to the look, and there is none to be had: then nothing more can come in between.
        if case .outage = life, epoch != told { await sink.renew(from: view) }
    }
}
