#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The limits on requests to backends.
package struct FetchLimits: Sendable {
    /// The maximum size of a response body in bytes, after decompression.
    package var responseBytes: Int
    /// The maximum number of consecutive redirects.
    package var redirects: Int
    /// The maximum number of concurrent requests; others wait for their turn.
    package var concurrent = 1_024
    /// The maximum number of concurrent requests of one session.
    package var concurrentPerSession = 64
    /// The maximum number of bytes of answers that are arriving or wait for their sessions, of all sessions together.
    /// Short answers do not count.
    package var waitingBytes = 201_326_592
    /// The maximum number of bytes of answers that are arriving, or wait, for one session.
    package var waitingBytesPerSession = 50_331_648
    /// The maximum size of a response's head in bytes.
    package let headBytes = 262_144
    /// The maximum number of idle connections that are kept open.
    package let idleConnections = 128

    /// Creates limits with the default concurrency.
    package init(responseBytes: Int, redirects: Int) {
        self.responseBytes = responseBytes
        self.redirects = redirects
    }

    /// The number of concurrent requests. It is at most a quarter of the process's file descriptors, because the others
    /// are needed elsewhere.
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
