/// Why world processes cannot be had.
package enum WorldProcessError: Error, Equatable, CustomStringConvertible {
    /// A process could not be started; `reason` goes behind a colon.
    case cannotStart(reason: String)

    /// One sentence for the person at the terminal.
    package var description: String {
        switch self {
        case .cannotStart(let reason): "no process for apps can be started: \(reason)"
        }
    }
}
