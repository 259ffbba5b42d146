import Foundation
import HeadlessUIKit
import JSON
import KennelTesting
import SessionSupport
import Testing
import Wire

@Suite("States and retries of a session")
struct SessionStateTests {
    private func open(
        _ answers: TestBackend.Answer..., screen: String? = "/screen", controller: String? = nil
    ) async -> TestSession {
        let backend = TestBackend()
        switch answers.count {
        case 1: backend.answer("/screen", with: answers[0])
        default: backend.answer("/screen", with: answers[0], answers[1])
        }
        backend.answer("/home", with: .screen(Documents.home))
        backend.answer("/details", with: .status(500), .screen(Documents.details))
        return await TestSession.open(BeagleApp.init, screen: screen, controller: controller, backend: backend)
    }

    @Test func `A requested screen replaces the app's root, which sends no request`() async throws {
        let session = await open(.screen(Documents.details), controller: "Quiet")
        #expect(await session.shows("More"))
        #expect(session.backend.requests.map(\.url.path) == ["/screen"])
        #expect(await session.stateNames() == ["started", "started", "started", "success", "finished"])
        #expect(await session.states().allSatisfy { $0.controller == "QuietController" && $0.screen == "/screen" })
        #expect(await session.snapshot()["navigation"]?["stacks"]?[0]?["controllerId"] == "Quiet")
    }

    @Test func `Without a requested screen, the app's own root is shown`() async throws {
        let session = await open(.status(404), screen: nil)
        #expect(await session.shows("Welcome"))
        #expect(await session.stacks() == [["/home"]])
        #expect(await session.snapshot()["navigation"]?["stacks"]?[0]?["screens"]?[0]?["title"] == "Home")
    }

    @Test func `A failure shows an error with a pending retry that runs after the error view fades`() async throws {
        let session = await open(.status(500), .screen(Documents.details))
        let error = try #require(await session.states().first { $0.state == "error" })
        #expect(error.errorKind == "remoteScreen")
        #expect(error.reason == "networkError")
        #expect(error.message?.hasPrefix("The server answered 500") == true)
        #expect(error.retry == "r1")
        #expect(error.attempt == 1)
        let pending = await session.snapshot()["retries"]
        #expect(pending?[0]?["subject"] == "GET /screen")
        #expect(pending?[0]?["kind"] == "remoteScreen")
        try await session.tap("Retry")
        await session.advance(by: .seconds(1))
        #expect(await session.shows("More"))
        #expect(await session.pendingRetries().isEmpty)
        #expect(await session.log().contains("retry r1 runs: GET /screen"))
    }

    @Test func `Each further failure raises the attempt count and leaves a new pending retry`() async throws {
        let session = await open(.status(500), .status(500))
        for attempt in 1...3 {
            #expect(await session.states().last { $0.state == "error" }?.attempt == attempt)
            try await session.tap("Retry")
            await session.advance(by: .seconds(1))
        }
        #expect(await session.pendingRetries() == [RetryID(rawValue: 4)])
    }

    @Test func `Cancelling an error removes its retry, which is then refused`() async throws {
        let session = await open(.status(500))
        let retry = try #require(await session.pendingRetries().first)
        try await session.tap("Cancel")
        await session.advance(by: .seconds(1))
        #expect(await session.pendingRetries().isEmpty)
        await #expect(throws: TestFailure.rejected(.deadRetry(retry))) { try await session.retry(retry) }
        await #expect(throws: TestFailure.nothingToRetry) { try await session.retry() }
    }

