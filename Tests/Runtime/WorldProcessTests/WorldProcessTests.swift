import FolderSupport
import Foundation
import Glibc
import JSON
import Testing
import Wire
import WorldProcess

@Suite("Worlds in processes of their own", .timeLimit(.minutes(5)))
struct WorldProcessTests {
    /// The app that can misbehave in every way, run as a world process. Its program is built into the same folder as
    /// these tests.
    private static let program = WorldProgram(
        executable: (Bundle.main.executableURL ?? URL(filePath: "/")).deletingLastPathComponent()
            .appending(path: "CrashingApp"), arguments: ["world"])

    private func processes(_ count: Int, turnLimit: Duration = .seconds(60)) throws -> WorldProcesses {
        try WorldProcesses(Self.program, count: count, turnLimit: turnLimit, memory: 2_147_483_648, version: "test")
    }

    /// The number of processes for worlds.
    enum Sharing: Sendable, CaseIterable {
        case one, each
    }

    private func processes(_ sharing: Sharing, turnLimit: Duration = .seconds(60)) throws -> any AppProcesses {
        switch sharing {
        case .one: try processes(1, turnLimit: turnLimit)
        case .each:
            try SessionProcesses(Self.program, turnLimit: turnLimit, memory: 2_147_483_648, version: "test")
        }
    }

    /// A world that shows a screen with a button for each misbehaviour, and the inputs that the world has received so
    /// far.
    private final class Play {
        let world: any WorldHandle
        private(set) var offers: [TimedInput] = []
        private let screen: String

        init(
            in worlds: any Worlds, _ placement: WorldSetup.Placement = .shared, screen: String = WorldProcessTests.ways,
            reading: @escaping BlockingRequestHandler = { $1(nil) }
        ) {
            self.screen = screen
            let configuration = SessionConfiguration(screen: "/ways")
            world = worlds.make(
                WorldSetup(configuration: configuration, limits: .standard, placement: placement), reading: reading
            ) { _ in }
        }

        func take(_ input: SessionInput) async throws -> Turn {
            let offer = TimedInput(input, number: offers.count + 1, time: .milliseconds(offers.count))
            guard case .taken(let turn) = try await world.offer(offer) else { throw FrameError.nonsense }
            offers.append(offer)
            return turn
        }

        func open() async throws {
            let opened = try await take(.opened(SessionConfiguration(screen: "/ways")))
            guard case .send(let request, _)? = opened.orders.first else { throw FrameError.nonsense }
            let turn = try await take(.response(request, TransportResponse(body: Data(screen.utf8))))
            if let timer = turn.checkpoint.timer { _ = try await take(.timer(timer.id)) }
        }

        func button(_ title: String) async throws -> ViewID {
            try #require(Self.button(title, in: try JSON(parsing: await world.state())["tree"]))
        }

        private static func button(_ title: String, in tree: JSON?) -> ViewID? {
            if tree?["props"]?["title"]?.string == title { return tree?["id"]?.string.flatMap { ViewID($0) } }
            for child in tree?["children"]?.array ?? [] {
                if let found = button(title, in: child) { return found }
            }
            return nil
        }
    }

