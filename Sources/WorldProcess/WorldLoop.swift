import Foundation
import Glibc
package import HeadlessUIKit
import Locking
import Wire
import World

/// The inside of a world process: takes requests from its front, one at a time, until that is gone.
///
/// Nothing here must survive: the front has all that is worth keeping.
package struct WorldLoop {
    private let app: @Sendable () -> any UIApplicationDelegate
    private let greeting: WorldGreeting
    private let marker: Marker
    private let front: FrontEnd
    private let documents = ParsedDocuments()
    private var worlds: [UInt32: World] = [:]

    /// Prepares to run worlds of one app for the front at the other end of standard input; `marker` is the file in which the
    /// front sees what is being done, `memory` the most bytes that may be taken, `version` that of this Kennel. Throws when
    /// the file cannot be shared.
    package init(
        _ app: @escaping @Sendable () -> any UIApplicationDelegate, marker: String, memory: Int, version: String
    ) throws {
        Self.bound(memory)
        self.app = app
        greeting = .own(version: version)
        self.marker = try Marker(path: marker)
        front = FrontEnd(descriptor: takeStandardInput())
    }

    /// An app that takes more gets none, and ends its process before it takes the machine's.
    private static func bound(_ bytes: Int) {
        var limit = rlimit(rlim_cur: rlim_t(bytes), rlim_max: rlim_t(bytes))
        setrlimit(__rlimit_resource_t(UInt32(RLIMIT_DATA.rawValue)), &limit)
    }

    /// Runs until the front is gone, and ends the process then.
    package mutating func run() -> Never {
        // Whoever ends the front from a terminal ends all of its group; the front decides what becomes of this process.
        for number in [SIGPIPE, SIGINT, SIGTERM] { signal(number, SIG_IGN) }
        // The thread that started it may have held back those by which the front asks where it stands.
        var none = sigset_t()
        sigemptyset(&none)
        sigprocmask(SIG_SETMASK, &none, nil)
        front.endProcessWhenGone()
        var buffer = FrameBuffer()
        do {
            front.send(greeting)
            while front.read(into: &buffer) {
                while let frame = try buffer.next() { try take(frame) }
                front.flush()
                marker.ticket = 0
                marker.beat &+= 1
            }
        } catch {
            exit(EX_PROTOCOL)
        }
        exit(EXIT_SUCCESS)
    }

    private mutating func take(_ frame: WorldFrame) throws {
        var reader = ByteReader(frame.body)
        let request = try WorldRequest(&reader)
        marker.world = frame.world
        marker.ticket = frame.ticket
        marker.input = 0
        marker.beat &+= 1
        let reply = handle(request, of: frame.world)
        if let reply { try front.send(reply, world: frame.world, ticket: frame.ticket) }
    }

    private mutating func handle(_ request: WorldRequest, of id: UInt32) -> WorldReply? {
        switch request {
        case .make(let setup):
            let world = World(setup, app: app, documents: documents)
            world.application.values[OutsideReadingKey.self] = { [marker] in marker.beat &+= 1 }
            worlds[id] = world
            return nil
        case .offer(let offer):
            begin(offer.number)
            return worlds[id].map { .offered($0.offer(offer)) } ?? .unknown
        case .replay(let steps): return worlds[id].map { .replayed($0.replay(steps, began: begin)) } ?? .unknown
        case .ask(let question): return worlds[id].map { .answered($0.answer(question)) } ?? .unknown
        case .expect(let requests):
            worlds[id]?.expect(requests)
            return nil
        case .goLive:
            worlds[id]?.goLive { [front] answer in try? front.send(.own(answer), world: id, ticket: 0, isAlone: true) }
            return nil
        case .discard:
            worlds[id] = nil
            return nil
        }
    }

    /// Each input has the whole of the time that a turn may take, however many are replayed at a stretch.
    private func begin(_ input: Int) {
        marker.input = UInt32(truncatingIfNeeded: input)
        marker.beat &+= 1
    }

    /// `sysexits.h`: the front said what no front of this build says.
    private let EX_PROTOCOL: Int32 = 76
}

/// The front as a world process sees it.
private final class FrontEnd: Sendable {
    private let descriptor: Int32
    private let waiting = Locked<[UInt8]>([])

    /// More than this is sent before the next request is handled.
    private static let most = 65_536

    init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// A world in an endless loop would not notice that nobody is left to hear of it.
    func endProcessWhenGone() {
        let descriptor = descriptor
        Thread.detachNewThread {
            var watched = pollfd(fd: descriptor, events: 0, revents: 0)  // a hang-up is always told
            while poll(&watched, 1, -1) < 0, errno == EINTR {}
            _exit(EXIT_SUCCESS)
        }
    }

    /// Waits for more; false when there will be none.
    func read(into buffer: inout FrameBuffer) -> Bool {
        withUnsafeTemporaryAllocation(byteCount: Self.most, alignment: 16) { room in
            while true {
                let count = Glibc.read(descriptor, room.baseAddress, room.count)
                if count > 0 {
                    buffer.add(UnsafeRawBufferPointer(rebasing: room[..<count]))
                    return true
                }
                if count == 0 || errno != EINTR { return false }
            }
        }
    }

    /// Says who this is.
    func send(_ greeting: WorldGreeting) {
        var writer = ByteWriter()
        greeting.write(to: &writer)
        let frame = WorldFrame.bytes(world: 0, ticket: 0, writer.bytes)
        waiting.withLock { waiting in
            waiting += frame
            write(&waiting)
        }
    }

    /// Keeps a reply until those that can be given without waiting are there too; `isAlone` sends it at once.
    func send(_ reply: WorldReply, world: UInt32, ticket: UInt32, isAlone: Bool = false) throws {
        var writer = ByteWriter()
        try reply.write(to: &writer)
        let frame = WorldFrame.bytes(world: world, ticket: ticket, writer.bytes)
        waiting.withLock { waiting in
            waiting += frame
            if isAlone || waiting.count > Self.most { write(&waiting) }
        }
    }

    /// Sends all that was kept.
    func flush() {
        waiting.withLock { write(&$0) }
    }

    private func write(_ waiting: inout [UInt8]) {
        if !waiting.sendAll(to: descriptor) { _exit(EXIT_SUCCESS) }
        waiting.removeAll(keepingCapacity: waiting.count <= Self.most)
    }
}
