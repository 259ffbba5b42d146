import Foundation
import KennelTesting
import Testing
import Wire

@testable import SampleApp

extension TestBackend {
    /// Returns an in-process backend with the sample's responses.
    static func sample() -> TestBackend {
        let backend = TestBackend()
        for (path, answers) in SampleBackend.answers {
            backend.answer(path, with: answers.map { $0.scripted })
        }
        return backend
    }
}

extension SampleAnswer {
    fileprivate var scripted: TestBackend.Answer {
        let answer: TestBackend.Answer
        switch ending {
        case .complete:
            answer = .response(
                TransportResponse(
                    status: status, headers: Dictionary(uniqueKeysWithValues: headers.map { ($0[0], $0[1]) }),
                    body: Data(body)))
        case .hangUp: answer = .failure(.noConnection)
        case .silence: answer = .failure(.timeout)
        case .endless: answer = .failure(.tooLarge)
        }
        return delay > .zero ? .after(delay, answer) : answer
    }
}

@Suite("The sample app")
struct SampleScreensTests {
    @Test func `The ride list loads more rides when scrolled to its end, up to 60, and keeps its stars`() async throws {
        let session = await TestSession.open(AppDelegate.init, screen: "/rides", backend: .sample())
        #expect(await session.shows("20 rides"))
        #expect(await session.shows("You are on it now"))
        try await session.tap("☆")
        #expect(await session.texts().count { $0 == "★" } == 4)
        for count in [40, 60] {
            try await session.scrollToEnd(of: "rides-list")
            await session.advance(by: .seconds(1))
            #expect(await session.shows("\(count) rides"))
        }
        try await session.scrollToEnd(of: "rides-list")
        await session.advance(by: .seconds(1))
        #expect(await session.shows("60 rides, and that is all of them"))
        #expect(await session.texts().count { $0 == "★" } == 11)
        try await session.scrollToEnd(of: "rides-list")
        await session.advance(by: .seconds(1))
        #expect(await session.requests().count == 4)
    }

    @Test func `The shop opens on its first screen and navigates to a bicycle, the basket and back`() async throws {
        let session = await TestSession(AppDelegate.init, backend: .sample())
        #expect(await session.shows("Roda"))
        try await session.tap("See all bicycles")
        await session.advance(by: .seconds(1))
        #expect(await session.stacks() == [["/home", "/bikes"]])
        try await session.tap("Mula")
        await session.advance(by: .seconds(1))
        #expect(await session.shows("R$ 42 a day"))
        try await session.tap("Put in the basket")
        await session.advance(by: .seconds(1))
        #expect(await session.alerts() == ["Hire the Mula?: It is yours until 22:00 for R$ 42."])
        try await session.tap("Put in")
        await session.advance(by: .seconds(1))
        #expect(await session.stacks() == [["/home", "/bikes", "/bikes/mula", "/basket"]])
        try await session.back()
        await session.advance(by: .seconds(1))
        try await session.tap("Back to the start")
        await session.advance(by: .seconds(1))
        #expect(await session.stacks() == [["/home"]])
    }

    @Test func `Checking out opens a stack of its own and ends on the shop's first screen`() async throws {
        let session = await TestSession.open(AppDelegate.init, screen: "/basket", backend: .sample())
        try await session.tap("Check out")
        await session.advance(by: .seconds(1))
        #expect(await session.stacks() == [["/basket"], ["/checkout"]])
        try await session.tap("Hire both")
        await session.advance(by: .seconds(1))
        try await session.tap("Hire")
        await session.advance(by: .seconds(1))
        try await session.tap("Back to the shop")
        await session.advance(by: .seconds(1))
        #expect(await session.stacks() == [["/home"]])
    }

    @Test(arguments: [
        (nil, "Error", "Retry"), ("CustomError", "That did not work", "Try again"),
        ("CustomLoading", "Error", "Retry"), ("Legacy", "Error", "Try again"),
        ("ErrorKinds", "No connection", "Try again"), ("ColouredBar", "Error", "Retry"),
    ])
    func `Every navigation controller shows its error twice and, after two retries, the screen`(
        controller: String?, title: String, button: String
    ) async throws {
        let session = await TestSession.open(
            AppDelegate.init, screen: "/fails-twice", controller: controller, backend: .sample())
        for _ in 1...2 {
            await session.advance(by: .seconds(1))
            #expect(await session.shows(title))
            #expect(await session.pendingRetries().count == 1)
            try await session.tap(button)
        }
        await session.advance(by: .seconds(1))
        #expect(await session.shows("Here it is."))
        #expect(await !session.shows(title))
        #expect(await session.pendingRetries().isEmpty)
    }

