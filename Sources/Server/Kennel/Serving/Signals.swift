#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The signals that ask a process for something.
struct Signals {
    /// What it is asked for.
    enum Request {
        /// To end.
        case end
        /// To read anew what files say.
        case reload
    }

    private var set = sigset_t()

    /// Holds them back from every thread started from now on, so that `wait` gets them. SIGHUP goes on to end the
    /// process where nothing can be read anew: it comes when a terminal is closed, too.
    init(reloads: Bool) {
        sigemptyset(&set)
        sigaddset(&set, SIGINT)
        sigaddset(&set, SIGTERM)
        if reloads { sigaddset(&set, SIGHUP) }
        pthread_sigmask(SIG_BLOCK, &set, nil)
        // A reader that went away is an error of one write, not the end of the process.
        signal(SIGPIPE, SIG_IGN)
    }

    /// Waits for one of them.
    mutating func wait() -> Request {
        var received: Int32 = 0
        sigwait(&set, &received)
        return received == SIGHUP ? .reload : .end
    }

    /// Lets the next one end the process at once, for a person who will not wait for a clean end.
    mutating func release() {
        pthread_sigmask(SIG_UNBLOCK, &set, nil)
    }
}
