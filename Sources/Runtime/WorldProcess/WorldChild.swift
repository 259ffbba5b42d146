import Foundation
import Glibc
import Locks
import Wire

/// A world process as its front sees it: what is asked of it waits here for the answer, and for the process to end.
///
/// `@unchecked Sendable`: the process is started once, and what was read is only looked at by the thread that reads.
final class WorldChild: @unchecked Sendable {
    let program: WorldProgram
    let version: String
    let process: any ChildProcess
    /// Whether it ends with the one world that it has.
    let isForOneWorld: Bool
    /// Who the process says it is, which is the first it says.
    let introduction = Introduction()
    let socket: Int32
    /// What was read and is no whole frame yet.
    var buffer = FrameBuffer(beginsWithGreeting: true)
    let marker: Marker
    let markerFile: String
    let log: CrashLog
    let traffic = Locked(Traffic())
    let turnWatch = Locked(TurnWatch())
    /// Why this side ended it.
    let verdict = Locked<ProcessEnd?>(nil)
    let words: LastWords
    let sender = DispatchQueue(label: "kennel.world.sender")
    let tell: @Sendable (WorldChild, News) -> Void

    /// What becomes of a process.
    enum News {
        /// It said who it is, and is understood.
        case cameUp
        /// It came up, and is over. Those who wait for it are told after that.
        case ended
        /// It did not come up.
        case failed(WorldProcessError)
    }

    /// Starts a process, which is not heard before `begin`. `start` is given what it and its front share: a file for
    /// the marker, and what the process is to have as standard input and as standard error.
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
            errors = try oneWay()
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

    /// Hears from now on what the process says, and that it ends; once.
    func begin() {
        guard isForOneWorld else {
            Self.detach { [self] in Self.readAll { words.hear($0) { marker.beat } } }
            return Self.detach { [self] in
                Self.readAll(readReplies)
                over()
            }
        }
        Listener.errors.listen(to: words.file.fileDescriptor) { [self] in words.hear($0) { marker.beat } }
        Listener.answers.listen(to: socket) { [self] room in
            if readReplies(room) { return true }
            Self.detach { [self] in over() }
            return false
        }
    }

    /// None needs much of a stack.
    private static func detach(_ body: @escaping @Sendable () -> Void) {
        let thread = Thread(block: body)
        thread.stackSize = 524_288
        thread.start()
    }

    private static func readAll(_ read: (UnsafeMutableRawBufferPointer) -> Bool) {
        let room = UnsafeMutableRawBufferPointer.allocate(byteCount: Listener.most, alignment: 16)
        defer { room.deallocate() }
        while read(room) {}
    }

    deinit {
        close(socket)
    }

    /// How many worlds it has.
    var count: Int { traffic.withLock { $0.hearers.count } }

    /// A name for one more world, and who hears what it says of itself.
    func admit(_ hearer: Traffic.Hearer) -> UInt32 {
        traffic.withLock { $0.admit(hearer) }
    }

    /// Lets go of a world.
    func dismiss(_ world: UInt32) {
        let isKnown = traffic.withLock { $0.dismiss(world) }
        guard isKnown else { return }
        if isForOneWorld {
            _ = shutdown(socket, Int32(SHUT_RDWR))
        } else {
            post(.discard, to: world)
        }
    }

    /// Ends the process for good.
    func stop() {
        process.signal(SIGKILL)
    }

    /// The process's number, for tests that end it.
    var processIdentifier: Int32 { process.id }
}
