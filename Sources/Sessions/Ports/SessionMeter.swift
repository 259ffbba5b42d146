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
}

/// Takes what sessions measure; called between inputs, so it must not wait.
package typealias SessionMeter = @Sendable (SessionMeasure) -> Void
