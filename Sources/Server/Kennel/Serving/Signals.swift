#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The signals that make a process stop or reload.
struct Signals {
    /// The request that a signal makes.
    enum Request {
        /// Stop the process.
        case end
        /// Reopen the logs, and read the TLS certificate again.
        case reload
    }

    private var set = sigset_t()

    /// Blocks the signals in this thread and all threads started later, so that `wait` receives them.
    ///
    /// SIGHUP keeps its default action, which ends the process, if there is nothing to reload, because closing a
    /// terminal sends it too.
    init(reloads: Bool) {
        sigemptyset(&set)
        sigaddset(&set, SIGINT)
        sigaddset(&set, SIGTERM)
        if reloads { sigaddset(&set, SIGHUP) }
        pthread_sigmask(SIG_BLOCK, &set, nil)
        // A disconnected client is an error of one write and must not end the process.
        signal(SIGPIPE, SIG_IGN)
    }

    mutating func wait() -> Request {
        var received: Int32 = 0
        sigwait(&set, &received)
        return received == SIGHUP ? .reload : .end
    }

    /// Unblocks the signals. The next signal then ends the process immediately, in case a clean stop takes too long.
    mutating func release() {
        pthread_sigmask(SIG_UNBLOCK, &set, nil)
    }
}
