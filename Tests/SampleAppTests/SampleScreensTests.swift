import Foundation
import KennelTesting
import SessionRuntime
import Testing

@testable import SampleApp

extension TestBackend {
    /// The sample's answers, in process.
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
    @Test("The shop opens on its first screen and leads to a bicycle and back")
    func walk() async throws {
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

    @Test("Checking out happens in a stack of its own, and ends in the shop")
    func checkOut() async throws {
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

    @Test(
        "Every controller shows its error, and after two retries the screen",
        arguments: [
            (nil, "Error", "Retry"), ("CustomError", "That did not work", "Try again"),
            ("CustomLoading", "Error", "Retry"), ("Legacy", "Error", "Try again"),
            ("ErrorKinds", "No connection", "Try again"), ("ColouredBar", "Error", "Retry"),
        ])
    func failsTwice(controller: String?, title: String, button: String) async throws {
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

    @Test("Loading is shown while a slow screen is on its way, each controller's own")
    func loading() async throws {
        let own = await TestSession.open(
            AppDelegate.init, screen: "/failures/slow", controller: "CustomLoading", backend: .sample())
        await own.advance(by: .seconds(1))
        #expect(await own.shows("Pumping up the tyres…"))
        await own.advance(by: .seconds(3))
        #expect(await !own.shows("Pumping up the tyres…"))
        #expect(await own.shows("It took three seconds."))
    }

    @Test("Every screen that is listed ends in content or in an error that can be retried")
    func everyScreen() async throws {
        for screen in SampleBackend.screens {
            let session = await TestSession.open(AppDelegate.init, screen: screen.path, backend: .sample())
            await session.advance(by: .seconds(10))
            let states = await session.stateNames()
            #expect(states.last == "finished", "\(screen.path): \(states)")
            let hasError = states.contains("error")
            #expect(await session.pendingRetries().isEmpty != hasError, "\(screen.path)")
        }
    }

    @Test("Kinds of error are told apart")
    func kinds() async throws {
        let broken = await TestSession.open(
            AppDelegate.init, screen: "/failures/broken-json", controller: "ErrorKinds", backend: .sample())
        await broken.advance(by: .seconds(1))
        #expect(await broken.alerts() == ["We made a mistake: The shop sent a screen this app cannot read."])
        let nowhere = await TestSession.open(
            AppDelegate.init, screen: "http://[bad", controller: "ErrorKinds", backend: .sample())
        await nowhere.advance(by: .seconds(1))
        #expect(await nowhere.shows("This link leads nowhere."))
    }

    @Test("A fallback takes the place of what failed")
    func fallback() async throws {
        let session = await TestSession.open(AppDelegate.init, screen: "/failures/fallback", backend: .sample())
        try await session.tap("Open")
        await session.advance(by: .seconds(1))
        #expect(await session.shows("This screen came with the button."))
        #expect(await !session.stateNames().contains("error"))
    }
}
