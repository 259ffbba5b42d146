import Glibc

/// The processor cores on which the processes run. The server has a core of its own, so that its cost and the client's
/// cost are measured separately.
///
/// `scripts/bench` keeps this process on the client's core.
enum Cores {
    static let server = 0
    /// All cores, in the syntax of `taskset`.
    static let all = "0-\(sysconf(Int32(_SC_NPROCESSORS_ONLN)) - 1)"
    static let areSeparate = sysconf(Int32(_SC_NPROCESSORS_ONLN)) > 1
}
