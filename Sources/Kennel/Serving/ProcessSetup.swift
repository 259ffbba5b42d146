#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// What must be arranged with the system before the first thread starts.
enum ProcessSetup {
    /// Lets this many connections be open, as far as the system allows; each may need a second descriptor.
    static func allowDescriptors(forConnections count: Int) {
        #if canImport(Glibc)
            let resource = __rlimit_resource_t(UInt32(RLIMIT_NOFILE.rawValue))
        #else
            let resource = RLIMIT_NOFILE
        #endif
        var limit = rlimit()
        guard getrlimit(resource, &limit) == 0 else { return }
        let wanted = rlim_t(count) * 2 + 256
        guard limit.rlim_cur < wanted else { return }
        limit.rlim_cur = min(wanted, limit.rlim_max)
        setrlimit(resource, &limit)
    }
}
