#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// What must be arranged with the system before the first thread starts.
enum ProcessSetup {
    /// Keeps the system from writing this process's memory to a core dump: typed passwords are in it. Processes that
    /// are started from now on write none either.
    ///
    /// A limit of 0 bytes would still hand a dump to a program that the system names for them; 1 byte hands over
    /// nothing.
    static func forbidCoreDumps() {
        #if canImport(Glibc)
            let resource = __rlimit_resource_t(UInt32(RLIMIT_CORE.rawValue))
        #else
            let resource = RLIMIT_CORE
        #endif
        var limit = rlimit()
        guard getrlimit(resource, &limit) == 0 else { return }
        limit.rlim_max = min(limit.rlim_max, 1)
        limit.rlim_cur = limit.rlim_max
        setrlimit(resource, &limit)
    }

    /// How many of so many connections can be open where the process may open so many files: the others are for the
    /// journal, the apps' processes and requests to backends.
    static func connections(_ asked: Int, ofDescriptors count: Int) -> Int {
        let kept = min(256, max(40, count / 4))
        return max(1, min(asked, count - kept))
    }

    /// Lets this many connections be open and processes run, as far as the system allows; each may need two
    /// descriptors. Returns how many files the process may open then; nil where the system does not tell.
    static func allowDescriptors(forConnections connections: Int, processes: Int = 0) -> Int? {
        #if canImport(Glibc)
            let resource = __rlimit_resource_t(UInt32(RLIMIT_NOFILE.rawValue))
        #else
            let resource = RLIMIT_NOFILE
        #endif
        var limit = rlimit()
        guard getrlimit(resource, &limit) == 0 else { return nil }
        let wanted = rlim_t(connections + processes) * 2 + 256
        if limit.rlim_cur < wanted {
            let before = limit.rlim_cur
            limit.rlim_cur = min(wanted, limit.rlim_max)
            if setrlimit(resource, &limit) != 0 { limit.rlim_cur = before }
        }
        return Int(clamping: limit.rlim_cur)
    }
}
