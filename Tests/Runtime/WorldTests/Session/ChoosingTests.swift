import HeadlessUIKit
import JSON
import KennelTesting
import SessionSupport
import Testing
import Wire

@Suite("Tabs, pages and pulls in a session")
struct ChoosingTests {
    private static let document = """
        {"_beagleComponent_":"beagle:screenComponent","child":{"_beagleComponent_":"beagle:container",
         "context":{"id":"busy","value":false},"children":[
          {"_beagleComponent_":"beagle:text","text":"tab @{global.tab} page @{global.page}"},
          {"_beagleComponent_":"beagle:tabBar","items":[{"title":"Map"},{"title":"Rides"}],"onTabSelection":[
           {"_beagleAction_":"beagle:setContext","contextId":"global","path":"tab","value":"@{onTabSelection}"}]},
          {"_beagleComponent_":"beagle:pageView","onPageChange":[
           {"_beagleAction_":"beagle:setContext","contextId":"global","path":"page","value":"@{onPageChange}"}],
           "children":[{"_beagleComponent_":"beagle:text","text":"first"},
            {"_beagleComponent_":"beagle:text","text":"second"}]},
          {"_beagleComponent_":"beagle:pullToRefresh","isRefreshing":"@{busy}","onPull":[
           {"_beagleAction_":"beagle:setContext","contextId":"busy","value":true}],
           "child":{"_beagleComponent_":"beagle:text","text":"pulled"}}]}}
        """

    private func open(_ document: String = document) async -> TestSession {
        let configuration = SessionConfiguration(screenJSON: document)
        return await TestSession(BeagleApp.init, configuration: configuration)
    }

    @Test func `A tab is selected by index, and an index out of range is refused`() async throws {
        let session = await open()
        let bar = try #require(await session.view(kind: "tabs"))
        try await session.selectTab(at: 1)
        #expect(await session.shows("tab 1 page "))
        try await session.send(.tab(bar, index: 1))
        await #expect(throws: TestFailure.rejected(.outOfRange(bar, part: .tab, index: 2, count: 2))) {
            try await session.send(.tab(bar, index: 2))
        }
        await #expect(throws: TestFailure.rejected(.unsupported(bar, input: "page"))) {
            try await session.send(.page(bar, index: 0))
        }
    }

    @Test func `A page is shown by index in place of the other, and an index out of range is refused`() async throws {
        let session = await open()
        let pages = try #require(await session.view(kind: "pages"))
        #expect(await session.shows("first"))
        try await session.send(.page(pages, index: 1))
        #expect(await session.shows("tab  page 1"))
        #expect(await session.shows("second"))
        #expect(await !session.shows("first"))
        for index in [2, -1] {
            await #expect(throws: TestFailure.rejected(.outOfRange(pages, part: .page, index: index, count: 2))) {
                try await session.send(.page(pages, index: index))
            }
        }
    }

    @Test func `Pulling starts refreshing once, and is refused while refreshing or where unsupported`() async throws {
        let session = await open()
        let control = try #require(await session.view(kind: "refresh"))
        let scroll = try #require(await session.view(kind: "scroll"))
        try await session.send(.pull(control))
        let node = try #require(await session.snapshot()["tree"].flatMap { Self.node(control, in: $0) })
        #expect(node["props"]?["refreshing"] == true)
        for view in [control, scroll] {
            await #expect(throws: TestFailure.rejected(.unreachable(view, .busy))) {
                try await session.send(.pull(view))
            }
        }
        let pages = try #require(await session.view(kind: "pages"))
        await #expect(throws: TestFailure.rejected(.unsupported(pages, input: "pull"))) {
            try await session.send(.pull(pages))
        }
    }

    @Test func `A test turns pages, selects tabs by title and pulls to refresh without view ids`() async throws {
        let session = await open()
        try await session.tap("Rides")
        try await session.turnPage(to: 1)
        #expect(await session.shows("tab 1 page 1"))
        try await session.pullToRefresh()
        let empty = await open(#"{"_beagleComponent_":"beagle:text","text":"plain"}"#)
        await #expect(throws: TestFailure.notFound("pages", onScreen: ["plain"])) { try await empty.turnPage(to: 0) }
        await #expect(throws: TestFailure.notFound("something to pull", onScreen: ["plain"])) {
            try await empty.pullToRefresh()
        }
    }

    @Test func `A tab bar controller accepts a selected tab again and refuses disabled or missing tabs`() async throws {
        let session = await TestSession(TabsApp.init)
        let bar = try #require(await session.view(kind: "tabbar"))
        #expect(await session.shows("Content One"))
        try await session.send(.tab(bar, index: 1))
        #expect(await session.shows("Content Two"))
        let patch = try #require(session.emitted.last { $0.name == .patch })
        let front = try JSON(parsing: patch.data)["navigation"]?["stacks"]?.array?.last
        #expect(front?["screens"]?[0]?["title"]?.string == "Two")
        try await session.send(.tab(bar, index: 1))
        #expect(await session.shows("Content Two"))
        await #expect(throws: TestFailure.rejected(.unreachable(bar, .disabled))) {
            try await session.send(.tab(bar, index: 2))
        }
        await #expect(throws: TestFailure.rejected(.outOfRange(bar, part: .tab, index: 3, count: 3))) {
            try await session.send(.tab(bar, index: 3))
        }
        #expect(await session.shows("Content Two"))
    }

    @Test(arguments: [
        ("Replace below", "Other"), ("Rename below", "Renamed"),
    ])
    func `Replacing or renaming a covered view controller is sent at once`(button: String, title: String) async throws {
        let session = await TestSession(TabsApp.init)
        try await session.tap("Push")
        let before = session.emitted.count
        try await session.tap(button)
        let patch = try #require(session.emitted.dropFirst(before).last { $0.name == .patch })
        let stacks = try JSON(parsing: patch.data)["navigation"]?["stacks"]
        #expect(stacks?.array?.last?["screens"]?.array?.map { $0["title"]?.string } == [title, "Pushed"])
    }

    @Test func `An input that changes no navigation sends no navigation in its patch`() async throws {
        let session = await open()
        let before = session.emitted.count
        let bar = try #require(await session.view(kind: "tabs"))
        try await session.send(.tab(bar, index: 1))
        let patch = try #require(session.emitted.dropFirst(before).last { $0.name == .patch })
        #expect(try JSON(parsing: patch.data)["navigation"] == nil)
    }

    private static func node(_ id: ViewID, in tree: JSON) -> JSON? {
        if tree["id"]?.string == id.description { return tree }
        for child in tree["children"]?.array ?? [] {
            if let found = node(id, in: child) { return found }
        }
        return nil
    }
}
