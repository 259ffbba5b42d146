package import Wire

/// The reason why no world processes are available.
package enum WorldProcessError: Error, Equatable, CustomStringConvertible {
    /// A process could not be started; `reason` is a phrase that follows a colon.
    case cannotStart(reason: String)
    /// The program was built with a Kennel that uses another protocol; `ours` is the version of this one.
    case otherProtocol(WorldGreeting, at: String, ours: String)
    /// The program ended before it sent its greeting. `reason` is the way in which it ended, with its last output.
    case ended(String, reason: String)
    /// The program sent something other than a greeting.
    case stranger(String)
    /// The program did not send its greeting in time.
    case silent(String, Duration)

    /// The error as one sentence for the user at the terminal.
    package var description: String {
        switch self {
        case .cannotStart(let reason): "no process for apps can be started: \(reason)"
        case .otherProtocol(let greeting, let program, let ours):
            "\(program) was built with Kennel \(greeting.version) (protocol \(greeting.protocolNumber)), which this server, "
                + "Kennel \(ours) (protocol \(WorldGreeting.protocolOfThisBuild)), does not support; build both with "
                + "the same version"
        case .ended(let program, let reason): "\(program) did not start as a Kennel app: \(reason)"
        case .stranger(let program): "\(program) is not a Kennel app: it sent an invalid greeting"
        case .silent(let program, let time):
            "\(program) is not a Kennel app, or does not start: it sent no greeting within "
                + "\(time.components.seconds) s"
        }
    }
}