    @Test func `A custom navigation controller shows its own loading view while a slow screen loads`() async throws {
        let own = await TestSession.open(
            AppDelegate.init, screen: "/failures/slow", controller: "CustomLoading", backend: .sample())
        await own.advance(by: .seconds(1))
        #expect(await own.shows("Pumping up the tyres…"))
        await own.advance(by: .seconds(3))
        #expect(await !own.shows("Pumping up the tyres…"))
        #expect(await own.shows("It took three seconds."))
    }

    @Test func `Every listed screen ends with content or with an error that can be retried`() async throws {
        for screen in SampleBackend.screens {
            let session = await TestSession.open(AppDelegate.init, screen: screen.path, backend: .sample())
            await session.advance(by: .seconds(10))
            let states = await session.stateNames()
            #expect(states.last == "finished", "\(screen.path): \(states)")
            let hasError = states.contains("error")
            #expect(await session.pendingRetries().isEmpty != hasError, "\(screen.path)")
        }
    }

    @Test func `The ErrorKinds controller shows a different message for each kind of error`() async throws {
        let broken = await TestSession.open(
            AppDelegate.init, screen: "/failures/broken-json", controller: "ErrorKinds", backend: .sample())
        await broken.advance(by: .seconds(1))
        #expect(await broken.alerts() == ["We made a mistake: The shop sent a screen this app cannot read."])
        let nowhere = await TestSession.open(
            AppDelegate.init, screen: "http://[bad", controller: "ErrorKinds", backend: .sample())
        await nowhere.advance(by: .seconds(1))
        #expect(await nowhere.shows("This link leads nowhere."))
    }

    @Test func `A fallback screen is shown when the remote screen fails, without an error`() async throws {
        let session = await TestSession.open(AppDelegate.init, screen: "/failures/fallback", backend: .sample())
        try await session.tap("Open")
        await session.advance(by: .seconds(1))
        #expect(await session.shows("This screen came with the button."))
        #expect(await !session.stateNames().contains("error"))
    }
}

@Suite("What the sample app adds to Beagle")
struct SampleExtensionTests {
    private func open(_ screen: String) async -> TestSession {
        await TestSession.open(AppDelegate.init, screen: screen, backend: .sample())
    }

    @Test func `The shop's custom component, operation and theme appear on a bicycle's screen`() async throws {
        let session = await open("/bikes/garca")
        #expect(await session.shows("★★★★☆"))
        #expect(await session.shows("R$ 18 a day"))
        let tree = try #require(await session.snapshot()["tree"]).description
        #expect(tree.contains("shop-primary"))
        #expect(tree.contains("border-radius\":\"12px"))
    }

    @Test func `The shop's action fills the basket and shows its confirmation for two seconds`() async throws {
        let session = await open("/bikes/garca")
        try await session.tap("Put in the basket")
        try await session.tap("Put in")
        #expect(await session.shows("Garça is in the basket"))
        await session.advance(by: .seconds(3))
        #expect(await !session.shows("Garça is in the basket"))
    }

    @Test func `The shop's network client signs requests, and its URL builder accepts short addresses`() async throws {
        let session = await open("shop:bikes/garca")
        #expect(await session.shows("★★★★☆"))
        let details = await withCheckedContinuation { continuation in
            session.session.synchronize { view in
                continuation.resume(returning: try? await view.requestDetails(RequestID(rawValue: 1)))
            }
        }
        #expect(String(decoding: try #require(details), as: UTF8.self).contains(#""Shop-App":"Roda""#))
    }

    @Test func `The shop's deep links open native screens with a backend component and with logger lines`() async throws
    {
        let session = await open("/receipt")
        try await session.tap("Unlock the Garça")
        await session.advance(by: .seconds(1))
        #expect(await session.shows("Locked"))
        #expect(await session.shows("Before you ride"))
        let about = await open("/about")
        try await about.tap("Diary")
        await about.advance(by: .seconds(1))
        #expect(await about.texts().contains { $0.hasPrefix("Network: ") })
    }

    @Test func `The shop's own pictures appear in the view tree`() async throws {
        let session = await open("/home")
        let tree = try #require(await session.snapshot()["tree"]).description
        #expect(tree.contains("pictures/pin"))
    }
}
