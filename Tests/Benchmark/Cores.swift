import Glibc

/// The cores of the processes. The server has its own, so that its cost and the client's do not mix.
///
/// `scripts/bench` keeps this process on the client's core.
enum Cores {
    static let server = 0
    /// All cores, in the syntax of `taskset`.
    static let all = "0-\(sysconf(Int32(_SC_NPROCESSORS_ONLN)) - 1)"
    static let areSeparate = sysconf(Int32(_SC_NPROCESSORS_ONLN)) > 1
}
