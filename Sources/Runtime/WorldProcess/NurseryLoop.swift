import CFork
import Foundation
import Glibc
package import HeadlessUIKit
import Wire

/// The inside of a nursery: a process in which the program is loaded and no app was launched. It forks a world process
/// for each session, so that each finds the program's static state as it was made, and tells its front when one ends.
///
/// It has one thread, because a process that is forked has only the one that forked it, and finds the locks of all
/// others as they happened to be.
package struct NurseryLoop {
    private let app: @Sendable () -> any UIApplicationDelegate
    private let folder: String
    private let memory: Int
    private let version: String
    private let front: PacketSocket
    private var children: [pid_t: UInt32] = [:]

    /// Prepares to fork for the front at the other end of standard input, which shares `folder`; a process may take so
    /// much `memory`. `version` is that of this Kennel.
    package init(
        _ app: @escaping @Sendable () -> any UIApplicationDelegate, folder: String, memory: Int, version: String
    ) {
        self.app = app
        self.folder = folder
        self.memory = memory
        self.version = version
        front = PacketSocket(descriptor: takeStandardInput())
    }

    /// Runs until the front is gone, and ends the process then, and all that it forked.
    package mutating func run() -> Never {
        for number in [SIGPIPE, SIGINT, SIGTERM] { Glibc.signal(number, SIG_IGN) }
        endBeforeServer()
        // Ends of children are heard of between two messages only.
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
                "it starts threads before Kennel.run, so that it cannot be forked for each session; --worlds 2 does not fork"
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
            guard let (bytes, files) = front.receive(atMost: NurseryMessage.longest),
                let message = try? NurseryMessage(bytes[...])
            else { _exit(EXIT_SUCCESS) }
            handle(message, files)
            for file in files { close(file) }
        }
    }

    private mutating func handle(_ message: NurseryMessage, _ files: [Int32]) {
        switch message {
        case .fork(let number):
            guard files.count == 2 else { return tell(.forked(number: number, id: 0)) }
            let id = cfork_fork()
            let reason = errno
            if id == 0 { live(number, socket: files[0], errors: files[1]) }
            if id > 0 { children[id] = number }
            tell(.forked(number: number, id: id > 0 ? id : -reason))
        case .signal(let number, let signal):
            // It is not reaped yet, so the id is still its own.
            if let id = children.first(where: { $0.value == number })?.key { kill(id, signal) }
        case .forked, .ended: break  // which only the front hears
        }
    }

    /// What a process does that was just forked.
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
            if let number = children.removeValue(forKey: id) { tell(.ended(number: number, status: status)) }
        }
    }

    private func tell(_ message: NurseryMessage) {
        front.send(message.bytes)
    }

    private var threads: Int {
        (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task").count) ?? 1
    }

    private func complain(_ text: String) {
        FileHandle.standardError.write(Data((text + "\n").utf8))
    }
}

/// The socket to the front, which no process that this one starts shall hold: a backtracer that did would keep the
/// front from seeing the end. The app finds an empty standard input.
func takeStandardInput() -> Int32 {
    let socket = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3)
    let nothing = open("/dev/null", O_RDONLY | O_CLOEXEC)
    dup2(nothing, STDIN_FILENO)
    close(nothing)
    return socket
}
