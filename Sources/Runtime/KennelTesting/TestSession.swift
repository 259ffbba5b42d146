public import HeadlessUIKit
public import JSON
import Locks
public import Sessions
public import Wire
import World

/// An app of yours, running without a browser, a network or a clock: a test taps, turns the time, and reads the screen.
///
/// ```swift
/// let backend = TestBackend()
/// backend.answer("/home", with: .status(500), .screen(home))
/// let session = await TestSession.open(AppDelegate.init, screen: "/home", controller: "Custom", backend: backend)
/// #expect(await session.stateNames() == ["started", "started", "started", "error", "finished"])
/// try await session.tap("Retry")
/// await session.advance(by: .seconds(1))
/// #expect(await session.texts().contains("Welcome"))
/// ```
/// Every call returns when the session has come to rest: all that an input causes at once has happened, and timers wait
/// for `advance(by:)`.
public final class TestSession: Sendable {
    /// The session itself.
    public let session: Session
    /// The clock that `advance(by:)` turns.
    public let clock: TestClock
    /// The backend that the session asks.
    public let backend: TestBackend
    /// The inputs as they were recorded.
    public let journal: InMemoryJournal

    private let events: EventCollector
    private let worlds: ReplaceableWorlds

    /// Opens a session and waits for it to come to rest.
    ///
    /// - Parameters:
    ///   - app: Makes the app's delegate, as `Kennel.run` takes it.
    ///   - configuration: What the session is opened with; without a base URL the backend is `http://bff.test`.
    ///   - backend: Answers the app's requests, on the session's clock.
    ///   - limits: How much of everything the session may use.
    ///   - secrets: What the app gets to see placeholders for.
    public convenience init(
        _ app: @escaping @Sendable () -> any UIApplicationDelegate,
        configuration: SessionConfiguration = SessionConfiguration(), backend: TestBackend = TestBackend(),
        limits: SessionLimits = .standard, secrets: SecretPolicy = .standard
    ) async {
        await self.init(
            in: LocalWorlds(app), configuration: configuration, backend: backend, limits: limits, secrets: secrets)
    }

    /// Opens a session whose app runs somewhere else, and waits for it to come to rest.
    /// `keep` puts a journal before the one that remembers.
    package init(
        in worlds: any Worlds, configuration: SessionConfiguration = SessionConfiguration(),
        backend: TestBackend = TestBackend(), limits: SessionLimits = .standard, secrets: SecretPolicy = .standard,
        keep: (InMemoryJournal) -> any Journal = { $0 }
    ) async {
        clock = TestClock()
        self.backend = backend
        journal = InMemoryJournal()
        events = EventCollector()
        let worlds = ReplaceableWorlds(worlds)
        self.worlds = worlds
        backend.follow(clock)
        var configuration = configuration
        configuration.bff = configuration.bff ?? Self.defaultBackend
        session = Session(
            id: SessionID("test"), watch: SessionID("watch-test"), configuration: configuration,
            worlds: worlds, journal: keep(journal), transport: backend, clock: clock, sink: events, limits: limits,
            secrets: secrets)
        session.open()
        await settle()
    }

    /// Rebuilds a session from what another recorded.
    private init(
        past: SessionPast, of other: TestSession, pause: Pause?, in worlds: any Worlds
    ) async {
        clock = other.clock
        backend = other.backend
        journal = other.journal
        events = EventCollector()
        let worlds = ReplaceableWorlds(worlds)
        self.worlds = worlds
        session = Session(
            id: other.session.id, watch: other.session.watch, configuration: past.configuration,
            worlds: worlds, journal: journal, transport: backend, clock: clock, sink: events, epoch: 2)
        session.restore(from: past) { _ in pause }
        await settle()
    }

    /// The session as it is after its process ended and another rebuilt it from the recorded inputs, with the same app
    /// or a changed one. Requests that were on their way fail as interrupted. This session must not be used any more.
    /// `pause` is the time in between, if it is to be recorded.
    public func rebuilt(
        _ app: @escaping @Sendable () -> any UIApplicationDelegate, after pause: Pause? = nil
    ) async throws -> TestSession {
        try await rebuilt(in: LocalWorlds(app), after: pause)
    }

    /// As `rebuilt`, where the app runs somewhere else.
    package func rebuilt(in worlds: any Worlds, after pause: Pause? = nil) async throws -> TestSession {
        await withCheckedContinuation { continuation in session.suspend { continuation.resume() } }
        return await TestSession(past: try SessionPast(journal.entries), of: self, pause: pause, in: worlds)
    }

    /// Has the session go on where apps run from now on, as after a new build: readers stay, and what is under way
    /// outside.
    package func renew(in next: any Worlds) async -> Renewal {
        worlds.replace(with: next)
        let renewal = await withCheckedContinuation { continuation in
            session.renew { continuation.resume(returning: $0) }
        }
        await settle()
        return renewal
    }

