import Foundation

/// How many processes run the sessions' apps.
public enum WorldProcessCount: Sendable, Equatable {
    /// So many, which sessions share; 0 runs apps inside the server, as a debugger wants it.
    case shared(Int)
    /// One for each session.
    case each

    /// As many as there are cores.
    static var cores: Self { .shared(ProcessInfo.processInfo.activeProcessorCount) }

    /// The processes that an app's author chose.
    init(_ isolation: Isolation) {
        switch isolation {
        case .session: self = .each
        case .shared: self = .cores
        }
    }

    /// How many of them have something to do at a time.
    var width: Int {
        switch self {
        case .shared(let count): count
        case .each: ProcessInfo.processInfo.activeProcessorCount
        }
    }

    /// Reads a number, or `each`; nil when it is something else.
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
