import Glibc

/// Which core does what: the server has one to itself, so that its cost and the client's do not mix.
///
/// `scripts/bench` keeps this process on the client's core.
enum Cores {
    static let server = 0
    /// Those for what is not to be kept on one, as `taskset` names them.
    static let all = "0-\(sysconf(Int32(_SC_NPROCESSORS_ONLN)) - 1)"
    static let areSeparate = sysconf(Int32(_SC_NPROCESSORS_ONLN)) > 1
}
