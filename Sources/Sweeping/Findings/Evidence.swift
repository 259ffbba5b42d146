import Wire

/// What was seen of one fault, and of all that a person could do next.
struct Evidence: Sendable {
    /// As the request was under way.
    let before: Look
    /// Once the fault had come, and everything had come to rest.
    let after: Look
    /// The same place without the fault; nil where that could not be seen.
    let sound: Look?
    /// The errors that were heard since the request left.
    let errors: [StateReport]
    /// Whether the request was answered after all, only later.
    let isSlow: Bool
    /// Whether anything can be pressed, or leads back.
    let hasWayOut: Bool
    /// What came of each way.
    let ends: [End]

    /// Whether a person can still do anything. A swipe counts where something comes of it: a sheet that is held, or whose
    /// delegate wants it to stay, only springs back.
    var canLeave: Bool {
        hasWayOut
            || ends.contains { end in
                guard case .swipe = end.way else { return false }
                return end.look.screen.digest != after.screen.digest
            }
    }

    /// What came of one way.
    struct End: Sendable {
        let way: Way
        let look: Look
        /// How often the request that failed was made again.
        let retries: Int
        /// Whether an error was heard since.
        let failedAgain: Bool
    }
}
