/// What a session tells those who measure the server.
package enum SessionMeasure: Sendable {
    /// An input came to a turn, or was rejected by the world.
    case turn(Duration)
    /// An input became durable.
    case recording(Duration)
    /// The app did not survive an input.
    case crash
    /// The app was made anew from what is recorded.
    case rebuilding
    /// So many secrets had to make room for later ones; a request that should bring one of them brings its placeholder.
    case forgottenSecrets(Int)
}

/// Takes what sessions measure; called between inputs, so it must not wait.
package typealias SessionMeter = @Sendable (SessionMeasure) -> Void