    /// Opens a session on a remote screen, shown by a navigation controller of the app.
    public static func open(
        _ app: @escaping @Sendable () -> any UIApplicationDelegate, screen: String? = nil, controller: String? = nil,
        device: Device = Device(), faults: FaultScript = FaultScript(), backend: TestBackend = TestBackend()
    ) async -> TestSession {
        let configuration = SessionConfiguration(
            screen: screen, controller: controller, device: device, faults: faults)
        return await TestSession(app, configuration: configuration, backend: backend)
    }

    /// Opens a session on a screen given as Beagle JSON, which no backend is asked for.
    public static func open(
        _ app: @escaping @Sendable () -> any UIApplicationDelegate, json: String, controller: String? = nil,
        device: Device = Device(), backend: TestBackend = TestBackend()
    ) async -> TestSession {
        let configuration = SessionConfiguration(screenJSON: json, controller: controller, device: device)
        return await TestSession(app, configuration: configuration, backend: backend)
    }

    // MARK: - Acting

    /// Taps what reads `text`: a button's title, a switch, a label, or an accessible name inside something that can be
    /// tapped.
    public func tap(_ text: String) async throws(TestFailure) {
        let screen = ScreenReading(await snapshot())
        var lastRejection: InputRejection?
        for view in screen.tappable(reading: text).reversed() {
            do {
                return try await send(.tap(view))
            } catch .rejected(let rejection) {
                lastRejection = rejection  // something else that reads the same may lie in front
            }
        }
        if let lastRejection { throw .rejected(lastRejection) }
        throw .notFound(text, onScreen: screen.texts)
    }

    /// Replaces the text of the field with this placeholder or accessible name.
    public func type(_ text: String, into field: String) async throws(TestFailure) {
        try await send(.text(try await self.field(field), text, sequence: nil))
    }

    /// Puts the caret in the field with this placeholder or accessible name.
    public func enter(_ field: String) async throws(TestFailure) {
        try await send(.focus(try await self.field(field)))
    }

    /// Takes the caret out of the field with this placeholder or accessible name.
    public func leave(_ field: String) async throws(TestFailure) {
        try await send(.blur(try await self.field(field)))
    }

    /// Shows a person the end of the list with this id, if it has an `onScrollEnd` that waits for that.
    public func scrollToEnd(of id: String) async throws(TestFailure) {
        let screen = ScreenReading(await snapshot())
        guard let (view, round) = screen.waitingList(id) else { throw .notFound(id, onScreen: screen.texts) }
        try await send(.scrollEnd(view, round: round, offset: 0, visible: 1, length: 1))
    }

    /// Moves the slider with this accessible name, and lets go of it: 0 is its least value, 1 its greatest.
    public func slide(_ name: String, to part: Double) async throws(TestFailure) {
        let screen = ScreenReading(await snapshot())
        guard let view = screen.sliders(named: name).last else { throw .notFound(name, onScreen: screen.texts) }
        try await send(.slide(view, to: part, isHeld: false))
    }

    /// Turns the pages in front to one of them, counted from 0.
    public func turnPage(to index: Int) async throws(TestFailure) {
        let screen = ScreenReading(await snapshot())
        guard let view = screen.frontView(ofKind: "pages") else { throw .notFound("pages", onScreen: screen.texts) }
        try await send(.page(view, index: index))
    }

    /// Pulls what is in front down to refresh it.
    public func pullToRefresh() async throws(TestFailure) {
        let screen = ScreenReading(await snapshot())
        guard let view = screen.frontView(ofKind: "refresh") else {
            throw .notFound("something to pull", onScreen: screen.texts)
        }
        try await send(.pull(view))
    }

    /// Draws the row that reads `text` aside, so that its actions are seen; all the way does the first of them.
    public func drawAside(
        _ text: String, to side: RowDrag.Side = .trailing, isWhole: Bool = false
    ) async throws(TestFailure) {
        try await send(.row(try await row(text), .open(side, isWhole: isWhole)))
    }

    /// Draws the row that reads `text` back over its actions.
    public func drawBack(_ text: String) async throws(TestFailure) {
        try await send(.row(try await row(text), .back))
    }

    /// Moves the row that reads `text` so many places down, or up, while its table is edited.
    public func moveRow(_ text: String, by places: Int) async throws(TestFailure) {
        try await send(.row(try await row(text), .move(places: places)))
    }

    private func row(_ text: String) async throws(TestFailure) -> ViewID {
        let screen = ScreenReading(await snapshot())
        guard let view = screen.row(reading: text) else { throw .notFound(text, onScreen: screen.texts) }
        return view
    }

    /// Presses return in the field with this placeholder or accessible name.
    public func pressReturn(in field: String) async throws(TestFailure) {
        try await send(.returnKey(try await self.field(field)))
    }

    private func field(_ name: String) async throws(TestFailure) -> ViewID {
        let screen = ScreenReading(await snapshot())
        guard let view = screen.fields(named: name).last else { throw .notFound(name, onScreen: screen.texts) }
        return view
    }

    /// Taps the navigation bar's back button.
    public func back() async throws(TestFailure) {
        try await send(.back)
    }

