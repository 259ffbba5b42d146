/// What one input came to.
struct Turn {
    /// What watchers are told, in order.
    let events: [SessionEvent]
    /// What the world outside must do.
    let effects: [Effect]
}
