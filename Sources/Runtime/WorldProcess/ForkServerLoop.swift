import CFork
import Foundation
import Glibc
package import HeadlessUIKit
import Wire

/// The main loop of a fork server: a process in which the program is loaded and no app was launched.
///
/// The loop forks a world process for each session, so that each session begins with the program's initial static
/// state. It reports to the server when one ends. It has one thread, because a forked process keeps only the thread
/// that forked it; locks of other threads would stay locked.
package struct ForkServerLoop {
    private let app: @Sendable () -> any UIApplicationDelegate
    private let folder: String
    private let memory: Int
    private let version: String
    private let front: PacketSocket
    private var children: [pid_t: UInt32] = [:]

    /// Creates the loop, connected to the server by standard input.
    ///
    /// - Parameters:
    ///   - folder: The folder that is shared with the server.
    ///   - memory: The maximum number of bytes of memory of each process.
    ///   - version: The version of this Kennel.
    package init(
        _ app: @escaping @Sendable () -> any UIApplicationDelegate, folder: String, memory: Int, version: String
    ) {
        self.app = app
        self.folder = folder
        self.memory = memory
        self.version = version
        front = PacketSocket(descriptor: takeStandardInput())
    }

    /// Runs until the server is gone, and then ends the process and all its children.
    package mutating func run() -> Never {
        for number in [SIGPIPE, SIGINT, SIGTERM] { Glibc.signal(number, SIG_IGN) }
        endBeforeServer()
        // Signals of ended children are received between two messages only.
        Glibc.signal(SIGCHLD) { _ in }
        var held = sigset_t()
        sigemptyset(&held)
        sigaddset(&held, SIGCHLD)
        sigprocmask(SIG_SETMASK, &held, nil)
        do {
            try WarmUp().run()
        } catch {
            complain("\(error)")
            exit(EXIT_FAILURE)
        }
        cfork_take_turns()
        cfork_fill_heap()
        guard threads == 1 else {
            complain(
                "it starts threads before Kennel.run, so it cannot be forked for each session; use --worlds 2"
            )
            exit(EXIT_FAILURE)
        }
        var writer = ByteWriter()
        WorldGreeting.own(version: version).write(to: &writer)
        front.send(writer.bytes)
        while true {
            let isReady = cfork_wait(front.descriptor) > 0
            reap()
            guard isReady else { continue }
            guard let (bytes, files) = front.receive(atMost: ForkServerMessage.longest),
                let message = try? ForkServerMessage(bytes[...])
            else { _exit(EXIT_SUCCESS) }
            handle(message, files: files)
            for file in files { close(file) }
        }
    }

    private mutating func handle(_ message: ForkServerMessage, files: [Int32]) {
        switch message {
        case .fork(let number):
            guard files.count == 2 else { return send(.forked(number: number, id: 0)) }
            let id = cfork_fork()
            let reason = errno
            if id == 0 { live(number, socket: files[0], errors: files[1]) }
            if id > 0 { children[id] = number }
            send(.forked(number: number, id: id > 0 ? id : -reason))
        case .signal(let number, let signal):
            // The child is not reaped yet, so its process id is still valid.
            if let id = children.first(where: { $0.value == number })?.key { kill(id, signal) }
        case .forked, .ended: break  // received by the server only
        }
    }

    /// Runs a newly forked process.
    private func live(_ number: UInt32, socket: Int32, errors: Int32) -> Never {
        cfork_end_with_parent()
        cfork_set_name("kennel-spare")
        close(front.descriptor)
        dup2(socket, STDIN_FILENO)
        dup2(errors, STDERR_FILENO)
        close(socket)
        close(errors)
        Glibc.signal(SIGCHLD, SIG_DFL)
        let marker = "\(folder)/\(number).marker"
        do {
            var loop = try WorldLoop(app, marker: marker, memory: memory, version: version)
            loop.run(endsWithParent: true)
        } catch {
            complain("\(error)")
            _exit(EXIT_FAILURE)
        }
    }

    private mutating func reap() {
        while true {
            var status: Int32 = 0
            let id = waitpid(-1, &status, WNOHANG)
            guard id > 0 else { return }
            if let number = children.removeValue(forKey: id) { send(.ended(number: number, status: status)) }
        }
    }

    private func send(_ message: ForkServerMessage) {
        front.send(message.bytes)
    }

    private var threads: Int {
        (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task").count) ?? 1
    }

    private func complain(_ text: String) {
        FileHandle.standardError.write(Data((text + "\n").utf8))
    }
}

/// Returns the socket to the server, and replaces standard input by an empty file.
///
/// The socket is closed in programs that this process starts. A backtracer that held it would hide the end of the
/// process from the server.
func takeStandardInput() -> Int32 {
    let socket = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3)
    let nothing = open("/dev/null", O_RDONLY | O_CLOEXEC)
    dup2(nothing, STDIN_FILENO)
    close(nothing)
    return socket
}