    /// Swipes back from the edge of the screen, as far as its gesture recogniser allows that.
    public func swipeBack() async throws(TestFailure) {
        try await send(.swipe(.back))
    }

    /// Drags the sheet on top down; one that is modal in presentation stays, and its delegate hears of the attempt.
    public func dragSheetDown() async throws(TestFailure) {
        try await send(.swipe(.down))
    }

    /// Runs a pending retry from outside the screen; without an id the oldest.
    public func retry(_ id: RetryID? = nil) async throws(TestFailure) {
        let oldest = ScreenReading(await snapshot()).pendingRetries.first
        guard let id = id ?? oldest else { throw .nothingToRetry }
        try await send(.retry(id))
    }

    /// Turns the device, or chooses something else in its settings; what is left out stays.
    ///
    /// ```swift
    /// try await session.change(.init(screen: .landscape, textSize: .accessibility3))
    /// ```
    public func change(_ device: DeviceChange) async throws(TestFailure) {
        try await send(.device(device))
    }

    /// Replaces the session's fault script.
    public func setFaults(_ script: FaultScript) async throws(TestFailure) {
        try await send(.faults(script))
    }

    /// Posts any input and waits until all that it causes at once has happened.
    public func send(_ input: SessionInput, key: String? = nil) async throws(TestFailure) {
        let result = await withCheckedContinuation { continuation in
            session.submit(input, key: key) { continuation.resume(returning: $0) }
        }
        await settle()
        if case .failure(let rejection) = result { throw .rejected(rejection) }
    }

    /// Turns the clock; every timer that comes due on the way fires at its own time.
    public func advance(by duration: Duration) async {
        let end = clock.now + duration
        while let next = clock.nextAlarm, next <= end {
            clock.turn(to: next)
            await settle()
        }
        clock.turn(to: end)
        await settle()
    }

    /// Ends the session.
    public func end(reason: String = "the test is over") async {
        session.end(reason: reason)
        await settle()
    }

    // MARK: - Reading

    /// The texts on the screen, from back to front and top to bottom, hidden ones left out.
    public func texts() async -> [String] {
        ScreenReading(await snapshot()).texts
    }

    /// Whether exactly this text is on the screen.
    public func shows(_ text: String) async -> Bool {
        await texts().contains(text)
    }

    /// What stands in the field with this placeholder or accessible name; nil where there is no such field.
    public func value(of field: String) async -> String? {
        ScreenReading(await snapshot()).value(ofField: field)
    }

    /// Whether the button, switch or field that reads like this can be used; nil where there is none.
    public func isEnabled(_ text: String) async -> Bool? {
        ScreenReading(await snapshot()).isEnabled(reading: text)
    }

    /// Every state so far, oldest first.
    public func states() async -> [RecordedState] {
        ScreenReading(await snapshot()).states
    }

    /// The names of every state so far: `started`, `finished`, `success`, `error`.
    public func stateNames() async -> [String] {
        await states().map(\.state)
    }

    /// Every request so far, oldest first.
    public func requests() async -> [RecordedRequest] {
        ScreenReading(await snapshot()).requests
    }

    /// Every line of the log so far, oldest first.
    public func log() async -> [String] {
        ScreenReading(await snapshot()).log
    }

    /// The alerts that are open, as "title: message".
    public func alerts() async -> [String] {
        ScreenReading(await snapshot()).alerts
    }

    /// The screens of every stack, the root's first: URL, id, or class name.
    public func stacks() async -> [[String]] {
        ScreenReading(await snapshot()).stacks
    }

    /// The retries that could still be run, oldest first.
    public func pendingRetries() async -> [RetryID] {
        ScreenReading(await snapshot()).pendingRetries
    }

    /// The views on the screen as indented lines, for a look when a test fails.
    public func outline() async -> String {
        ScreenReading(await snapshot()).outline
    }

    /// Everything that a page would be told that connects now.
    public func snapshot() async -> JSON {
        let bytes = await withCheckedContinuation { continuation in
            session.synchronize { view in continuation.resume(returning: (try? await view.snapshot()) ?? []) }
        }
        return (try? JSON(parsing: bytes)) ?? .null
    }

    /// Every event so far, as streamed.
    public var emitted: [SessionEvent] { events.events }

    // MARK: - Coming to rest

    /// Waits until no input is on its way. What waits for the clock or for a backend that never answers stays waiting.
    public func settle() async {
        var last = -1
        while true {
            let now = await withCheckedContinuation { continuation in
                session.synchronize { view in continuation.resume(returning: view.input) }
            }
            if now == last { return }
            last = now
        }
    }

    private static let defaultBackend = URL(string: "http://bff.test")
}

/// Keeps what a session emits.
final class EventCollector: SessionEventSink {
    private let collected = Locked<[SessionEvent]>([])

    var events: [SessionEvent] { collected.withLock { $0 } }

    func receive(_ events: [SessionEvent]) {
        collected.withLock { $0 += events }
    }
}
