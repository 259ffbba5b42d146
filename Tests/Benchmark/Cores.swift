import Glibc

/// Which core does what: the server has one to itself, so that its cost and the client's do not mix.
///
/// `scripts/bench` keeps this process on the client's core.
enum Cores {
    static let server = 0
    static let areSeparate = sysconf(Int32(_SC_NPROCESSORS_ONLN)) > 1
}