    @Test(arguments: [TestBackend.Answer.status(500), .screen(Documents.details)])
    func `Retry runs every listed retry, also after one was run from outside the screen`(second: TestBackend.Answer)
        async throws
    {
        let backend = TestBackend()
        let lazy = ["/a", "/b"].map {
            #"{"_beagleComponent_": "beagle:lazyComponent", "path": "\#($0)", "initialState": \#(Documents.details)}"#
        }
        let parts = lazy.joined(separator: ",")
        backend.answer(
            "/screen", with: .screen(#"{"_beagleComponent_": "beagle:container", "children": [\#(parts)]}"#))
        backend.answer("/a", with: .status(500), .screen(Documents.details))
        backend.answer("/b", with: .status(500), second, .screen(Documents.details))
        let session = await TestSession.open(BeagleApp.init, screen: "/screen", backend: backend)
        await session.advance(by: .seconds(1))
        let pending = await session.pendingRetries()
        #expect(pending.count == 2)
        try await session.retry(pending.last)
        await session.advance(by: .seconds(1))
        let listed = await session.pendingRetries()
        let requested = backend.requests.count
        try await session.tap("Retry")
        await session.advance(by: .seconds(1))
        #expect(listed.count == (backend.requests.count - requested))
        #expect(await session.pendingRetries().isEmpty)
    }

    @Test func `Cancel removes all 3 retries of its error view and logs the number`() async throws {
        let lazy = ["/a", "/b", "/c"].map {
            #"{"_beagleComponent_": "beagle:lazyComponent", "path": "\#($0)", "initialState": \#(Documents.details)}"#
        }
        let parts = lazy.joined(separator: ",")
        let session = await open(.screen(#"{"_beagleComponent_": "beagle:container", "children": [\#(parts)]}"#))
        #expect(await session.pendingRetries().count == 3)
        try await session.tap("Cancel")
        await session.advance(by: .seconds(1))
        #expect(await session.pendingRetries().isEmpty)
        #expect(await session.log().contains("Cancel dropped 3 retries"))
        #expect(await !session.log().contains { $0.hasPrefix("The screen is empty") })
    }

    @Test func `Cancelling a failed navigation leaves no pending retry and shows the previous screen`() async throws {
        let session = await open(.status(404), screen: nil)
        try await session.tap("Details")
        await session.advance(by: .seconds(1))
        #expect(await session.pendingRetries().count == 1)
        try await session.tap("Cancel")
        await session.advance(by: .seconds(1))
        #expect(await session.pendingRetries().isEmpty)
        #expect(await session.shows("Welcome"))
    }

    @Test(arguments: [nil, "Quiet"])
    func `An empty screen without a retry is logged once, with or without an error view`(controller: String?)
        async throws
    {
        let session = await open(.status(500), controller: controller)
        if controller == nil {
            #expect(await !session.log().contains { $0.hasPrefix("The screen is empty") })
            try await session.tap("Cancel")
            await session.advance(by: .seconds(1))
        }
        let notes = await session.log().filter { $0.hasPrefix("The screen is empty") }
        #expect(notes == ["The screen is empty, and nothing is left to retry: GET /screen was given up."])
    }

    @Test func `A pending retry can be run from outside the screen once, and a second run is rejected`() async throws {
        let session = await open(.failure(.noConnection), .screen(Documents.details), controller: "Quiet")
        // No retry is stored for a controller that ignores errors.
        #expect(await session.pendingRetries().isEmpty)
        let visible = await open(.failure(.noConnection), .screen(Documents.details))
        let retry = try #require(await visible.pendingRetries().first)
        try await visible.retry(retry)
        #expect(await visible.shows("More"))
        await #expect(throws: TestFailure.rejected(.spentRetry(retry))) { try await visible.retry(retry) }
    }

    @Test func `A patch lists a retry when it appears and an empty list when it is gone`() async throws {
        let session = await open(.after(.seconds(1), .status(500)), .screen(Documents.details))
        await session.advance(by: .seconds(1))
        #expect(try session.lastPatch(with: "retries")["retries"]?[0]?["id"] == "r1")
        try await session.tap("Retry")
        await session.advance(by: .seconds(1))
        #expect(try session.lastPatch(with: "retries")["retries"] == [])
    }

    @Test func `The error of an undecodable document has its line, column and path`() async throws {
        let session = await open(.screen("{\"_beagleComponent_\": \"beagle:container\",\n \"children\": 7}"))
        let error = try #require(
            await session.snapshot()["states"]?.array?.first { $0["state"] == "error" }?["error"])
        #expect(error["reason"] == "decoding")
        #expect(error["line"] == 2)
        #expect(error["column"] != nil)
        #expect(error["path"] == "children")
        #expect(await session.snapshot()["retries"]?[0]?["subject"] == "GET /screen")
    }

    @Test func `The error of an undecodable screen given as text has its line`() async throws {
        let configuration = SessionConfiguration(screenJSON: "{\n\"_beagleComponent_\": 7")
        let session = await TestSession(BeagleApp.init, configuration: configuration)
        let entry = try #require(await session.snapshot()["states"]?.array?.first { $0["state"] == "error" })
        #expect(entry["error"]?["kind"] == "declarativeText")
        #expect(entry["error"]?["line"] == 2)
    }

    @Test func `A failed navigation shows its error on the starting screen, and its retry navigates`() async throws {
        let session = await open(.status(404), screen: nil)
        try await session.tap("Details")
        let states = await session.states().suffix(3)
        #expect(states.map(\.state) == ["started", "finished", "error"])
        #expect(states.allSatisfy { $0.screen == "/home" })
        #expect(await session.snapshot()["retries"]?[0]?["subject"] == "GET /details")
        try await session.tap("Retry")
        await session.advance(by: .seconds(1))
        #expect(await session.shows("More"))
        #expect(await session.stacks() == [["/home", "/details"]])
        #expect(await session.requests().map(\.purpose) == ["screen", "navigation", "navigation"])
    }

    @Test func `A fallback screen is shown without an error state and is recorded in the log`() async throws {
        let session = await open(.status(404), screen: nil)
        try await session.tap("Fallback")
        await session.advance(by: .seconds(1))
        #expect(await session.shows("Instead"))
        #expect(await session.stateNames().contains("error") == false)
        #expect(await session.log().contains { $0.hasPrefix("A fallback screen was used for /none") })
    }

    @Test func `An unknown controller is replaced by the default one, and the log says so`() async throws {
        let session = await open(.screen(Documents.details), controller: "Nobody")
        #expect(await session.shows("More"))
        #expect(await session.log().contains("There is no controller \"Nobody\"; the default one was used."))
    }

    @Test func `A fault rule fails the screen's own request, and a retry then succeeds`() async throws {
        let backend = TestBackend()
        backend.answer("/screen", with: .screen(Documents.details))
        let session = await TestSession.open(
            BeagleApp.init, screen: "/screen",
            faults: FaultScript(rules: [FaultRule(path: "/screen", count: 1, fault: .status(503))]), backend: backend)
        #expect(
            await session.states().last { $0.state == "error" }?.message?.hasPrefix("The server answered 503") == true)
        try await session.tap("Retry")
        await session.advance(by: .seconds(1))
        #expect(await session.shows("More"))
    }

    @Test func `An image is fetched for the page and stored under the name that viewers may use`() async throws {
        let backend = TestBackend()
        backend.answer("/screen", with: .screen(Documents.picture))
        let bytes = Data([1, 2, 3])
        backend.answer(
            "/logo.png", with: .response(TransportResponse(headers: ["content-type": "image/png"], body: bytes)))
        let session = await TestSession.open(BeagleApp.init, screen: "/screen", backend: backend)
        let source = await session.outline()
        #expect(source.contains("image"))
        #expect(await session.requests().map(\.purpose) == ["screen", "image"])
        let image = await withCheckedContinuation { continuation in
            session.session.synchronize { continuation.resume(returning: try? await $0.image(RequestID(rawValue: 2))) }
        }
        #expect(image?.type == "image/png")
        #expect(image?.data == bytes)
        let snapshot = String(decoding: (await session.snapshot()).encoded(), as: UTF8.self)
        #expect(snapshot.contains("\"images/q2\""))
    }

    @Test func `An app without a root view controller says so on the screen and in the log`() async throws {
        final class Empty: UIApplicationDelegate {}
        let session = await TestSession(Empty.init)
        #expect(await session.texts().contains { $0.hasPrefix("The app has no root view controller") })
        #expect(await session.log().contains { $0.hasPrefix("The app has no root view controller") })
    }
}

extension TestSession {
    /// Returns the last patch that has a member.
    fileprivate func lastPatch(with member: String) throws -> JSON {
        let patches = try emitted.filter { $0.name == .patch }.map { try JSON(parsing: $0.data) }
        return try #require(patches.last { $0[member] != nil })
    }
}
