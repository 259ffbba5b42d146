import Foundation
import Glibc
import Locks
import Wire

/// A world process, as seen by the server. Callers wait here for answers and for the end of the process.
///
/// `@unchecked Sendable`: the process is started once, and the read buffer is accessed only by the thread that reads.
final class WorldChild: @unchecked Sendable {
    let program: WorldProgram
    let version: String
    let process: any ChildProcess
    /// Whether the process runs a single world, and ends together with it.
    let isForOneWorld: Bool
    /// The greeting, which is the first message of the process.
    let introduction = Introduction()
    let socket: Int32
    /// The received bytes that are not a complete frame yet.
    var buffer = FrameBuffer(beginsWithGreeting: true)
    let marker: Marker
    let markerFile: String
    let log: CrashLog
    let traffic = Locked(PendingReplies())
    let hangDetector = Locked(HangDetector())
    /// The reason why the server is ending the process; nil if it is not.
    let processEnd = Locked<ProcessEnd?>(nil)
    let words: LastWords
    let sender = DispatchQueue(label: "kennel.world.sender")
    let tell: @Sendable (WorldChild, News) -> Void

    /// A change of the process's state.
    enum News {
        /// The process has sent a valid greeting.
        case cameUp
        /// The process had started and has ended. Callers are notified after this event.
        case ended
        /// The process failed to start.
        case failed(WorldProcessError)
    }

    /// Starts a process. Its messages are not read before `begin`.
    ///
    /// - Parameter start: Receives the path of the marker file, and the files for the process's standard input and
    ///   standard error.
    init(
        _ program: WorldProgram, version: String, marker file: String, log: CrashLog, isForOneWorld: Bool = false,
        start: (_ marker: String, _ input: Int32, _ errors: Int32) throws(WorldProcessError) -> any ChildProcess,
        tell: @escaping @Sendable (WorldChild, News) -> Void
    ) throws(WorldProcessError) {
        self.program = program
        self.version = version
        self.isForOneWorld = isForOneWorld
        self.tell = tell
        self.log = log
        markerFile = file
        marker = try Marker(path: file)
        let ends = try streamPair()
        socket = ends.0
        let errors: (from: FileHandle, to: Int32)
        do throws(WorldProcessError) {
            errors = try makePipe()
        } catch {
            close(ends.0)
            close(ends.1)
            throw error
        }
        defer {
            close(ends.1)
            close(errors.to)
        }
        do throws(WorldProcessError) {
            process = try start(file, ends.1, errors.to)
        } catch {
            close(ends.0)
            throw error
        }
        words = LastWords(errors.from)
    }

    deinit {
        close(socket)
    }

    /// The number of worlds in the process.
    var count: Int { traffic.withLock { $0.hearers.count } }

    /// Registers a new world with the callbacks for its messages, and returns the world's number.
    func admit(_ hearer: PendingReplies.WorldObserver) -> UInt32 {
        traffic.withLock { $0.admit(hearer) }
    }

    /// Discards a world.
    func dismiss(_ world: UInt32) {
        let isKnown = traffic.withLock { $0.dismiss(world) }
        guard isKnown else { return }
        if isForOneWorld {
            _ = shutdown(socket, Int32(SHUT_RDWR))
        } else {
            post(.discard, to: world)
        }
    }

    /// Ends the process.
    func stop() {
        process.signal(SIGKILL)
    }

    /// The process id, for tests that end the process.
    var processIdentifier: Int32 { process.id }
}
