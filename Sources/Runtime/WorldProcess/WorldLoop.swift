import CFork
import Foundation
import Glibc
package import HeadlessUIKit
import Locks
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
    private let inbox: FrameInbox
    private let documents = ParsedDocuments()
    private var worlds: [UInt32: World] = [:]
    private var isForOneWorld = false

    /// Prepares to run worlds of one app for the front at the other end of standard input; `marker` is the file in
    /// which the front sees what is being done, `memory` the most bytes that may be taken, `version` that of this
    /// Kennel. Throws when the file cannot be shared.
    package init(
        _ app: @escaping @Sendable () -> any UIApplicationDelegate, marker: String, memory: Int, version: String
    ) throws {
        Self.bound(memory)
        self.app = app
        greeting = .own(version: version)
        self.marker = try Marker(path: marker)
        front = FrontEnd(descriptor: takeStandardInput())
        inbox = FrameInbox(front)
    }

    /// An app that takes more gets none, and ends its process before it takes the machine's.
    private static func bound(_ bytes: Int) {
        var limit = rlimit(rlim_cur: rlim_t(bytes), rlim_max: rlim_t(bytes))
        setrlimit(__rlimit_resource_t(UInt32(RLIMIT_DATA.rawValue)), &limit)
    }

    /// Runs until the front is gone, and ends the process then.
    ///
    /// - Parameter endsWithParent: Whether the system ends this process with the one that forked it, which ends with
    ///   the front.
    package mutating func run(endsWithParent: Bool = false) -> Never {
        // Whoever ends the front from a terminal ends all of its group; the front decides what becomes of this process.
        for number in [SIGPIPE, SIGINT, SIGTERM] { signal(number, SIG_IGN) }
        // The thread that started it may have held back those by which the front asks where it stands.
        var none = sigset_t()
        sigemptyset(&none)
        sigprocmask(SIG_SETMASK, &none, nil)
        // A thread costs a session's own process memory and time that a shared one does not notice.
        isForOneWorld = endsWithParent
        if !endsWithParent {
            endBeforeServer()
            front.endProcessWhenGone()
        }
        do {
            front.send(greeting)
            while inbox.read() {
                while let frame = try inbox.next() { try take(frame) }
                front.flush()
                marker.ticket = 0
                marker.beat &+= 1
            }
        } catch {
            exit(Self.nonsense)
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
        cfork_fence()
        // The front has had this world made elsewhere, because the process was late.
        let isSkipped = request.isAnswered && marker.skips(frame.ticket, of: frame.world)
        let reply = isSkipped ? .unknown : handle(request, of: frame.world)
        if let reply { try front.send(reply, world: frame.world, ticket: frame.ticket) }
    }

    private mutating func handle(_ request: WorldRequest, of id: UInt32) -> WorldReply? {
        switch request {
        case .make(let setup):
            if isForOneWorld { cfork_set_name("kennel-session") }
            worlds[id] = World(setup, app: app, documents: documents) { [front, inbox, marker] reading in
                let (ticket, input) = (marker.ticket, marker.input)
                // Whoever ends the process meanwhile ends it in no world's turn: nothing of the app runs.
                (marker.ticket, marker.input) = (0, 0)
                defer {
                    (marker.ticket, marker.input) = (ticket, input)
                    marker.beat &+= 1
                }
                do {
                    try front.send(.reading(reading), world: id, ticket: 0, isAlone: true)
                    return try inbox.answer(to: id)
                } catch {
                    exit(Self.nonsense)
                }
            }
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
        case .read: return nil  // which is heard where code waits for it
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
    private static let nonsense: Int32 = 76
}

/// Where the machine has no memory left, the system ends this process, and what it forks, before the server. Half of
/// the machine's memory would be needed to weigh as much.
func endBeforeServer() {
    try? Data("500".utf8).write(to: URL(filePath: "/proc/self/oom_score_adj"))
}
