import Beagle
import HeadlessUIKit
import JSON
import KennelTesting
import SessionSupport
import Testing
import Wire
import World

@Suite("What one turn may do")
struct TurnBoundsTests {
    /// A list whose items' `onInit` doubles the list, as a container or as a whole screen.
    static let doubling = """
        {"_beagleComponent_": "beagle:container", "context": {"id": "c", "value": [1, 2]}, "children": [
          {"_beagleComponent_": "beagle:listView", "id": "more", "dataSource": "@{c}", "templates": [{"view":
            {"_beagleComponent_": "beagle:container", "children": [], "onInit": [
              {"_beagleAction_": "beagle:setContext", "contextId": "c", "value": "@{union(c, c)}"}]}}]}]}
        """

    private func open(_ json: String, _ change: (inout SessionLimits) -> Void = { _ in }) async -> TestSession {
        var limits = SessionLimits.standard
        limits.workPerInput = 50_000
        limits.bytesPerInput = 16_000_000
        change(&limits)
        return await TestSession(
            BeagleApp.init, configuration: SessionConfiguration(screenJSON: json), limits: limits)
    }

    private func stopped(_ session: TestSession) async -> String? {
        let texts = await session.texts()
        return texts.contains("Retry") ? texts.first { $0.contains("taken back") } : nil
    }

    private func button(_ title: String, _ actions: String, context: String = "null", _ more: String = "") -> String {
        """
        {"_beagleComponent_": "beagle:container", "context": {"id": "c", "value": \(context)}, "children": [
          {"_beagleComponent_": "beagle:button", "text": "\(title)", "onPress": [\(actions)]}\(more)]}
        """
    }

