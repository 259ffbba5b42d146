#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Process settings that must be made before the first thread starts.
enum ProcessSetup {
    /// Prevents core dumps of this process and of the processes that it starts. A dump would contain typed passwords.
    ///
    /// The limit is 1 byte, because a limit of 0 does not prevent the system from passing a dump to a configured
    /// program.
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

    /// Returns the number of connections for which there are enough file descriptors, at most the requested number.
    /// Some descriptors are reserved for the journal, app processes and backend requests.
    static func connections(_ asked: Int, ofDescriptors count: Int) -> Int {
        let kept = min(256, max(40, count / 4))
        return max(1, min(asked, count - kept))
    }

    /// Raises the limit of open files to the number that these connections and processes may need, two for each, as far
    /// as the system allows.
    ///
    /// - Returns: The new limit of open files; nil if it is unknown.
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
