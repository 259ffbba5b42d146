#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The signals that ask a process to end.
struct Signals {
    private var set = sigset_t()

    /// Holds them back from every thread started from now on, so that `wait` gets them.
    init() {
        sigemptyset(&set)
        sigaddset(&set, SIGINT)
        sigaddset(&set, SIGTERM)
        pthread_sigmask(SIG_BLOCK, &set, nil)
        // A reader that went away is an error of one write, not the end of the process.
        signal(SIGPIPE, SIG_IGN)
    }

    /// Waits for one of them.
    mutating func wait() {
        var received: Int32 = 0
        sigwait(&set, &received)
    }

    /// Lets the next one end the process at once, for a person who will not wait for a clean end.
    mutating func release() {
        pthread_sigmask(SIG_UNBLOCK, &set, nil)
    }
}
