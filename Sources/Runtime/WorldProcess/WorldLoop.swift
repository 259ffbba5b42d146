import CFork
import Foundation
import Glibc
package import HeadlessUIKit
import Locks
import Wire
import World

/// The main loop of a world process: handles requests from its server, one at a time, until the server is gone.
///
/// The process holds no state that must survive, because the server has everything that is worth storing.
package struct WorldLoop {
    private let app: @Sendable () -> any UIApplicationDelegate
    private let greeting: WorldGreeting
    private let marker: Marker
    private let front: FrontEnd
    private let inbox: FrameInbox
    private let documents = ParsedDocuments()
    private var worlds: [UInt32: World] = [:]
    private var isForOneWorld = false

    /// Creates the loop, connected to the server by standard input. Throws if the marker file cannot be shared.
    ///
    /// - Parameters:
    ///   - marker: The file in which the server sees the current activity.
    ///   - memory: The maximum number of bytes of memory.
    ///   - version: The version of this Kennel.
    package init(
        _ app: @escaping @Sendable () -> any UIApplicationDelegate, marker: String, memory: Int, version: String
    ) throws {
        Self.bound(memory)
        self.app = app
        greeting = .own(version: version)
        self.marker = try Marker(path: marker)
        let descriptor = takeStandardInput()
        front = FrontEnd(descriptor: descriptor)
        inbox = FrameInbox(descriptor: descriptor)
    }

    /// Limits the memory of this process. An app that needs more ends its process before it exhausts the machine's
    /// memory.
    private static func bound(_ bytes: Int) {
        var limit = rlimit(rlim_cur: rlim_t(bytes), rlim_max: rlim_t(bytes))
        setrlimit(__rlimit_resource_t(UInt32(RLIMIT_DATA.rawValue)), &limit)
    }

    /// Runs until the server is gone, and then ends the process.
    ///
    /// - Parameter endsWithParent: Whether the system ends this process together with its parent, which ends with the
    ///   server.
    package mutating func run(endsWithParent: Bool = false) -> Never {
        // A signal from the terminal reaches the whole process group; the server decides when this process ends.
        for number in [SIGPIPE, SIGINT, SIGTERM] { signal(number, SIG_IGN) }
        // The parent's thread may have blocked signals, among them those that request a backtrace.
        var none = sigset_t()
        sigemptyset(&none)
        sigprocmask(SIG_SETMASK, &none, nil)
        // A process for one session avoids the watching thread, whose cost in memory and time only pays off in a shared
        // process.
        AppProcess.isOwn = true
        isForOneWorld = endsWithParent
        if !endsWithParent {
            endBeforeServer()
            front.endProcessWhenGone()
        }
        do {
            front.sendGreeting(greeting)
            while inbox.read() {
                while let frame = try inbox.next() { try handleFrame(frame) }
                front.flush()
                marker.ticket = 0
                marker.beat &+= 1
            }
        } catch {
            exit(Self.nonsense)
        }
        exit(EXIT_SUCCESS)
    }

    private mutating func handleFrame(_ frame: WorldFrame) throws {
        var reader = ByteReader(frame.body)
        let request = try WorldRequest(&reader)
        marker.world = frame.world
        marker.ticket = frame.ticket
        marker.input = 0
        marker.beat &+= 1
        cfork_fence()
        // If the request is skipped, the server has rebuilt this world in another process, because this process was
        // late.
        let isSkipped = request.isAnswered && marker.skips(frame.ticket, of: frame.world)
        let reply = isSkipped ? .unknown : reply(to: request, of: frame.world)
        if let reply { try front.queueReply(reply, world: frame.world, ticket: frame.ticket) }
    }

    private mutating func reply(to request: WorldRequest, of id: UInt32) -> WorldReply? {
        switch request {
        case .make(let setup):
            if isForOneWorld { cfork_set_name("kennel-session") }
            worlds[id] = World(setup, app: app, documents: documents) { [front, inbox, marker] reading in
                let (ticket, input) = (marker.ticket, marker.input)
                // If the process is killed between two requests, no world is to blame, because no app code is running.
                (marker.ticket, marker.input) = (0, 0)
                defer {
                    (marker.ticket, marker.input) = (ticket, input)
                    marker.beat &+= 1
                }
                do {
                    try front.queueReply(.blockingRequest(reading), world: id, ticket: 0, isAlone: true)
                    return try inbox.waitForAnswer(to: id)
                } catch {
                    exit(Self.nonsense)
                }
            }
            return nil
        case .apply(let offer):
            begin(offer.number)
            return worlds[id].map { .applied($0.apply(offer)) } ?? .unknown
        case .replay(let steps): return worlds[id].map { .replayed($0.replay(steps, began: begin)) } ?? .unknown
        case .ask(let question): return worlds[id].map { .answered($0.answer(question)) } ?? .unknown
        case .expect(let requests):
            worlds[id]?.expect(requests)
            return nil
        case .goLive:
            worlds[id]?.goLive { [front] answer in
                try? front.queueReply(.own(answer), world: id, ticket: 0, isAlone: true)
            }
            return nil
        case .read: return nil  // handled where app code waits for it
        case .discard:
            worlds[id] = nil
            return nil
        }
    }

    /// Records the beginning of an input. Each input gets the whole time limit of a turn, even in a replay of many
    /// inputs.
    private func begin(_ input: Int) {
        marker.input = UInt32(truncatingIfNeeded: input)
        marker.beat &+= 1
    }

    /// The exit status after invalid data from the server: `EX_PROTOCOL` of `sysexits.h`.
    private static let nonsense: Int32 = 76
}

/// Makes the system end this process and its children before the server if memory runs out. The value 500 has the same
/// effect as using half of the machine's memory.
func endBeforeServer() {
    try? Data("500".utf8).write(to: URL(filePath: "/proc/self/oom_score_adj"))
}
