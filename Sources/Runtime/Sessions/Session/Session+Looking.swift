import Wire

/// Queries about a session, which are answered between two of its messages.
extension Session {
    /// The current state of the session.
    var view: SessionView { SessionView(of: self) }

    /// Returns the world's answer; nil if there is no world. A world that is lost while it answers is replaced, and
    /// asked again. Throws if the app crashes, if every world is lost in this way, or if no world is available. After
    /// the first two, the session continues in another world.
    func ask(_ question: WorldQuestion) async throws(SnapshotFailure) -> WorldAnswer? {
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
            switch losses.consequence(of: loss) {
            case .again: break
            case .crashed(let report): throw SnapshotFailure(.crashed(report))
            case .unavailable where life.world != nil: throw SnapshotFailure(.interrupted)
            case .unavailable: break
            }
        }
        if case .outage(let outage) = life { throw SnapshotFailure(.refused(outage.refusal)) }
        return nil
    }

    /// Does the same as `ask` for a question that precedes an input. Throws a rejection of the input instead.
    func consult(_ question: WorldQuestion) async throws(InputRejection) -> WorldAnswer? {
        do throws(SnapshotFailure) {
            return try await ask(question)
        } catch {
            if case .refused(let refusal) = error.cause { throw refusal }
            throw .crashed(reason: error.description)
        }
    }

    /// Begins a new epoch of events, and passes a new view of the session to the sink, which sends viewers a snapshot.
    /// The world may be lost while the sink uses the view.
    func tellAnew() async {
        epoch += 1
        guard !isTellingAnew else { return }
        isTellingAnew = true
        defer { isTellingAnew = false }
        let told = epoch
        await sink.renew(from: view)
        // The world was lost while the sink used the view. No process is available now, so that no further loss can
        // occur meanwhile.
        if case .outage = life, epoch != told { await sink.renew(from: view) }
    }
}
