internal import Glibc

/// Whether the process has file descriptors left, without which no connection can be accepted.
enum DescriptorSupply {
    case enough
    case none

    /// The supply now. `warn` is called the first time that none is left.
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
