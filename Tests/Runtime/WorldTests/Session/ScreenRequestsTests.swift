import Foundation
import HeadlessUIKit
import KennelTesting
import SessionSupport
import Testing
import Wire

@Suite("Requests and the screens that wait for them")
struct ScreenRequestsTests {
    private static func home(_ action: String) -> String {
        """
        {"_beagleComponent_":"beagle:screenComponent","navigationBar":{"title":"Home"},"child":
         {"_beagleComponent_":"beagle:container","children":[
          {"_beagleComponent_":"beagle:text","text":"heard @{global.heard}"},
          {"_beagleComponent_":"beagle:button","text":"Go","onPress":[\(action)]}]}}
        """
    }

    private static let waiting = """
        {"_beagleComponent_":"beagle:screenComponent","navigationBar":{"title":"Waiting"},"child":
         {"_beagleComponent_":"beagle:container","onInit":[
          {"_beagleAction_":"beagle:sendRequest","url":"/slow","onFinish":[
           {"_beagleAction_":"beagle:setContext","contextId":"global","path":"heard","value":true}]}],
          "children":[
           {"_beagleComponent_":"beagle:lazyComponent","path":"/part","initialState":
            {"_beagleComponent_":"beagle:text","text":"part"}},
           {"_beagleComponent_":"beagle:image","path":{"_beagleImagePath_":"remote","url":"/picture.png"}}]}}
        """

    private static func backend(_ action: String) -> TestBackend {
        let backend = TestBackend()
        backend.answer("/home", with: .screen(home(action)))
        backend.answer("/waiting", with: .screen(waiting))
        for path in ["/slow", "/part", "/picture.png", "/never"] { backend.answer(path, with: .never) }
        return backend
    }

    @Test func `An image request's details have the received picture`() async throws {
        let backend = Self.backend(#"{"_beagleAction_":"beagle:pushView","route":{"url":"/waiting"}}"#)
        let picture = #"<svg xmlns="http://www.w3.org/2000/svg"/>"#
        let answer = TransportResponse(headers: ["Content-Type": "image/svg+xml"], body: Data(picture.utf8))
        backend.answer("/picture.png", with: .response(answer))
        let session = await TestSession(BeagleApp.init, backend: backend)
        try await session.tap("Go")
        await session.advance(by: .seconds(1))
        let request = try #require(await session.requests().last { $0.url.hasSuffix("/picture.png") })
        let number = Int32(request.id.dropFirst()) ?? 0
        #expect(await session.details(of: number)?["response"]?["body"] == .string(picture))
        #expect(await session.details(of: number)?["response"]?["truncated"] == nil)
    }

    @Test(arguments: [
        #"{"_beagleAction_":"beagle:pushView","route":{"url":"/waiting"}}"#,
        #"{"_beagleAction_":"beagle:pushView","route":{"url":"/waiting","shouldPrefetch":true}}"#,
    ])
    func `Going back cancels all pending requests of the screen at once and marks them cancelled`(action: String)
        async throws
    {
        let backend = Self.backend(action)
        let session = await TestSession(BeagleApp.init, backend: backend)
        try await session.tap("Go")
        await session.advance(by: .seconds(1))
        #expect(await session.requests().suffix(3).map(\.phase) == ["pending", "pending", "pending"])
        try await session.back()
        #expect(await session.requests().suffix(3).map(\.phase) == ["cancelled", "cancelled", "cancelled"])
        #expect(backend.cancelled == 3)
        await session.advance(by: .seconds(10))
        #expect(await session.shows("heard "))
    }

    @Test func `Dismissing a stack cancels the pending requests of its screens`() async throws {
        let backend = Self.backend(#"{"_beagleAction_":"beagle:pushStack","route":{"url":"/waiting"}}"#)
        backend.answer(
            "/waiting",
            with: .screen(
                Self.waiting.replacing(
                    "\"children\":[",
                    with: """
                        "children":[{"_beagleComponent_":"beagle:button","text":"Close","onPress":[
                         {"_beagleAction_":"beagle:popStack"}]},
                        """)))
        let session = await TestSession(BeagleApp.init, backend: backend)
        try await session.tap("Go")
        await session.advance(by: .seconds(1))
        try await session.tap("Close")
        await session.advance(by: .seconds(1))
        #expect(await session.requests().suffix(3).map(\.phase) == ["cancelled", "cancelled", "cancelled"])
    }

    @Test func `A fault applies to a prefetch, and the tap then gets the backend's response`() async throws {
        let backend = Self.backend(
            #"{"_beagleAction_":"beagle:pushView","route":{"url":"/waiting","shouldPrefetch":true}}"#)
        let rule = FaultRule(path: "/waiting", count: 1, fault: .status(500))
        let configuration = SessionConfiguration(faults: FaultScript(rules: [rule]))
        let session = await TestSession(BeagleApp.init, configuration: configuration, backend: backend)
        #expect(await session.requests().map(\.purpose) == ["screen", "prefetch"])
        #expect(await session.requests().map(\.phase) == ["done", "failed"])
        try await session.tap("Go")
        #expect(await session.requests()[2].purpose == "navigation")
        #expect(await session.shows("part"))
        #expect(backend.requests.filter { $0.url.path == "/waiting" }.count == 1)
    }

    @Test func `A failed lazy component has a pending retry that requests only its part`() async throws {
        let backend = Self.backend("")
        backend.answer("/home", with: .screen(Self.waiting))
        backend.answer("/part", with: .status(500), .screen(#"{"_beagleComponent_":"beagle:text","text":"there"}"#))
        let session = await TestSession(BeagleApp.init, backend: backend)
        #expect(await session.states().last?.state == "error")
        let retries = await session.snapshot()["retries"]
        #expect(retries?[0]?["kind"] == "lazyLoad" && retries?[0]?["subject"] == "GET /part")
        let before = backend.requests.count
        try await session.retry()
        #expect(backend.requests.dropFirst(before).map(\.url.path) == ["/part"])
        #expect(await session.shows("there"))
        #expect(await session.pendingRetries().isEmpty)
    }
}
