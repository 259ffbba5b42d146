package import Wire

/// Why world processes cannot be had.
package enum WorldProcessError: Error, Equatable, CustomStringConvertible {
    /// A process could not be started; `reason` goes behind a colon.
    case cannotStart(reason: String)
    /// A program was built with another Kennel, whose frames are others; `ours` is the version of this one.
    case otherProtocol(WorldGreeting, at: String, ours: String)
    /// A program ended before it said who it is; `reason` is how, and what it said of that.
    case ended(String, reason: String)
    /// A program said something, but not who it is.
    case stranger(String)
    /// A program did not say in time who it is.
    case silent(String, Duration)

    /// One sentence for the person at the terminal.
    package var description: String {
        switch self {
        case .cannotStart(let reason): "no process for apps can be started: \(reason)"
        case .otherProtocol(let greeting, let program, let ours):
            "\(program) was built with Kennel \(greeting.version) (protocol \(greeting.protocolNumber)), which this server, "
                + "Kennel \(ours) (protocol \(WorldGreeting.protocolOfThisBuild)), does not speak; build both with the same"
        case .ended(let program, let reason): "\(program) did not come up as an app of Kennel's: \(reason)"
        case .stranger(let program): "\(program) is no app of Kennel's: it said something else than who it is"
        case .silent(let program, let time):
            "\(program) is no app of Kennel's, or does not come up: it did not say who it is within "
                + "\(time.components.seconds) s"
        }
    }
}