    private static let ways: String = {
        let buttons = ["trap", "index", "loop", "overflow", "killed", "exit", "close", "garbage", "read", "order"].map {
            how in
            #"{"_beagleComponent_":"beagle:button","text":"\#(how)","onPress":[{"_beagleAction_":"custom:goWrong","how":"\#(how)"}]}"#
        }
        return #"""
            {"_beagleComponent_":"beagle:screenComponent","child":{"_beagleComponent_":"beagle:container","children":[
            \#(buttons.joined(separator: ","))]}}
            """#
    }()

    /// Receives the blocking requests of worlds, and responds when the test says so.
    private final class Reader: Sendable {
        typealias Question = (reading: BlockingRequest, answer: @Sendable (TransportOutcome?) -> Void)

        private let asked = AsyncStream<Question>.makeStream()

        var answerer: BlockingRequestHandler {
            { [asked] in asked.continuation.yield(($0, $1)) }
        }

        func next() async throws -> Question {
            var questions = asked.stream.makeAsyncIterator()
            return try #require(await questions.next())
        }
    }

    @Test(arguments: Sharing.allCases)
    func `A turn waits for its blocking request, and other worlds get their turns after it`(sharing: Sharing)
        async throws
    {
        let worlds = try processes(sharing)
        defer { worlds.stop() }
        let reader = Reader()
        let (other, play) = (Play(in: worlds), Play(in: worlds, reading: reader.answerer))
        try await other.open()
        try await play.open()
        let button = try await play.button("read")
        async let taken = play.take(.tap(button))
        let (reading, answer) = try await reader.next()
        #expect(reading.request?.url.absoluteString == "http://bff.test/read" && reading.delay == .zero)
        async let state = other.world.state()
        answer(.response(TransportResponse(status: 404, body: Data("gone away".utf8))))
        let turn = try await taken
        #expect(turn.events.contains { String(decoding: $0.data, as: UTF8.self).contains("gone away") })
        guard case .read(reading.id, let request)? = turn.orders.first else {
            Issue.record("the turn does not tell what it read: \(turn.orders)")
            return
        }
        let seen = try await state
        #expect(request == reading.request && !seen.isEmpty)
    }

    @Test(arguments: Sharing.allCases)
    func `Names chosen to have the same hash are refused, and as many other names are not`(sharing: Sharing)
        async throws
    {
        let colliding = try Self.collidingNames()
        let usual = colliding.indices.map { "name\($0)" }
        for names in [colliding, usual] {
            let worlds = try processes(sharing)
            defer { worlds.stop() }
            let play = Play(in: worlds)
            let opened = try await play.take(.opened(SessionConfiguration(screen: "/ways")))
            guard case .send(let request, _)? = opened.orders.first else { throw FrameError.nonsense }
            let members = JSON.object(JSONObject(lastOf: names.map { (key: $0, value: JSON.int(1)) }))
            let document: JSON = [
                "_beagleComponent_": "beagle:text", "text": "Here", "context": ["id": "c", "value": members],
            ]
            let response = TransportResponse(body: Data(document.encoded()))
            _ = try await play.take(.response(request, response))
            let state = String(decoding: try await play.world.state(), as: UTF8.self)
            #expect(state.contains("chosen to have the same hash") == (names == colliding))
        }
    }

    @Test func `A form whose input names are chosen to have the same hash is not submitted`() async throws {
        let colliding = try Self.collidingNames()
        for names in [colliding, colliding.indices.map { "name\($0)" }] {
            let worlds = try processes(1)
            defer { worlds.stop() }
            let play = Play(in: worlds)
            let opened = try await play.take(.opened(SessionConfiguration(screen: "/ways")))
            guard case .send(let request, _)? = opened.orders.first else { throw FrameError.nonsense }
            let inputs: [JSON] = names.map {
                [
                    "_beagleComponent_": "beagle:formInput", "name": .string($0),
                    "child": ["_beagleComponent_": "beagle:container", "children": []],
                ]
            }
            let submit: JSON = [
                "_beagleComponent_": "beagle:formSubmit",
                "child": ["_beagleComponent_": "beagle:button", "text": "Send"],
            ]
            let document: JSON = [
                "_beagleComponent_": "beagle:form",
                "onSubmit": [["_beagleAction_": "beagle:formRemoteAction", "path": "/form", "method": "POST"]],
                "child": ["_beagleComponent_": "beagle:container", "children": .array(inputs + [submit])],
            ]
            let shown = try await play.take(.response(request, TransportResponse(body: Data(document.encoded()))))
            if let timer = shown.checkpoint.timer { _ = try await play.take(.timer(timer.id)) }
            let turn = try await play.take(.tap(try await play.button("Send")))
            let said = turn.events.map { String(decoding: $0.data, as: UTF8.self) }.joined()
            #expect(said.contains("chosen to have the same hash") == (names == colliding))
            #expect(turn.orders.isEmpty == (names == colliding))
        }
    }

    /// Returns names whose hashes, with the hash key that all world processes have, fall into 8 of 2,048 buckets.
    private static func collidingNames() throws -> [String] {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Fixtures/json/colliding-names.json")
        return try #require(try JSON(parsing: [UInt8](try Data(contentsOf: file))).array).compactMap(\.string)
    }

    @Test(arguments: Sharing.allCases)
    func `The order of a set's elements is the same in each process`(sharing: Sharing) async throws {
        var states: [[UInt8]] = []
        for _ in 1...3 {
            let worlds = try processes(sharing)
            defer { worlds.stop() }
            let play = Play(in: worlds)
            try await play.open()
            _ = try await play.take(.tap(try await play.button("order")))
            states.append(try await play.world.state())
        }
        #expect(!String(decoding: states[0], as: UTF8.self).contains("\"order\""))
        #expect(states[1] == states[0] && states[2] == states[0])
    }

    @Test(arguments: Sharing.allCases)
    func `A process killed while code waits for a blocking request is not the app's fault`(sharing: Sharing)
        async throws
    {
        let worlds = try processes(sharing)
        defer { worlds.stop() }
        let reader = Reader()
        let play = Play(in: worlds, reading: reader.answerer)
        try await play.open()
        let button = try await play.button("read")
        async let taken = play.take(.tap(button))
        let (_, answer) = try await reader.next()
        for process in worlds.processIdentifiers { kill(process, SIGKILL) }
        do {
            _ = try await taken
            Issue.record("the turn came to its end")
        } catch {
            #expect(error as? WorldLoss == .gone)
        }
        answer(nil)  // nobody waits for it
    }

    @Test(
        arguments: [
            ("trap", "nobody thought of this button"), ("index", "Index out of range"),
            ("overflow", "signal \(SIGSEGV)"), ("exit", "status 0"), ("close", "status 0"), ("garbage", "invalid"),
        ], Sharing.allCases)
    func `A crash ends its own world with a report, and other worlds stay or can be recreated`(
        _ way: (how: String, words: String), sharing: Sharing
    ) async throws {
        let (how, words) = way
        let worlds = try processes(sharing)
        defer { worlds.stop() }
        let (good, bad) = (Play(in: worlds), Play(in: worlds))
        try await good.open()
        try await bad.open()
        let before = try await good.world.state()
        let button = try await bad.button(how)
        let loss = await #expect(throws: WorldLoss.self) { _ = try await bad.take(.tap(button)) }
        guard case .crashed(let report)? = loss else {
            Issue.record("the world was not found to have crashed: \(String(describing: loss))")
            return
        }
        #expect(report.sentence.contains(words), "\(report.sentence)")
        if ["trap", "index", "overflow"].contains(how) {
            #expect(report.frames.contains { $0.file?.hasSuffix("GoWrong.swift") == true }, "\(report)")
        }
        switch sharing {
        case .one: await #expect(throws: WorldLoss.gone) { try await good.world.state() }
        case .each: #expect(try await good.world.state() == before)
        }
        let again = Play(in: worlds)
        let replayed = try await again.world.replay(good.offers.map { ReplayStep($0, digest: nil) })
        #expect(replayed.turn != nil)
        #expect(try await again.world.state() == before)
    }

    @Test(arguments: Sharing.allCases)
    func `A hanging app is stopped, and the report has the frames where it hung`(sharing: Sharing) async throws {
        let worlds = try processes(sharing, turnLimit: .seconds(2))
        defer { worlds.stop() }
        let play = Play(in: worlds)
        try await play.open()
        let button = try await play.button("loop")
        let loss = await #expect(throws: WorldLoss.self) { _ = try await play.take(.tap(button)) }
        guard case .crashed(let report)? = loss else {
            Issue.record("the world was not found to have crashed: \(String(describing: loss))")
            return
        }
        #expect(report.isHang && report.message.contains("did not return"))
        #expect(report.frames.contains { $0.file?.hasSuffix("GoWrong.swift") == true }, "\(report)")
    }

    /// Sends inputs to a world until it is lost.
    private func loss(of play: Play) async -> WorldLoss {
        while true {
            do throws(WorldLoss) {
                _ = try await play.world.state()
            } catch {
                return error
            }
        }
    }

    @Test func `Worlds beside a hanging world are recreated elsewhere at once, while it still runs`() async throws {
        let worlds = try processes(1)
        defer { worlds.stop() }
        let (good, bad) = (Play(in: worlds), Play(in: worlds))
        try await good.open()
        try await bad.open()
        let before = try await good.world.state()
        let button = try await bad.button("loop")
        async let hung = bad.take(.tap(button))
        #expect(await loss(of: good) == .gone)
        let again = Play(in: worlds)
        let replayed = try await again.world.replay(good.offers.map { ReplayStep($0, digest: nil) })
        #expect(replayed.turn != nil)
        #expect(try await again.world.state() == before)
        let new = Play(in: worlds)
        try await new.open()
        #expect(worlds.processIdentifiers.count == 2, "the late one still runs")
        worlds.stop()
        do {
            _ = try await hung
            Issue.record("the turn came to its end")
        } catch {
            #expect(error is WorldLoss)
        }
    }

    @Test func `A process that recovers keeps worlds not asked meanwhile, and skips abandoned inputs`() async throws {
        let folder = TemporaryFolder()
        let gate = folder.path("gate")
        let screen = #"""
            {"_beagleComponent_":"beagle:screenComponent","child":{"_beagleComponent_":"beagle:container","children":[
            {"_beagleComponent_":"beagle:button","text":"slow","onPress":[
            {"_beagleAction_":"custom:goWrong","how":"slow","url":"\#(gate)"}]}]}}
            """#
        let worlds = try processes(1)
        defer { worlds.stop() }
        let (asked, quiet) = (Play(in: worlds), Play(in: worlds))
        let slow = Play(in: worlds, screen: screen)
        try await asked.open()
        try await quiet.open()
        try await slow.open()
        let (before, others) = (try await asked.world.state(), try await quiet.world.state())
        let (button, order) = (try await slow.button("slow"), try await asked.button("order"))
        #expect(FileManager.default.createFile(atPath: gate, contents: Data()))
        async let turn = slow.take(.tap(button))
        // No call can exceed its time limit before the slow turn has begun.
        #expect(await loss(of: asked) == .gone)
        await #expect(throws: WorldLoss.gone) { _ = try await asked.take(.tap(order)) }
        try FileManager.default.removeItem(atPath: gate)
        let taken = try await turn
        #expect(!taken.orders.isEmpty || taken.checkpoint != Checkpoint())
        #expect(try await quiet.world.state() == others)
        #expect(try await asked.world.state() == before, "the tap that nobody waited for was not taken")
        #expect(worlds.processIdentifiers.count <= 2)
    }

    @Test func `A world placed alone crashes without ending the process of other worlds`() async throws {
        let worlds = try processes(1)
        defer { worlds.stop() }
        let (good, bad) = (Play(in: worlds), Play(in: worlds, .alone))
        try await good.open()
        try await bad.open()
        #expect(worlds.processIdentifiers.count == 2)
        let before = try await good.world.state()
        let button = try await bad.button("trap")
        let loss = await #expect(throws: WorldLoss.self) { _ = try await bad.take(.tap(button)) }
        guard case .crashed(let report)? = loss else {
            Issue.record("the world was not found to have crashed: \(String(describing: loss))")
            return
        }
        #expect(report.frames.contains { $0.file?.hasSuffix("GoWrong.swift") == true }, "\(report)")
        #expect(try await good.world.state() == before)
        let next = Play(in: worlds, .alone)
        try await next.open()
        next.world.discard()
        while worlds.processIdentifiers.count > 1 { await Task.yield() }
    }

    @Test(arguments: Sharing.allCases)
    func `A process stopped by SIGSTOP is replaced, and its world can be replayed`(sharing: Sharing) async throws {
        let worlds = try processes(sharing, turnLimit: .seconds(3))
        defer { worlds.stop() }
        let play = Play(in: worlds)
        try await play.open()
        let state = try await play.world.state()
        for process in worlds.processIdentifiers { kill(process, SIGSTOP) }
        #expect(await loss(of: play) == .gone)
        let again = try await replacement(in: worlds) { again in
            _ = try await again.world.replay(play.offers.map { ReplayStep($0, digest: nil) })
        }
        #expect(try await again.world.state() == state)
    }

    /// Prepares a new world, and repeats it with another one if the world's process ends because of others. A world
    /// that is made before a stopped process has ended may be placed in that process.
    private func replacement(
        in worlds: any AppProcesses, prepare: (Play) async throws -> Void
    ) async throws -> Play {
        while true {
            let play = Play(in: worlds)
            do {
                try await prepare(play)
                return play
            } catch let loss as WorldLoss where loss.isOfNobody {
                continue
            }
        }
    }

    @Test func `A fork server stopped by SIGSTOP is replaced with all its forked processes`() async throws {
        let worlds = try processes(.each, turnLimit: .seconds(3))
        defer { worlds.stop() }
        let play = Play(in: worlds)
        try await play.open()
        let session = try #require(worlds.processIdentifiers.first)
        let status = try String(contentsOfFile: "/proc/\(session)/status", encoding: .utf8)
        let parent = status.split(separator: "\n").first { $0.hasPrefix("PPid:") }
        let nursery = try #require(parent.flatMap { pid_t($0.dropFirst(5).trimmingCharacters(in: .whitespaces)) })
        kill(nursery, SIGSTOP)
        #expect(await loss(of: Play(in: worlds)).isOfNobody)
        // The spare processes end together with the process that forked them, which may be ending at this moment.
        _ = try await replacement(in: worlds) { try await $0.open() }
    }

    @Test(arguments: Sharing.allCases)
    func `A process killed in a world's turn is reported as that world's loss`(sharing: Sharing) async throws {
        let worlds = try processes(sharing)
        defer { worlds.stop() }
        let (good, bad) = (Play(in: worlds), Play(in: worlds))
        try await good.open()
        try await bad.open()
        let button = try await bad.button("killed")
        let loss = await #expect(throws: WorldLoss.self) { _ = try await bad.take(.tap(button)) }
        let report = CrashReport(
            message: "the app's process ended by signal 9, possibly because it used too much memory",
            input: bad.offers.count + 1)
        #expect(loss == .killed(report))
        if sharing == .one { await #expect(throws: WorldLoss.gone) { try await good.world.state() } }
    }

    @Test func `Processes killed from outside 20 times are replaced, and no world is blamed`() async throws {
        let worlds = try processes(2)
        defer { worlds.stop() }
        let play = Play(in: worlds)
        try await play.open()
        let state = try await play.world.state()
        for _ in 1...20 {
            let process = try #require(worlds.processIdentifiers.randomElement())
            let steps = play.offers.map { ReplayStep($0, digest: nil) }
            kill(process, SIGKILL)
            var found: [UInt8]?
            while found == nil {
                let again = Play(in: worlds)
                do throws(WorldLoss) {
                    _ = try await again.world.replay(steps)
                    found = try await again.world.state()
                } catch {
                    #expect(error.isOfNobody)
                }
            }
            #expect(found == state)
        }
    }

    @Test func `A process for one world ends with the world, and a killed one is not the app's fault`() async throws {
        let worlds = try processes(.each)
        defer { worlds.stop() }
        let play = Play(in: worlds)
        try await play.open()
        let process = try #require(worlds.processIdentifiers.first)
        kill(process, SIGKILL)
        let loss = await #expect(throws: WorldLoss.self) { while true { _ = try await play.world.state() } }
        #expect(loss?.isOfNobody == true)
        let again = Play(in: worlds)
        try await again.open()
        #expect(worlds.processIdentifiers.count == 1)
        again.world.discard()
        while !worlds.processIdentifiers.isEmpty { await Task.yield() }
    }
}

extension WorldLoss {
    /// Whether the app may not be the cause.
    fileprivate var isOfNobody: Bool {
        switch self {
        case .gone, .killed, .unavailable: true
        case .crashed: false
        }
    }
}
