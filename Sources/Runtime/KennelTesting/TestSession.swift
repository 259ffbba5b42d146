public import HeadlessUIKit
public import JSON
import Locks
public import Sessions
public import Wire
import World

/// An app under test, without a browser, a network or a real clock: a test taps, advances the clock and reads the
/// screen.
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
/// Every call returns once the session is idle: everything that an input causes immediately has happened. Timers wait
/// for `advance(by:)`.
public final class TestSession: Sendable {
    /// The session under test.
    public let session: Session
    /// The clock that `advance(by:)` advances.
    public let clock: TestClock
    /// The backend of the session.
    public let backend: TestBackend
    /// The recorded inputs.
    public let journal: InMemoryJournal

    private let events: EventCollector
    private let worlds: ReplaceableWorlds

    /// Opens a session and waits until it is idle.
    ///
    /// - Parameters:
    ///   - app: Creates the app's delegate, as for `Kennel.run`.
    ///   - configuration: The configuration of the session. Without a base URL the backend is `http://bff.test`.
    ///   - backend: Answers the app's requests, on the session's clock.
    ///   - limits: The resource limits of the session.
    ///   - secrets: The policy that decides which values are secrets. The app receives placeholders in their place.
    public convenience init(
        _ app: @escaping @Sendable () -> any UIApplicationDelegate,
        configuration: SessionConfiguration = SessionConfiguration(), backend: TestBackend = TestBackend(),
        limits: SessionLimits = .standard, secrets: SecretPolicy = .standard
    ) async {
        await self.init(
            in: LocalWorlds(app), configuration: configuration, backend: backend, limits: limits, secrets: secrets)
    }

