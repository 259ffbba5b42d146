import JSON
import KennelTesting
import SessionSupport
import Testing
import UIKit
import Wire

@Suite("Notes on steps")
struct StepNoteTests {
    private func open() async -> TestSession { await TestSession(PlainApp.init) }

    private func write(_ text: String, on step: Int, in session: TestSession) async throws {
        try await session.send(.notes([StepAnnotation(step: step, text: text)]))
    }

    @Test func `An annotation adds a log line and a snapshot entry and changes nothing else`() async throws {
        let session = await open()
        let before = await session.snapshot()
        try await write("The screen is narrow", on: 1, in: session)
        let after = await session.snapshot()
        #expect(after["notes"] == [["step": 1, "text": "The screen is narrow"]])
        for member in ["tree", "navigation", "device", "states", "requests"] {
            #expect(after[member] == before[member])
        }
        let line = try #require(after["log"]?.array?.last)
        #expect(line["message"] == "writes a note on step 1")
        #expect(line["detail"]?["notes"] == after["notes"])
    }

    @Test func `A second annotation on a step replaces the first, and an empty one removes it`() async throws {
        let session = await open()
        try await write("First", on: 1, in: session)
        try await write("Second", on: 1, in: session)
        #expect(await session.snapshot()["notes"] == [["step": 1, "text": "Second"]])
        try await write("", on: 1, in: session)
        #expect(await session.snapshot()["notes"] == nil)
        #expect(await session.snapshot()["log"]?.array?.last?["message"] == "removes the note on step 1")
    }

    @Test func `An annotation that cannot be written is rejected with the reason`() async throws {
        let session = await open()
        await #expect(
            throws: TestFailure.rejected(
                .malformed(reason: "There is no step 2 to write a note on; the last is 1."))
        ) { try await write("Too early", on: 2, in: session) }
        await #expect(
            throws: TestFailure.rejected(
                .malformed(reason: "There is no note on step 1 to remove."))
        ) { try await write("", on: 1, in: session) }
        var notes = StepAnnotations()
        notes.apply((1...StepAnnotation.most).map { StepAnnotation(step: $0, text: "n") })
        #expect(notes.refusal(of: [StepAnnotation(step: 3, text: "Anew")], last: 500) == nil)
        #expect(
            notes.refusal(of: [StepAnnotation(step: 500, text: "One more")], last: 500)
                == .malformed(reason: "200 steps have notes, which is the maximum of a session."))
    }

    @Test func `An expectation is stored beside the note of its step, once, until it is removed`() async throws {
        let session = await open()
        let shows = StepExpectation(.shows, "Roda")
        try await write("Look here", on: 1, in: session)
        try await session.send(.notes([StepAnnotation(step: 1, .expectation(shows))]))
        #expect(await session.snapshot()["log"]?.array?.last?["message"] == "expects that step 1 shows “Roda”")
        try await session.send(
            .notes([
                StepAnnotation(step: 1, .expectation(shows)),
                StepAnnotation(step: 1, .expectation(StepExpectation(.hides, "Loading"))),
            ]))
        let notes: JSON = [
            ["step": 1, "text": "Look here"], ["step": 1, "shows": "Roda"], ["step": 1, "hides": "Loading"],
        ]
        #expect(await session.snapshot()["notes"] == notes)
        try await session.send(.notes([StepAnnotation(step: 1, .removedExpectation(shows))]))
        #expect(
            await session.snapshot()["notes"] == [["step": 1, "text": "Look here"], ["step": 1, "hides": "Loading"]])
        await #expect(
            throws: TestFailure.rejected(
                .malformed(reason: "Step 1 has no expectation that the screen shows “Roda”."))
        ) { try await session.send(.notes([StepAnnotation(step: 1, .removedExpectation(shows))])) }
        #expect(
            try await session.rebuilt(PlainApp.init).snapshot()["notes"] == [
                ["step": 1, "text": "Look here"], ["step": 1, "hides": "Loading"],
            ])
    }

    @Test func `A session has a maximum number of expectations`() {
        var notes = StepAnnotations()
        notes.apply((1...200).map { StepAnnotation(step: 1, .expectation(StepExpectation(.shows, "\($0)"))) })
        let another = StepAnnotation(step: 1, .expectation(StepExpectation(.hides, "1")))
        #expect(
            notes.refusal(of: [another], last: 1)
                == .malformed(reason: "The session has 200 expectations, which is the maximum of a session."))
        let known = StepAnnotation(step: 1, .expectation(StepExpectation(.shows, "7")))
        #expect(notes.refusal(of: [known], last: 1) == nil)
    }

    @Test func `A rebuilt session has its annotations and does not differ from the original`() async throws {
        let session = await open()
        try await session.change(DeviceChange(screen: .landscape))
        try await write("Turned", on: 2, in: session)
        let again = try await session.rebuilt(PlainApp.init).snapshot()
        #expect(again["notes"] == [["step": 2, "text": "Turned"]])
        #expect(again["restored"]?["differsFrom"] == nil)
    }
}

/// An app that shows one text.
private final class PlainApp: UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
