package import Wire

/// Applying new inputs, and replaying recorded ones.
extension World {
    /// Applies an input, unless it would be rejected. The first one opens the app.
    package func apply(_ offer: TimedInput) -> ApplyResult {
        if !offer.isJudged, let rejection = rejection(of: offer) { return .rejected(rejection) }
        return .taken(apply(offer.input, number: offer.number, at: offer.time))
    }

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
        if let rejection = rejection(of: offer) {
            return passOver(offer.input, number: offer.number, at: offer.time, because: rejection)
        }
        return apply(offer.input, number: offer.number, at: offer.time)
    }

    private func rejection(of offer: TimedInput) -> InputRejection? {
        offer.number > 1 ? rejection(of: offer.input) : nil
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
