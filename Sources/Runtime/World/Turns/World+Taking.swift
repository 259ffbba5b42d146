package import Wire

/// Inputs that come from outside, and those that came before.
extension World {
    /// Applies an input, unless it would change nothing. The first opens the app.
    package func offer(_ offer: Offer) -> Offered {
        if !offer.isJudged, let rejection = rejection(of: offer) { return .rejected(rejection) }
        return .taken(take(offer.input, number: offer.number, at: offer.time))
    }

    /// Applies recorded inputs, and compares what they cause with what they caused then. Nothing leaves. `began` hears
    /// the number of each before it is applied.
    package func replay(_ steps: [ReplayStep], began: (Int) -> Void = { _ in }) -> Replayed {
        var replayed = Replayed()
        for (index, step) in steps.enumerated() {
            let offer = step.offer
            began(offer.number)
            if case .text(let view, let text, _) = offer.input, !text.isEmpty, hidesText(view) {
                replayed.typedHiddenText = true
            }
            if index == steps.count - 1 { replayed.label = words(for: offer.input) }
            let turn = replay(offer)
            if let digest = step.digest, replayed.firstDifference == nil, digest != turn.standing.digest {
                replayed.firstDifference = offer.number
            }
            replayed.turn = turn
        }
        return replayed
    }

    private func replay(_ offer: Offer) -> Turn {
        if let rejection = rejection(of: offer) {
            return passOver(offer.input, number: offer.number, at: offer.time, because: rejection)
        }
        return take(offer.input, number: offer.number, at: offer.time)
    }

    private func rejection(of offer: Offer) -> InputRejection? {
        offer.number > 1 ? rejection(of: offer.input) : nil
    }

    /// These requests will be answered by inputs in the place of a network client of the app's own.
    package func expect(_ requests: [RequestID]) {
        network.replay.expect(requests)
    }

    /// From now on the app's own network clients are asked, and `answered` hears what they bring of themselves.
    package func goLive(_ answered: @escaping @Sendable (OwnAnswer) -> Void) {
        network.replay.end()
        network.door.open(answered)
    }
}