    @Test func `A list that doubles itself is rolled back, and the error names the limit and the place`() async throws {
        let session = await open(Self.doubling)
        let sentence = try #require(await stopped(session))
        #expect(sentence.contains("more work than a session may do"))
        #expect(sentence.contains("#more") && sentence.contains("onInit › SetContext"))
        #expect(await session.log().contains(sentence))
        #expect(session.journal.entries.count == 1)
        // The document can be retried, and other documents can be shown.
        try await session.tap("Retry")
        await session.advance(by: .seconds(1))
        #expect(await stopped(session) != nil)
        try await session.send(.document(ScreenDocument(text: #"{"_beagleComponent_":"beagle:text","text":"Well"}"#)))
        #expect(await session.shows("Well"))
        #expect(await stopped(session) == nil)
    }

    @Test func `A replay of a turn that exceeds its limit stops at the same place`() async throws {
        let session = await open(button("Go", "", context: "1", "," + Self.doubling))
        let copy = try await session.rebuilt(BeagleApp.init)
        #expect(await stopped(copy) != nil)
        #expect(await copy.snapshot()["origin"]?["firstDifference"] ?? .null == .null)
    }

    @Test func `A rolled-back turn sends no request and writes no context`() async throws {
        let request = #"{"_beagleAction_": "beagle:sendRequest", "url": "/never"}"#
        let write = #"{"_beagleAction_": "beagle:setContext", "contextId": "global", "value": "half"}"#
        let show = #"{"_beagleAction_": "beagle:addChildren", "componentId": "here", "value": [\#(Self.doubling)]}"#
        let session = await open(
            button(
                "Go", [write, request, show].joined(separator: ","), context: "1",
                #", {"_beagleComponent_": "beagle:container", "id": "here", "children": []},"#
                    + #"{"_beagleComponent_": "beagle:text", "text": "Global: @{global}"}"#))
        try await session.tap("Go")
        #expect(await stopped(session) != nil)
        #expect(session.backend.requests.isEmpty)
        #expect(await session.requests().map(\.phase) == ["cancelled"])
        try await session.tap("Retry")
        await session.advance(by: .seconds(1))
        #expect(await session.texts().contains { $0.hasPrefix("Global:") && !$0.contains("half") })
    }

    @Test func `The patch after a rolled-back turn gives the page the same tree as a snapshot`() async throws {
        let session = await open(button("Go", ""))
        let before = try #require(await session.snapshot()["tree"])
        try await session.send(.document(ScreenDocument(text: Self.doubling)))
        let patch = try #require(session.emitted.last { $0.name == .patch })
        let page = PageModel(before)
        page.apply(try JSON(parsing: patch.data))
        #expect(page.troubles.isEmpty)
        #expect(page.tree == PageModel.canonical(try #require(await session.snapshot()["tree"])))
    }

    @Test(arguments: [
        #"{"_beagleAction_":"beagle:setContext","contextId":"c","value":"@{union(c,c,c,c,c,c,c,c,c,c,c,c,c,c)}"}"#,
        #"{"_beagleAction_":"beagle:setContext","contextId":"c","value":["@{c}","@{c}","@{c}","@{c}"]}"#,
        #"{"_beagleAction_":"beagle:setContext","contextId":"c","value":"@{insert(c, c)}"}"#,
        #"{"_beagleAction_":"beagle:setContext","contextId":"c","value":"@{c}@{c}@{c}@{c}@{c}@{c}@{c}@{c}"}"#,
    ])
    func `Actions that grow a context without end are stopped by the turn's limits`(action: String) async throws {
        let many = Array(repeating: action, count: 3_000).joined(separator: ",")
        let session = await open(button("Go", many, context: "[[1,2,3,4],[5,6,7,8]]"))
        try await session.tap("Go")
        #expect(await stopped(session) != nil)
    }

    @Test func `A long text is truncated, and a list of many long texts exceeds the turn's limit`() async throws {
        let long = String(repeating: "x", count: 900_000)
        let once = await open(
            #"{"_beagleComponent_":"beagle:text","context":{"id":"c","value":"\#(long)"},"text":"@{c}"}"#)
        let shown = try #require(await once.texts().first)
        #expect(shown.utf8.count == 65_536 + "…".utf8.count)
        #expect(await once.log().contains { $0.contains("a text of 900000 bytes is cut after 65536") })
        let often = String(repeating: "@{c}", count: 10_000)
        let repeated = await open(
            #"{"_beagleComponent_":"beagle:text","context":{"id":"c","value":"\#(long)"},"text":"\#(often)"}"#)
        #expect(await repeated.texts().first?.utf8.count ?? 0 <= 65_536 + 3)
        let list = await open(
            """
            {"_beagleComponent_":"beagle:listView","context":{"id":"c","value":"\(long)"},
             "dataSource":[\(Array(repeating: "1", count: 2_000).joined(separator: ","))],
             "templates":[{"view":{"_beagleComponent_":"beagle:text","text":"@{c}"}}]}
            """)
        #expect(await stopped(list) != nil)
    }

    /// Returns a column of long texts that all differ.
    private func column(of kind: String, bytes: Int, count: Int) -> String {
        let texts = (0..<count).map { number in
            let text = "\(number) " + String(repeating: kind, count: bytes / kind.utf8.count)
            return #"{"_beagleComponent_":"beagle:text","id":"long\#(number)","text":"\#(text)"}"#
        }
        return #"{"_beagleComponent_":"beagle:container","children":[\#(texts.joined(separator: ","))]}"#
    }

    @Test(arguments: [
        "אב ab ", "السلام عليكم ", "a\u{301}\u{302}\u{303}", "👩\u{200D}👩\u{200D}👧", "A quick brown fox. ",
    ])
    func `Measuring text has a limit, and the error names the limit and the place`(kind: String) async throws {
        let session = await open(column(of: kind, bytes: 20_000, count: 40))
        let sentence = try #require(await stopped(session))
        #expect(sentence.contains("more work on texts than a session may do"))
        #expect(sentence.contains("measured letters") && sentence.contains("#long"))
        // A few of these elements are a normal screen.
        try await session.send(.document(ScreenDocument(text: column(of: kind, bytes: 2_000, count: 4))))
        #expect(await stopped(session) == nil)
    }

    /// Returns a world with a limit of work per input, which has shown a document, and the turn of that input.
    private func world(showing json: String, workPerInput: Int = 1_000_000) -> (world: World, turn: Turn) {
        var limits = SessionLimits.standard
        limits.workPerInput = workPerInput
        let configuration = SessionConfiguration(screenJSON: json)
        let world = World(WorldSetup(configuration: configuration, limits: limits), app: BeagleApp.init) { _ in nil }
        return (world, world.makeTurn(of: .opened(configuration), number: 1, at: .zero))
    }

    @Test func `A turn stops at the same place whether or not the process has cached text measurements`() {
        let document = column(of: "abc אבג ", bytes: 10_000, count: 3)
        let limits = [5_000, 10_000, 20_000, 40_000, 80_000, 160_000]
        let cold = limits.map { world(showing: document, workPerInput: $0).turn.checkpoint.digest }
        let warm = limits.reversed().map { world(showing: document, workPerInput: $0).turn.checkpoint.digest }
        #expect(cold == warm.reversed())
        #expect(cold.first != cold.last)
    }

    @Test func `Snapshots of long texts spend none of the app's work limit`() async throws {
        let session = await open(column(of: "abc אבג ", bytes: 8_000, count: 2))
        try #require(await stopped(session) == nil)
        for _ in 0..<30 { _ = await session.snapshot() }
        try await session.send(.document(ScreenDocument(text: column(of: "abc אבג ", bytes: 8_000, count: 2))))
        #expect(await stopped(session) == nil)
    }

    @Test(arguments: [100, 1_000])
    func `A thousand cards spend at most a quarter of a turn's limit for text work`(cards: Int) {
        let children = (0..<cards).map { number in
            """
            {"_beagleComponent_":"beagle:container","children":[
              {"_beagleComponent_":"beagle:text","text":"Bicycle \(number)"},
              {"_beagleComponent_":"beagle:text","text":"\(number) gears, a frame of steel, two lamps; ready now."},
              {"_beagleComponent_":"beagle:button","text":"Reserve number \(number)"}]}
            """
        }
        let json = #"{"_beagleComponent_":"beagle:container","children":[\#(children.joined(separator: ","))]}"#
        let work = world(showing: json).world.application.work
        #expect(!work.isOver && work.textUnits > cards && work.textUnits <= cards * 250, "\(work.textUnits)")
    }

    @Test func `Snapshots and patches have a size limit that includes literal texts`() async throws {
        let long = String(repeating: "x", count: 10_000)
        let list = """
            {"_beagleComponent_":"beagle:listView","dataSource":[\(Array(repeating: "1", count: 100).joined(separator: ","))],
             "templates":[{"view":{"_beagleComponent_":"beagle:text","text":"\(long)"}}]}
            """
        let opened = await open(list) {
            $0.workPerInput = 5_000_000
            $0.snapshotBytes = 500_000
        }
        #expect(try #require(await stopped(opened)).contains("more on it than a session may show"))
        let typed = await open(button("Go", "")) {
            $0.workPerInput = 5_000_000
            $0.changeBytes = 500_000
        }
        try await typed.send(.document(ScreenDocument(text: list)))
        #expect(try #require(await stopped(typed)).contains("more than a session may tell"))
    }

    @Test func `Nesting views too deeply stops the turn with an error`() async throws {
        let actions = (0..<40).map { index in
            let inner = #"{"_beagleComponent_":"beagle:container","id":"at\#(index + 1)","children":[]}"#
            let deep = (1...40).reduce(inner) { child, _ in
                #"{"_beagleComponent_":"beagle:container","children":[\#(child)]}"#
            }
            return #"{"_beagleAction_":"beagle:addChildren","componentId":"at\#(index)","value":[\#(deep)]}"#
        }
        let session = await open(
            button(
                "Go", actions.joined(separator: ","), context: "1",
                #", {"_beagleComponent_":"beagle:container","id":"at0","children":[]}"#))
        try await session.tap("Go")
        #expect(try #require(await stopped(session)).contains("too deep"))
    }

    @Test func `A lazy component that loads itself without end is stopped`() async throws {
        let backend = TestBackend()
        let lazy = """
            {"_beagleComponent_":"beagle:lazyComponent","path":"/again",
             "initialState":{"_beagleComponent_":"beagle:text","text":"…"}}
            """
        backend.answer("/again", with: .screen(lazy))
        let session = await TestSession.open(BeagleApp.init, json: lazy, backend: backend)
        #expect(try #require(await stopped(session)).contains("Too many answers in a row"))
        #expect(backend.requests.count == SessionLimits.standard.requestsInARow)
    }

    @Test func `A screen that pushes itself when it appears is stopped`() async throws {
        let backend = TestBackend()
        let screen = """
            {"_beagleComponent_":"beagle:container","children":[],"onInit":[
              {"_beagleAction_":"beagle:pushView","route":{"url":"/again"}}]}
            """
        backend.answer("/again", with: .screen(screen))
        let session = await TestSession.open(BeagleApp.init, screen: "/again", backend: backend)
        #expect(await stopped(session) != nil)
    }

    @Test func `A chain of delayed responses may go on without end`() async throws {
        let backend = TestBackend()
        let lazy = """
            {"_beagleComponent_":"beagle:lazyComponent","path":"/again",
             "initialState":{"_beagleComponent_":"beagle:text","text":"…"}}
            """
        backend.answer("/again", with: .after(.seconds(1), .screen(lazy)))
        let session = await TestSession.open(BeagleApp.init, json: lazy, backend: backend)
        await session.advance(by: .seconds(300))
        #expect(await stopped(session) == nil)
        #expect(backend.requests.count > 250)
    }

    @Test func `A rolled-back input does not use up the count of a fault rule`() async throws {
        let request = #"{"_beagleAction_": "beagle:sendRequest", "url": "/never"}"#
        let show = #"{"_beagleAction_": "beagle:addChildren", "componentId": "here", "value": [\#(Self.doubling)]}"#
        let session = await open(
            button(
                "Go", [request, show].joined(separator: ","), context: "1",
                #", {"_beagleComponent_": "beagle:container", "id": "here", "children": []}"#))
        try await session.send(.faults(FaultScript(rules: [FaultRule(path: "/never", count: 3, fault: .noConnection)])))
        let before = try #require(await session.snapshot()["faults"])
        try await session.tap("Go")
        #expect(await stopped(session) != nil)
        #expect(await session.snapshot()["faults"] == before)
    }

    @Test func `A turn may push 300 screens, but 20,000 pushes are rolled back with all their screens`() async throws {
        let screen =
            #"{"_beagleComponent_":"beagle:screenComponent","child":{"_beagleComponent_":"beagle:text","text":"x"}}"#
        let push = #"{"_beagleAction_":"beagle:pushView","route":{"screen":\#(screen)}}"#
        func pushes(_ count: Int) -> String { Array(repeating: push, count: count).joined(separator: ",") }
        let few = await open(button("Go", pushes(300)))
        try await few.tap("Go")
        #expect(await stopped(few) == nil)
        #expect(await few.stacks().last?.count == 301)
        let many = await open(button("Go", pushes(20_000)))
        try await many.tap("Go")
        #expect(await stopped(many) != nil)
        #expect(await many.stacks().last?.count == 1)
    }

    @Test func `2,000 failed requests leave 2,000 pending retries, and no patch lists them all`() async throws {
        let lazy = """
            {"_beagleComponent_":"beagle:lazyComponent","path":"/none",
             "initialState":{"_beagleComponent_":"beagle:text","text":"…"}}
            """
        let all = Array(repeating: lazy, count: 2_000).joined(separator: ",")
        let session = await TestSession.open(
            BeagleApp.init, json: #"{"_beagleComponent_":"beagle:container","children":[\#(all)]}"#)
        await session.advance(by: .seconds(5))
        let snapshot = await session.snapshot()
        #expect(snapshot["pendingRetries"] == 2_000)
        #expect(snapshot["retries"]?.array?.count == 100)
        #expect(session.emitted.filter { $0.name == .patch }.allSatisfy { $0.data.count < 200_000 })
    }
}
