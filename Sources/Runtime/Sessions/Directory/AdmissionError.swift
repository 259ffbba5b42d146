/// The reason why a new session is not admitted.
package enum AdmissionError: Error, Equatable, CustomStringConvertible {
    /// The server is shutting down.
    case stopping
    /// The limit of open sessions is reached.
    case tooManySessions(limit: Int)
    /// The limit of sessions opened from one address is reached.
    case tooManyOfClient(limit: Int)

    /// The error as one sentence for the user.
    package var description: String {
        switch self {
        case .stopping: "It accepts no more requests."
        case .tooManySessions(let limit): "\(limit) sessions are open. End one, or wait until an idle one ends."
        case .tooManyOfClient(let limit):
            "\(limit) sessions were opened from your address, and none can be parked. End one, or close its page."
        }
    }
}
