import HeadlessUIKit
import JSON
import KennelTesting
import SessionSupport
import Testing
import Wire

@Suite("What a person does in a session")
struct SessionInputTests {
    private func open() async -> TestSession {
        await TestSession(WorkshopApp.init)
    }

    @Test func `A tap runs the button's action and is sent as one patch`() async throws {
        let session = await open()
        let before = session.emitted.count
        try await session.tap("Add")
        #expect(await session.shows("Count 1"))
        let new = session.emitted.dropFirst(before)
        #expect(new.map(\.name) == [.log, .patch])
        let patch = try JSON(parsing: new.last?.data ?? [])
        #expect(patch["input"] == 2)
        #expect(patch["ops"]?.array?.count == 1)
        #expect(patch["ops"]?[0]?["props"]?["text"] == "Count 1")
        #expect(patch["navigation"] == nil && patch["retries"] == nil && patch["faults"] == nil)
    }

    @Test func `Typed text reaches the field and its listeners`() async throws {
        let session = await open()
        try await session.type("Ada", into: "Name")
        #expect(await session.texts().filter { $0 == "Ada" }.count == 2)
    }

    @Test func `A text field accepts focus and blur`() async throws {
        let session = await open()
        let field = try #require(await session.view(kind: "textfield"))
        try await session.send(.focus(field))
        try await session.send(.blur(field))
    }

    @Test func `A push adds a screen to the stack, and back removes it`() async throws {
        let session = await open()
        #expect(await session.stacks() == [["WorkshopController"]])
        await #expect(throws: TestFailure.rejected(.nowhereBack)) { try await session.back() }
        try await session.tap("Push")
        await session.advance(by: .seconds(1))
        #expect(await session.stacks() == [["WorkshopController", "WorkshopController"]])
        try await session.back()
        await session.advance(by: .seconds(1))
        #expect(await session.stacks() == [["WorkshopController"]])
    }

    @Test func `A pushed screen can be swiped back, and swiping is refused where it is impossible`() async throws {
        let session = await open()
        await #expect(throws: TestFailure.rejected(.nothingToSwipe(.back))) { try await session.swipeBack() }
        await #expect(throws: TestFailure.rejected(.nothingToSwipe(.down))) { try await session.dragSheetDown() }
        try await session.tap("Push")
        await session.advance(by: .seconds(1))
        try await session.swipeBack()
        #expect(await session.stacks() == [["WorkshopController"]])
    }

