import Wire

/// The handle of a world that runs in another process.
final class RemoteWorld: WorldHandle {
    private let child: WorldChild
    private let id: UInt32

    init(_ setup: WorldSetup, in child: WorldChild, observer hearer: PendingReplies.WorldObserver) {
        self.child = child
        id = child.admit(hearer)
        child.post(.make(setup), to: id)
    }

    deinit {
        discard()
    }

    nonisolated(nonsending) func offer(_ offer: TimedInput) async throws(WorldLoss) -> ApplyResult {
        guard case .applied(let offered) = try await child.sendRequest(.apply(offer), to: id) else { throw .gone }
        return offered
    }

    nonisolated(nonsending) func replay(_ steps: [ReplayStep]) async throws(WorldLoss) -> Replayed {
        guard case .replayed(let replayed) = try await child.sendRequest(.replay(steps), to: id) else { throw .gone }
        return replayed
    }

    nonisolated(nonsending) func answer(_ question: WorldQuestion) async throws(WorldLoss) -> WorldAnswer {
        guard case .answered(let answer) = try await child.sendRequest(.ask(question), to: id) else { throw .gone }
        return answer
    }

    func expect(_ requests: [RequestID]) {
        if !requests.isEmpty { child.post(.expect(requests), to: id) }
    }

    func goLive() {
        child.post(.goLive, to: id)
    }

    func discard() {
        child.dismiss(id)
    }
}
