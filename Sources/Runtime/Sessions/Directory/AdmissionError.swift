/// Why there is no room for another session.
package enum AdmissionError: Error, Equatable, CustomStringConvertible {
    /// The server is about to end.
    case stopping
    /// So many are open.
    case tooManySessions(limit: Int)
    /// So many were opened from one address.
    case tooManyOfClient(limit: Int)

    /// One sentence for a person.
    package var description: String {
        switch self {
        case .stopping: "It takes no more work."
        case .tooManySessions(let limit): "\(limit) sessions are open. End one, or wait until an idle one ends."
        case .tooManyOfClient(let limit):
            "\(limit) sessions were opened from your address, and none of them can be put aside. End one, or stop watching one."
        }
    }
}
