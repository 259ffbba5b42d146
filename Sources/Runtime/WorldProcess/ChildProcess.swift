import Glibc

/// A child process. After its end, calls have no effect.
protocol ChildProcess: Sendable {
    /// The process id; 0 while it is not known.
    var id: pid_t { get }

    /// Sends a signal, unless the process has ended.
    func signal(_ number: Int32)

    /// Waits until the process has ended. Call it only once.
    func end() -> ProcessEnd
}

extension ProcessEnd {
    /// Decodes a status of `waitpid`, like the macros of `sys/wait.h`.
    init(status: Int32) {
        let signal = status & 0x7F
        self = signal == 0 ? .exited((status >> 8) & 0xFF) : .signalled(signal)
    }
}
