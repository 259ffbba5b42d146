import Glibc

/// A server process, kept on the first core unless it may use all cores.
final class ServerProcess {
    let port: UInt16
    let pid: pid_t
    private let input: Int32
    private let output: Int32

    /// Starts the program and waits until it prints its address.
    init(_ arguments: [String], isPinned: Bool = true) throws {
        var toChild: [Int32] = [0, 0]
        var fromChild: [Int32] = [0, 0]
        guard pipe(&toChild) == 0, pipe(&fromChild) == 0 else { throw BenchmarkError("no descriptor is left") }
        for end in [toChild[1], fromChild[0]] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, toChild[0], 0)
        posix_spawn_file_actions_adddup2(&actions, fromChild[1], 1)
        let cores = isPinned ? "\(Cores.server)" : Cores.all
        let command = Cores.areSeparate ? ["taskset", "-c", cores] + arguments : arguments
        var words = command.map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        var pid: pid_t = 0
        let spawned = posix_spawnp(&pid, command[0], &actions, nil, &words, environ)
        close(toChild[0])
        close(fromChild[1])
        guard spawned == 0 else {
            throw BenchmarkError("cannot start \(command[0]): \(String(cString: strerror(spawned)))")
        }
        self.pid = pid
        input = toChild[1]
        output = fromChild[0]
        port = try Self.readPort(from: fromChild[0], of: arguments[0])
    }

    deinit {
        close(input)
        kill(pid, SIGTERM)
        var status: Int32 = 0
        waitpid(pid, &status, 0)
        close(output)
    }

    /// The resident memory of the process.
    var residentKilobytes: Int { pid.kilobytes("VmRSS", in: "status") }

    /// The child processes.
    var children: [pid_t] { pid.children }

    /// The processes that run one session each.
    var sessionProcesses: [pid_t] { children.flatMap(\.children).filter { $0.name == "kennel-session" } }

    /// The processor time of all threads of the process. Unlike elapsed time, it does not depend on other processes.
    var processorTime: Microseconds { pid.processorTime }

    /// The processor time of the process and all its descendants.
    var processorTimeOfAll: Microseconds {
        ([pid] + children + children.flatMap(\.children)).map(\.processorTime).filter { !$0.isNaN }.reduce(0, +)
    }

    /// Returns the number after the first "127.0.0.1:" that the program prints.
    private static func readPort(from descriptor: Int32, of program: String) throws -> UInt16 {
        var printed = ""
        var byte: UInt8 = 0
        while read(descriptor, &byte, 1) == 1 {
            printed.unicodeScalars.append(Unicode.Scalar(byte))
            guard byte == UInt8(ascii: "\n") else { continue }
            let parts = printed.split(separator: "127.0.0.1:", maxSplits: 1, omittingEmptySubsequences: false)
            if parts.count == 2, let port = UInt16(parts[1].prefix { $0.isNumber }) { return port }
            printed = ""
        }
        throw BenchmarkError("\(program) did not start")
    }
}
