import Glibc

/// A process that somebody started, until it has ended.
protocol ChildProcess: Sendable {
    /// The number by which the system knows it; 0 as long as nobody knows.
    var id: pid_t { get }

    /// Sends a signal, unless the process is gone.
    func signal(_ number: Int32)

    /// Waits for the end; once.
    func end() -> ProcessEnd
}

extension ProcessEnd {
    /// What `waitpid` tells, taken apart as the macros of sys/wait.h do.
    init(status: Int32) {
        let signal = status & 0x7F
        self = signal == 0 ? .exited((status >> 8) & 0xFF) : .signalled(signal)
    }
}
