#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The bounds of the outside world.
package struct FetchLimits: Sendable {
    /// Most bytes of an answer's body, after it is unpacked.
    package var responseBytes: Int
    /// Most redirects in a row.
    package var redirects: Int
    /// Most requests on their way at a time; the others wait for their turn.
    package var concurrent = 1_024
    /// Most requests of one session on their way at a time.
    package var concurrentPerSession = 64
    /// Most bytes of answers that arrive, or wait for their sessions, of all sessions; short answers are not counted.
    package var waitingBytes = 201_326_592
    /// The same of one session.
    package var waitingBytesPerSession = 50_331_648
    /// Most bytes of an answer's head.
    package let headBytes = 262_144
    /// Most connections that are kept open without a request.
    package let idleConnections = 128

    /// Bounds what is received; what is under way has its defaults.
    package init(responseBytes: Int, redirects: Int) {
        self.responseBytes = responseBytes
        self.redirects = redirects
    }

    /// As many requests at a time as the process has descriptors for, when it needs most of them elsewhere.
    var concurrentWithinDescriptors: Int {
        var limit = rlimit()
        #if canImport(Glibc)
            let resource = __rlimit_resource_t(UInt32(RLIMIT_NOFILE.rawValue))
        #else
            let resource = RLIMIT_NOFILE
        #endif
        guard getrlimit(resource, &limit) == 0 else { return concurrent }
        return max(1, min(concurrent, Int(clamping: limit.rlim_cur) / 4))
    }
}
