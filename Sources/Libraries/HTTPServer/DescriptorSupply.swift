internal import Glibc

/// Whether the process has a file descriptor left, without which it cannot accept connections.
enum DescriptorSupply {
    case enough
    case none

    /// Returns the current state. Calls `warn` when the last descriptor has just been used.
    func next(_ now: DescriptorSupply = .now, warn: ((String) -> Void)?) -> DescriptorSupply {
        if (self, now) == (.enough, .none) {
            warn?("No file descriptor is left, so that new connections wait; raise the limit with ulimit -n.")
        }
        return now
    }

    static var now: DescriptorSupply {
        let probe = dup(STDIN_FILENO)
        if probe >= 0 { close(probe) }
        return probe < 0 && (errno == EMFILE || errno == ENFILE) ? .none : .enough
    }
}
