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
                .malformed(reason: "There is no note on step 1 that could be removed."))
        ) { try await write("", on: 1, in: session) }
        var notes = StepAnnotations()
        notes.apply((1...StepAnnotation.most).map { StepAnnotation(step: $0, text: "n") })
        #expect(notes.refusal(of: [StepAnnotation(step: 3, text: "Anew")], last: 500) == nil)
        #expect(
            notes.refusal(of: [StepAnnotation(step: 500, text: "One more")], last: 500)
                == .malformed(reason: "200 steps have notes, which is the maximum of a session."))
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

/// Shows one text.
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
