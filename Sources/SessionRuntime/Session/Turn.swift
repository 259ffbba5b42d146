/// What one input came to.
struct Turn {
    /// What watchers are told, in order.
    let events: [SessionEvent]
    /// What the world outside must do.
    let effects: [Effect]

    /// The requests that leave.
    var sent: [SentRequest] {
        effects.compactMap { effect in
            switch effect {
            case .send(let id, let request): SentRequest(id, request)
            case .abandon: nil
            }
        }
    }
}