    /// Opens a session whose app runs in one of `worlds`, possibly in another process, and waits until it is idle.
    /// `keep` can wrap the journal in another one.
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
            SessionIdentity(id: SessionID("test"), watch: SessionID("watch-test"), configuration: configuration),
            services: SessionServices(
                worlds: worlds, journal: keep(journal), transport: backend, clock: clock, sink: events, limits: limits,
                secrets: secrets))
        session.open()
        await settle()
    }

    /// Rebuilds a session from the recorded inputs of another.
    private init(
        past: SessionPast, of other: TestSession, pause: Downtime?, in worlds: any Worlds
    ) async {
        clock = other.clock
        backend = other.backend
        journal = other.journal
        events = EventCollector()
        let worlds = ReplaceableWorlds(worlds)
        self.worlds = worlds
        session = Session(
            SessionIdentity(
                id: other.session.id, watch: other.session.viewerID, configuration: past.configuration),
            services: SessionServices(
                worlds: worlds, journal: journal, transport: backend, clock: clock, sink: events),
            epoch: 2)
        session.restore(from: past) { _ in pause }
        await settle()
    }

    /// Returns the session as another process rebuilds it from the recorded inputs, with the same app or a changed one.
    /// Requests that were in flight fail as interrupted. This session must not be used afterwards.
    ///
    /// - Parameters:
    ///   - app: Creates the app's delegate.
    ///   - pause: The downtime to record; nil records none.
    public func rebuilt(
        _ app: @escaping @Sendable () -> any UIApplicationDelegate, after pause: Downtime? = nil
    ) async throws -> TestSession {
        try await rebuilt(in: LocalWorlds(app), after: pause)
    }

    /// Returns the session as `rebuilt` does, with an app that runs in one of `worlds`.
    package func rebuilt(in worlds: any Worlds, after pause: Downtime? = nil) async throws -> TestSession {
        await withCheckedContinuation { continuation in session.suspend { continuation.resume() } }
        return await TestSession(past: try SessionPast(journal.entries), of: self, pause: pause, in: worlds)
    }

    /// Reloads the app in one of `worlds`, as after a new build. Pending requests are kept, and connected pages stay
    /// connected.
    package func reload(in next: any Worlds) async -> ReloadResult {
        worlds.replace(with: next)
        let renewal = await withCheckedContinuation { continuation in
            session.reload { continuation.resume(returning: $0) }
        }
        await settle()
        return renewal
    }

    /// Opens a session on a remote screen in a navigation controller of the app.
    public static func open(
        _ app: @escaping @Sendable () -> any UIApplicationDelegate, screen: String? = nil, controller: String? = nil,
        device: Device = Device(), faults: FaultScript = FaultScript(), backend: TestBackend = TestBackend()
    ) async -> TestSession {
        let configuration = SessionConfiguration(
            screen: screen, controller: controller, device: device, faults: faults)
        return await TestSession(app, configuration: configuration, backend: backend)
    }

    /// Opens a session on a screen given as Beagle JSON, without a request for it.
    public static func open(
        _ app: @escaping @Sendable () -> any UIApplicationDelegate, json: String, controller: String? = nil,
        device: Device = Device(), backend: TestBackend = TestBackend()
    ) async -> TestSession {
        let configuration = SessionConfiguration(screenJSON: json, controller: controller, device: device)
        return await TestSession(app, configuration: configuration, backend: backend)
    }

    // MARK: - Input

    /// Taps the view with this text: a button title, a switch, a label, or an accessible name inside a tappable view.
    public func tap(_ text: String) async throws(TestFailure) {
        let screen = ScreenReader(await snapshot())
        var lastRejection: InputRejection?
        for view in screen.tappable(reading: text).reversed() {
            do {
                return try await send(.tap(view))
            } catch .rejected(let rejection) {
                lastRejection = rejection  // A view behind this one may have the same text and accept the tap.
            }
        }
        if let lastRejection { throw .rejected(lastRejection) }
        throw .notFound(text, onScreen: screen.texts)
    }

    /// Replaces the text of the field with this placeholder or accessible name.
    public func type(_ text: String, into field: String) async throws(TestFailure) {
        try await send(to: .field(field)) { .text($0, text, sequence: nil) }
    }

    /// Focuses the field with this placeholder or accessible name.
    public func enter(_ field: String) async throws(TestFailure) {
        try await send(to: .field(field)) { .focus($0) }
    }

    /// Removes the focus from the field with this placeholder or accessible name.
    public func leave(_ field: String) async throws(TestFailure) {
        try await send(to: .field(field)) { .blur($0) }
    }

    /// Presses the return key in the field with this placeholder or accessible name.
    public func pressReturn(in field: String) async throws(TestFailure) {
        try await send(to: .field(field)) { .returnKey($0) }
    }

    /// Scrolls to the end of the list with this id. The list needs an `onScrollEnd` that has not run yet.
    public func scrollToEnd(of id: String) async throws(TestFailure) {
        let screen = ScreenReader(await snapshot())
        guard let (view, round) = screen.waitingList(id) else { throw .notFound(id, onScreen: screen.texts) }
        try await send(.scrollEnd(view, round: round, offset: 0, visible: 1, length: 1))
    }

    /// Moves the slider with this accessible name to a position and releases it. 0 is the minimum, 1 the maximum.
    public func slide(_ name: String, to part: Double) async throws(TestFailure) {
        try await send(to: .slider(name)) { .slide($0, to: part, isHeld: false) }
    }

    /// Scrolls the frontmost page view to a page, counted from 0.
    public func turnPage(to index: Int) async throws(TestFailure) {
        try await send(to: .front("pages", .pages)) { .page($0, index: index) }
    }

    /// Selects a tab of the frontmost tab bar, counted from 0.
    public func selectTab(at index: Int) async throws(TestFailure) {
        try await send(to: .front("tabs", .tabs, .tabbar)) { .tab($0, index: index) }
    }

    /// Pulls the frontmost scroll view with a refresh control to refresh it.
    public func pullToRefresh() async throws(TestFailure) {
        try await send(to: .front("something to pull", .refresh)) { .pull($0) }
    }

    /// Swipes the row with this text to show its actions. A full swipe runs the first action.
    public func drawAside(
        _ text: String, to side: RowDrag.Side = .trailing, isWhole: Bool = false
    ) async throws(TestFailure) {
        try await send(to: .row(text)) { .row($0, .open(side, isWhole: isWhole)) }
    }

    /// Closes the swipe actions of the row with this text.
    public func drawBack(_ text: String) async throws(TestFailure) {
        try await send(to: .row(text)) { .row($0, .back) }
    }

    /// Moves the row with this text down by a number of places, or up if negative, while its table is in editing mode.
    public func moveRow(_ text: String, by places: Int) async throws(TestFailure) {
        try await send(to: .row(text)) { .row($0, .move(places: places)) }
    }

    private func send(to target: InputTarget, _ input: (ViewID) -> SessionInput) async throws(TestFailure) {
        let screen = ScreenReader(await snapshot())
        guard let view = target.find(screen) else { throw .notFound(target.description, onScreen: screen.texts) }
        try await send(input(view))
    }

    /// Taps the back button of the navigation bar.
    public func back() async throws(TestFailure) {
        try await send(.back)
    }

    /// Swipes back from the screen edge, if the app's gesture recognizer permits it.
    public func swipeBack() async throws(TestFailure) {
        try await send(.swipe(.back))
    }

    /// Drags the topmost sheet down. A sheet with `isModalInPresentation` stays, and its delegate is notified.
    public func dragSheetDown() async throws(TestFailure) {
        try await send(.swipe(.down))
    }

    /// Runs a pending retry from outside the screen. Without an id it runs the oldest.
    public func retry(_ id: RetryID? = nil) async throws(TestFailure) {
        let oldest = ScreenReader(await snapshot()).pendingRetries.first
        guard let id = id ?? oldest else { throw .nothingToRetry }
        try await send(.retry(id))
    }

    /// Releases, drops or fails the oldest request that a `.hold` rule has paused, before it is sent or before its
    /// response arrives.
    ///
    /// For a paused response:
    ///
    /// ```swift
    /// try await session.decide(.release(.init(status: 503)))
    /// ```
    public func decide(_ decision: HeldDecision) async throws(TestFailure) {
        guard let request = ScreenReader(await snapshot()).heldRequests.first else { throw .nothingHeld }
        try await send(.held(request, decision))
    }

    /// Rotates the device or changes its settings. Omitted settings stay as they are.
    ///
    /// ```swift
    /// try await session.change(.init(screen: .landscape, textSize: .accessibility3))
    /// ```
    public func change(_ device: DeviceChange) async throws(TestFailure) {
        try await send(.device(device))
    }

    /// Delivers an event of the system to the app: a memory warning, a URL, or a notification of a push service.
    ///
    /// ```swift
    /// try await session.deliver(.notification(payload: #"{"aps":{"alert":"Your bike is ready"}}"#))
    /// ```
    public func deliver(_ event: SystemEvent) async throws(TestFailure) {
        try await send(.system(event))
    }

    /// Replaces the session's fault script.
    public func setFaults(_ script: FaultScript) async throws(TestFailure) {
        try await send(.faults(script))
    }

    /// Sends an input and waits until the session is idle.
    public func send(_ input: SessionInput, key: String? = nil) async throws(TestFailure) {
        let result = await withCheckedContinuation { continuation in
            session.submit(input, key: key) { continuation.resume(returning: $0) }
        }
        await settle()
        if case .failure(let rejection) = result { throw .rejected(rejection) }
    }

    /// Advances the clock. Every timer that becomes due fires at its own time.
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

    // MARK: - Output

    /// Returns the visible texts on the screen, from back to front and top to bottom.
    public func texts() async -> [String] {
        ScreenReader(await snapshot()).texts
    }

    /// Returns whether exactly this text is on the screen.
    public func shows(_ text: String) async -> Bool {
        await texts().contains(text)
    }

    /// Returns the text of the field with this placeholder or accessible name, or nil if there is no such field.
    public func value(of field: String) async -> String? {
        ScreenReader(await snapshot()).value(ofField: field)
    }

    /// Returns whether the button, switch or field with this text is enabled, or nil if there is none.
    public func isEnabled(_ text: String) async -> Bool? {
        ScreenReader(await snapshot()).isEnabled(reading: text)
    }

    /// Returns all state changes so far, oldest first.
    public func states() async -> [RecordedState] {
        ScreenReader(await snapshot()).states
    }

    /// Returns the names of all states so far: `started`, `finished`, `success`, `error`.
    public func stateNames() async -> [String] {
        await states().map(\.state)
    }

    /// Returns all requests so far, oldest first.
    public func requests() async -> [RecordedRequest] {
        ScreenReader(await snapshot()).requests
    }

    /// Returns all log messages so far, oldest first.
    public func log() async -> [String] {
        ScreenReader(await snapshot()).log
    }

    /// Returns the open alerts, as "title: message".
    public func alerts() async -> [String] {
        ScreenReader(await snapshot()).alerts
    }

    /// Returns the screens of every navigation stack, beginning with the root's stack. A screen is named by its URL,
    /// id, or class.
    public func stacks() async -> [[String]] {
        ScreenReader(await snapshot()).stacks
    }

    /// Returns the pending retries, oldest first.
    public func pendingRetries() async -> [RetryID] {
        ScreenReader(await snapshot()).pendingRetries
    }

    /// Returns the views on the screen as indented lines, for debugging a failed test.
    public func outline() async -> String {
        ScreenReader(await snapshot()).outline
    }

    /// Returns the snapshot that a newly connected page receives.
    public func snapshot() async -> JSON {
        let bytes = await withCheckedContinuation { continuation in
            session.synchronize { view in continuation.resume(returning: (try? await view.snapshot()) ?? []) }
        }
        return (try? JSON(parsing: bytes)) ?? .null
    }

    /// All events emitted so far.
    public var emitted: [SessionEvent] { events.events }

    // MARK: - Idle

    /// Waits until no input is being processed. Does not wait for timers or for a backend that never answers.
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

/// Collects the events of a session.
final class EventCollector: SessionEventSink {
    private let collected = Locked<[SessionEvent]>([])

    var events: [SessionEvent] { collected.withLock { $0 } }

    func receive(_ events: [SessionEvent]) {
        collected.withLock { $0 += events }
    }
}
