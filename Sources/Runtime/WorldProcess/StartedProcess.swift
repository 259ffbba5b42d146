import CFork
import Foundation
import Glibc
import Locks

/// A process that was started from an executable, until it has ended.
///
/// Foundation's `Process` is not used, because it reports the end on a run loop. Kennel's reading threads have no run
/// loop.
final class StartedProcess: ChildProcess {
    let id: pid_t
    /// Whether the process was reaped, so that its id may already belong to another process.
    private let isGone = Locked(false)

    /// Starts a program with two open files as its standard input and error. All other files are closed in the program,
    /// because an inherited socket would occupy a port after this process has ended.
    init(
        _ executable: URL, arguments: [String], environment: [String: String], input: Int32, errors: Int32
    ) throws(WorldProcessError) {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
        posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO)
        _ = cfork_spawn_without(&actions, STDERR_FILENO + 1)
        let words = ([executable.path] + arguments).map { strdup($0) }
        let values = environment.map { strdup("\($0.key)=\($0.value)") }
        defer { for text in words + values { free(text) } }
        var id: pid_t = 0
        let result = posix_spawn(&id, executable.path, &actions, nil, words + [nil], values + [nil])
        guard result == 0 else {
            throw .cannotStart(reason: "\(executable.path): \(String(cString: strerror(result)))")
        }
        self.id = id
    }

    func signal(_ number: Int32) {
        isGone.withLock { isGone in
            if !isGone { kill(id, number) }
        }
    }

    func end() -> ProcessEnd {
        var information = siginfo_t()
        while waitid(P_PID, id_t(id), &information, WEXITED | WNOWAIT) < 0, errno == EINTR {}
        return isGone.withLock { isGone in
            isGone = true
            var status: Int32 = 0
            while waitpid(id, &status, 0) < 0, errno == EINTR {}
            return ProcessEnd(status: status)
        }
    }
}
