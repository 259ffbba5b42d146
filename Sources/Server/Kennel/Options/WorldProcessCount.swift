import Foundation

/// The number of processes that run sessions' apps.
public enum WorldProcessCount: Sendable, Equatable {
    /// The given number of processes, shared by sessions; 0 runs apps inside the server, for debugging.
    case shared(Int)
    /// A separate process for each session.
    case each

    /// A number of processes equal to the number of cores.
    static var cores: Self { .shared(ProcessInfo.processInfo.activeProcessorCount) }

    /// Creates the default number of processes for the isolation that an app's author chose.
    init(_ isolation: Isolation) {
        switch isolation {
        case .session: self = .each
        case .shared: self = .cores
        }
    }

    /// The number of processes that can work at the same time on this machine.
    var width: Int {
        switch self {
        case .shared(let count): count
        case .each: ProcessInfo.processInfo.activeProcessorCount
        }
    }

    /// Parses a number or `each`; nil for any other text.
    init?(parsing text: String) {
        if text == "each" {
            self = .each
        } else if let count = Int(text), (0...256).contains(count) {
            self = .shared(count)
        } else {
            return nil
        }
    }
}
