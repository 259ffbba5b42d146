internal import Glibc

/// Whether the process has a free file descriptor, without which it cannot accept connections.
enum DescriptorSupply {
    case enough
    case none

    /// Returns the state `now`. Calls `warn` if the last descriptor has been used since the previous state.
    func next(_ now: DescriptorSupply = .now, warn: ((String) -> Void)?) -> DescriptorSupply {
        if (self, now) == (.enough, .none) {
            warn?("No file descriptor is left, so new connections wait; raise the limit with ulimit -n.")
        }
        return now
    }

    static var now: DescriptorSupply {
        let probe = dup(STDIN_FILENO)
        if probe >= 0 { close(probe) }
        return probe < 0 && (errno == EMFILE || errno == ENFILE) ? .none : .enough
    }
}
