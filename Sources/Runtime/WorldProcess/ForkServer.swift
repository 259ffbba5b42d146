import Foundation
import Glibc
import Locks
import Wire

/// A fork server: a process that forks app processes, as seen by Kennel's server.
final class ForkServer: Sendable {
    /// A change of the fork server's state.
    enum News {
        /// The fork server has sent a valid greeting.
        case cameUp
        /// The fork server and all its children have ended; with an error if it never sent a valid greeting.
        case ended(WorldProcessError?)
    }

    private struct Children {
        var waiting: [UInt32: ForkedProcess] = [:]
        /// The times at which unanswered commands were sent, by the number of the process that they concern.
        var unanswered: [UInt32: ContinuousClock.Instant] = [:]
        var isOver = false

        /// Records a command to fork or to end a process.
        mutating func recordCommand(for number: UInt32) {
            unanswered[number] = unanswered[number] ?? .now
        }
    }

    /// The fork server's greeting, which is its first message.
    let introduction = Introduction()
    private let program: WorldProgram
    private let version: String
    private let process: StartedProcess
    private let line: PacketSocket
    private let errors: FileHandle
    private let said = Locked<[UInt8]>([])
    private let saidAll = DispatchSemaphore(value: 0)
    private let children = Locked(Children())
    private let tell: @Sendable (ForkServer, News) -> Void

    /// Starts a fork server. Its messages are not read before `begin`.
    ///
    /// - Parameters:
    ///   - folder: The folder that the forked processes share with the server.
    ///   - memory: The maximum number of bytes of memory of each process.
    ///   - tell: Called with each change of the fork server's state.
    init(
        _ program: WorldProgram, version: String, folder: URL, memory: Int,
        tell: @escaping @Sendable (ForkServer, News) -> Void
    ) throws(WorldProcessError) {
        self.program = program
        self.version = version
        self.tell = tell
        let (near, far) = try PacketSocket.pair()
        let errors: (from: FileHandle, to: Int32)
        do throws(WorldProcessError) {
            errors = try makePipe()
        } catch {
            close(near.descriptor)
            close(far.descriptor)
            throw error
        }
        defer {
            close(far.descriptor)
            close(errors.to)
        }
        do throws(WorldProcessError) {
            process = try StartedProcess(
                program.executable, arguments: program.forkServerArguments + [folder.path, String(memory)],
                environment: WorldEnvironment.variables(crashes: folder.path), input: far.descriptor, errors: errors.to)
        } catch {
            close(near.descriptor)
            throw error
        }
        line = near
        self.errors = errors.from
    }

    deinit {
        close(line.descriptor)
    }

    /// Starts to read messages and to wait for the end of the process. Call it only once.
    func begin() {
        Thread.detachNewThread { [self] in
            while case let data = errors.availableData, !data.isEmpty {
                FileHandle.standardError.write(data)
                said.withLock { $0.append(contentsOf: data.prefix(4_096 - min(4_096, $0.count))) }
            }
            saidAll.signal()
        }
        Thread.detachNewThread { [self] in read() }
    }

    /// Forks a process with the given sockets: one for its messages, one for its standard error.
    func fork(_ number: UInt32, socket: Int32, errors: Int32) -> ForkedProcess {
        let process = ForkedProcess { [weak self] signal in
            guard let self else { return }
            if signal == SIGKILL { children.withLock { $0.recordCommand(for: number) } }
            line.send(ForkServerMessage.signal(number: number, signal).bytes)
        }
        let isOver = children.withLock { children in
            if !children.isOver {
                children.waiting[number] = process
                children.recordCommand(for: number)
            }
            return children.isOver
        }
        if isOver || !line.send(ForkServerMessage.fork(number: number).bytes, files: [socket, errors]) {
            process.ended(.signalled(SIGKILL))
        }
        return process
    }

    /// Kills the fork server if it does not send its greeting in time. Also kills it if a signal has stopped it and a
    /// command is unanswered for longer than `limit`.
    func endIfHung(limit: Duration) {
        guard introduction.outcome != nil else {
            guard ContinuousClock.now - introduction.began > program.greetingTimeout else { return }
            introduction.settle(.failure(.silent(program.name, program.greetingTimeout)))
            return process.signal(SIGKILL)
        }
        let since = children.withLock { $0.unanswered.values.min() }
        guard let since, ContinuousClock.now - since > limit, process.id.isStopped else { return }
        process.signal(SIGKILL)
    }

    /// Kills the fork server and all its children.
    func stop() {
        process.signal(SIGKILL)
    }

    private func read() {
        while let (bytes, _) = line.receive(atMost: 4_096) {
            do throws(FrameError) {
                try receive(bytes[...])
            } catch {
                introduction.settle(.failure(.stranger(program.name)))
                break
            }
        }
        process.signal(SIGKILL)
        let end = process.end()
        _ = saidAll.wait(timeout: .now() + 1)
        let words = said.withLock { String(decoding: $0, as: UTF8.self) }
        let reason = CrashLog.message(of: end, said: words)
        let outcome = introduction.settle(.failure(.ended(program.name, reason: reason)))
        let orphans = children.withLock { children in
            children.isOver = true
            defer { children.waiting = [:] }
            return Array(children.waiting.values)
        }
        switch outcome {
        case .success: tell(self, .ended(nil))
        case .failure(let error): tell(self, .ended(error))
        }
        // The system kills the children together with the fork server.
        for orphan in orphans { orphan.ended(.signalled(SIGKILL)) }
    }

    private func receive(_ bytes: ArraySlice<UInt8>) throws(FrameError) {
        guard introduction.outcome != nil else {
            var reader = ByteReader(bytes)
            let greeting = try WorldGreeting(&reader)
            guard greeting.isUnderstood else {
                introduction.settle(.failure(.otherProtocol(greeting, at: program.name, ours: version)))
                return process.signal(SIGKILL)
            }
            introduction.settle(.success(greeting))
            return tell(self, .cameUp)
        }
        switch try ForkServerMessage(bytes) {
        case .forked(let number, let id):
            children.withLock { $0.unanswered[number] = nil }
            if id > 0 {
                children.withLock { $0.waiting[number] }?.forked(id)
            } else {
                children.withLock { $0.waiting.removeValue(forKey: number) }?.ended(.neverBegan(error: -id))
            }
        case .ended(let number, let status):
            children.withLock { $0.unanswered[number] = nil }
            children.withLock { $0.waiting.removeValue(forKey: number) }?.ended(ProcessEnd(status: status))
        case .fork, .signal: throw .nonsense
        }
    }
}

/// A process that was forked by a fork server.
///
/// `@unchecked Sendable`: the state is accessed under the condition's lock only.
final class ForkedProcess: ChildProcess, @unchecked Sendable {
    private let condition = NSCondition()
    private let send: @Sendable (Int32) -> Void
    private var known: pid_t = 0
    private var ending: ProcessEnd?

    init(send: @escaping @Sendable (Int32) -> Void) {
        self.send = send
    }

    var id: pid_t { condition.withLock { known } }

    func signal(_ number: Int32) {
        if condition.withLock({ ending == nil }) { send(number) }
    }

    func end() -> ProcessEnd {
        condition.withLock {
            while true {
                if let ending { return ending }
                condition.wait()
            }
        }
    }

    fileprivate func forked(_ id: pid_t) {
        condition.withLock { known = id }
    }

    fileprivate func ended(_ end: ProcessEnd) {
        condition.withLock {
            ending = ending ?? end
            condition.broadcast()
        }
    }
}
