/// A measurement that a session reports for the server's metrics.
package enum SessionMeasure: Sendable {
    /// The time that the world needed to apply or reject an input.
    case turn(Duration)
    /// The time until an input was durable.
    case recording(Duration)
    /// The app crashed at an input.
    case crash
    /// The app was rebuilt from its recorded inputs.
    case rebuilding
    /// The number of secrets that were evicted for later ones. Requests that need one of them are sent with its
    /// placeholder.
    case forgottenSecrets(Int)
}

/// Receives the measurements of sessions; called between inputs, so it must not block.
package typealias SessionMeter = @Sendable (SessionMeasure) -> Void
