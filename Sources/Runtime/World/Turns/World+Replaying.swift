package import Wire

/// Replays recorded inputs, and lets the app's own network clients begin when a replay is over.
extension World {
    /// Replays recorded inputs and compares their digests. Effects are not performed.
    ///
    /// - Parameter began: Called with the number of each input before it is applied.
    package func replay(_ steps: [ReplayStep], began: (Int) -> Void = { _ in }) -> Replayed {
        var replayed = Replayed()
        for (index, step) in steps.enumerated() {
            let offer = step.timedInput
            began(offer.number)
            if case .text(let view, let text, _) = offer.input, !text.isEmpty, hidesText(view) {
                replayed.typedHiddenText = true
            }
            if index == steps.count - 1 { replayed.label = words(for: offer.input) }
            let turn = replay(offer)
            if let digest = step.digest, replayed.firstDifference == nil, digest != turn.checkpoint.digest {
                replayed.firstDifference = offer.number
            }
            replayed.turn = turn
        }
        return replayed
    }

    private func replay(_ offer: TimedInput) -> Turn {
        if offer.number > 1, let rejection = rejection(of: offer.input) {
            return passOver(offer.input, number: offer.number, at: offer.time, because: rejection)
        }
        return makeTurn(of: offer.input, number: offer.number, at: offer.time)
    }

    /// Marks requests that inputs will answer instead of an app-supplied network client.
    package func expect(_ requests: [RequestID]) {
        network.replay.expect(requests)
    }

    /// Lets app-supplied network clients send requests from now on.
    ///
    /// - Parameter answered: Called with their responses.
    package func goLive(_ answered: @escaping @Sendable (OwnAnswer) -> Void) {
        network.replay.end()
        network.door.open(answered)
    }
}