    @Test func `An alert covers the views below it, and only its own buttons can be pressed`() async throws {
        let session = await open()
        try await session.tap("Alert")
        await session.advance(by: .seconds(1))
        #expect(await session.alerts() == ["Sure?: Nothing can be undone."])
        let error = await #expect(throws: TestFailure.self) { try await session.tap("Add") }
        guard case .rejected(.unreachable(_, .covered)) = error else {
            Issue.record("covered expected, got \(String(describing: error))")
            return
        }
        let alert = try #require(await session.view(kind: "alert"))
        await #expect(throws: TestFailure.rejected(.unsupported(alert, input: "alert"))) {
            try await session.send(.alert(alert, button: 2))
        }
        try await session.tap("Go on")
        await session.advance(by: .seconds(1))
        #expect(await session.alerts().isEmpty)
        #expect(await session.shows("Count 1"))
    }

    @Test func `Main queue blocks run within the input, and timers are separate inputs`() async throws {
        let session = await open()
        try await session.tap("Add soon")
        #expect(await session.shows("Count 1"))
        #expect(session.journal.entries.count == 2)
        try await session.tap("Add later")
        await session.advance(by: .milliseconds(1_999))
        #expect(await session.shows("Count 1"))
        await session.advance(by: .milliseconds(1))
        #expect(await session.shows("Count 2"))
        let timer = try #require(session.journal.entries.last)
        #expect(timer.input == .timer(TimerID(rawValue: 1)))
        #expect(timer.time == .seconds(2))
    }

    @Test func `An endless loop of main queue blocks is undone and logged, and the session can restart`() async throws {
        let session = await open()
        try await session.tap("Loop")
        #expect(await session.log().contains { $0.contains("was not empty after") })
        try await session.tap("Retry")
        await session.advance(by: .seconds(1))
        try await session.tap("Add")
        #expect(await session.shows("Count 1"))
    }

    @Test func `An endless loop of due timers does not block other inputs`() async throws {
        let session = await open()
        let tick = try #require(await session.view(reading: "Tick"))
        session.session.submit(.tap(tick))
        let result = await withCheckedContinuation { continuation in
            session.session.submit(.faults(FaultScript())) { continuation.resume(returning: $0) }
        }
        #expect((try? result.get()) != nil)
        session.session.end(reason: "enough")
        await session.settle()
    }

    @Test func `An input that its view cannot take is refused with the reason and changes nothing`() async throws {
        let session = await open()
        let off = try #require(await session.view(reading: "Off"))
        let label = try #require(await session.view(reading: "Count 0"))
        let expected: [(SessionInput, InputRejection)] = [
            (.tap(ViewID(rawValue: 9_999)), .staleView(ViewID(rawValue: 9_999))),
            (.tap(off), .unreachable(off, .disabled)),
            (.tap(label), .unsupported(label, input: "tap")),
            (.text(label, "x", sequence: nil), .unsupported(label, input: "text")),
            (.scroll(label, x: 0, y: 0), .unsupported(label, input: "scroll")),
            (.pull(label), .unsupported(label, input: "pull")),
            (
                .gesture(label, Gesture(.pan, .began, at: TouchPlace(x: 1, y: 1))),
                .unsupported(label, input: "gesture")
            ),
            (.slide(label, to: 0.5, isHeld: false), .unsupported(label, input: "slide")),
            (.page(label, index: 0), .unsupported(label, input: "page")),
            (.tab(label, index: 0), .unsupported(label, input: "tab")),
            (.alert(label, button: 0), .unsupported(label, input: "alert")),
            (.retry(RetryID(rawValue: 1)), .unknownRetry(RetryID(rawValue: 1))),
            (.opened(SessionConfiguration()), .malformed(reason: "The session is already open.")),
            (.timer(TimerID(rawValue: 7)), .malformed(reason: "There is no timer t7.")),
        ]
        for (input, rejection) in expected {
            await #expect(throws: TestFailure.rejected(rejection)) { try await session.send(input) }
        }
        #expect(session.journal.entries.count == 1)
        #expect(session.emitted.allSatisfy { $0.name != .patch })
    }

    @Test func `Reports on a removed view are accepted but not recorded`() async throws {
        let session = await open()
        let gone = ViewID(rawValue: 9_999)
        for report in [SessionInput.scroll(gone, x: 0, y: 9), .focus(gone), .blur(gone)] {
            let number = await withCheckedContinuation { continuation in
                session.session.submit(report) { continuation.resume(returning: $0) }
            }
            #expect(try number.get() == 1)
        }
        #expect(session.journal.entries.count == 1)
        #expect(session.emitted.allSatisfy { $0.name != .patch })
    }

    @Test func `A tap on a hidden view is refused as hidden`() async throws {
        let session = await open()
        let gone = try #require(await session.view(reading: "Gone"))
        await #expect(throws: TestFailure.rejected(.unreachable(gone, .hidden))) { try await session.send(.tap(gone)) }
    }

    @Test func `A tap on a popped view is refused as stale`() async throws {
        let session = await open()
        try await session.tap("Push")
        let pushed = try #require(await session.view(reading: "Add"))
        try await session.back()
        await session.advance(by: .seconds(1))
        await #expect(throws: TestFailure.rejected(.staleView(pushed))) { try await session.send(.tap(pushed)) }
    }
}
