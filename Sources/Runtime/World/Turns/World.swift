import Beagle
import Foundation
package import HeadlessUIKit
package import Wire

/// The deterministic core of a session: an app, and everything it knows of its environment.
///
/// A world uses no clock, network or randomness. The same inputs at the same times give the same events, byte for byte.
/// A replay applies them to a new world and ignores the effects.
package final class World {
    /// The running application.
    package let application: UIApplication

    let configuration: SessionConfiguration
    let host: SessionHost
    let network: SessionNetworkClient
    let observer: StateObserver
    let eventLog: EventLog
    let projection = ProjectionWriter()
    /// The work done in the current turn.
    let work: TurnWork

    private let documents: ParsedDocuments?
    private let app: @Sendable () -> any UIApplicationDelegate
    private var delegate: (any UIApplicationDelegate)?
    /// The navigation report as last published.
    var navigation = NavigationReport(of: []).bytes
    /// The windows as last published.
    var shownWindows: [ViewNumber] = []
    /// An upper bound of the size of all views, in bytes.
    var screenBytes = 0
    /// The device.
    private(set) var device: Device
    /// The downtimes of the session, oldest first.
    private(set) var pauses: [PastDowntime] = []
    /// The annotations of the session's steps.
    private(set) var notes = StepAnnotations()
    /// The crash after which the session has not been resumed.
    private(set) var crash: (input: SessionInput, account: CrashDescription)?
    /// The latest JSON text of the root screen; nil if the root screen was not created from a text.
    private(set) var typed: TypedScreen?

    /// Creates a new world.
    ///
    /// - Parameters:
    ///   - app: Creates the app delegate; called at each launch of the app.
    ///   - documents: A cache shared with other worlds; nil parses every document again.
    ///   - reading: Performs a blocking request in the middle of a turn and waits for its response; nil means that its
    ///     delay has passed.
    package init(
        _ setup: WorldSetup, app: @escaping @Sendable () -> any UIApplicationDelegate,
        documents: ParsedDocuments? = nil, reading: @escaping (BlockingRequest) -> TransportOutcome?
    ) {
        let limits = setup.limits
        configuration = setup.configuration
        device = setup.configuration.device
        self.app = app
        self.documents = documents
        work = TurnWork(limits.work)
        eventLog = EventLog(keeping: limits.entries, work: work)
        host = SessionHost(chronicle: eventLog, work: work)
        network = SessionNetworkClient(
            chronicle: eventLog, host: host, work: work, timeout: setup.configuration.requestTimeout, limits: limits,
            outside: reading)
        observer = StateObserver(chronicle: eventLog, network: network)
        application = UIApplication(host: host, work: work)
        furnish()
    }

    /// Sets up the application's environment.
    private func furnish() {
        host.exceptions = device.exceptions
        application.begin(with: SimulatedDevice(device))
        application.values[NetworkClientKey.self] = network
        application.values[URLLoadingKey.self] = SessionURLLoader(network)
        application.values[WebPageAskingKey.self] = WebPageClient(network)
        application.values[BeagleObserverKey.self] = observer
        application.values[DocumentReaderKey.self] = documents
        application.values[BaseURLKey.self] = configuration.bff
        application.values[StrictnessKey.self] = configuration.decoding.map(DecodingStrictness.init)
        application.values[OpeningTimeKey.self] = pauses.reduce(configuration.opened) {
            $0 + $1.away.wholeMilliseconds
        }
        application.images.address = "pictures/"
    }

    // MARK: - Inputs

    /// Applies an input, unless it would be rejected. The first one opens the app.
    package func apply(_ offer: TimedInput) -> ApplyResult {
        if !offer.isJudged, offer.number > 1, let rejection = rejection(of: offer.input) { return .rejected(rejection) }
        return .taken(makeTurn(of: offer.input, number: offer.number, at: offer.time))
    }

    /// Applies an input, with everything that it causes immediately.
    package func makeTurn(of input: SessionInput, number: Int, at time: Duration) -> Turn {
        eventLog.begin(number, at: time)
        work.begin()
        let faults = network.faults
        application.run {
            application.settleArrivals()
            logInput(input)
            perform(input)
            application.environment.collectTaskWork()
            host.runHops()
            application.environment.tellObservers { host.runHops() }
            network.awaitWhatClientsMake()
            followPresence()
            if work.excess == nil {
                noteDeadEnd()
                publishChanges(of: input)
            }
            if let excess = work.excess {
                network.restore(faults)
                if case .opened(let configuration) = input { begin(configuration) }
                takeBack(excess)
                tellAnew(of: input)
            }
        }
        return endTurn()
    }

    /// Skips a recorded input that is not possible any more because the app has changed since, and logs the reason.
    package func passOver(_ input: SessionInput, number: Int, at time: Duration, because rejection: InputRejection)
        -> Turn
    {
        eventLog.begin(number, at: time)
        work.begin()
        application.run {
            eventLog.log(.note, level: .warning, message: "This input could not be made again: \(rejection)")
            publishChanges(of: input)
        }
        return endTurn()
    }

    private func endTurn() -> Turn {
        network.turnEnded()
        work.end()
        let events = eventLog.takeEvents()
        let orders = network.takeOrders()
        for order in orders { if let sent = order.sent { eventLog.sum(sent.bytes) } }
        return Turn(events: events, orders: orders, standing: checkpoint)
    }

    private func perform(_ input: SessionInput) {
        switch input {
        case .opened(let configuration): open(configuration)
        case .response(let id, let response): network.finish(id, with: .response(response))
        case .failure(let id, let failure): network.finish(id, with: .failure(failure))
        case .read(let id, let outcome): network.finishReading(id, with: outcome)
        case .timer(let id):
            eventLog.chain = host.timers.chain(of: id, at: eventLog.time)
            host.timers.remove(id)?()
        case .faults(let script): network.install(script)
        case .held(let id, let decision): network.decide(about: id, decision)
        case .resumed(let pause): resume(after: pause)
        case .crashed(let crash): stop(at: crash)
        case .notes(let notes): self.notes.apply(notes)
        case .control: break  // The input only needs its log line.
        case .document(let document): show(document)
        case .device(let change): changeDevice(to: change.applied(to: device))
        case .system(let event): deliver(event)
        case .retry(let id): runRetry(id)
        case .back: _ = application.back()
        case .swipe(let swipe): application.swipe(swipe)
        case .tap, .gesture, .text, .focus, .blur, .returnKey, .scroll, .scrollEnd, .slide, .page, .tab, .pull, .alert,
            .row:
            touch(input)
        }
    }

    /// Applies a change of the device or its settings.
    private func changeDevice(to device: Device) {
        self.device = device
        eventLog.changed(.device)
        host.exceptions = device.exceptions
        application.change(to: SimulatedDevice(device))
        application.move(to: AppPresence(device.app))
    }

    /// Delivers an event of the system to the app.
    private func deliver(_ event: SystemEvent) {
        switch event {
        case .memoryWarning: application.receiveMemoryWarning()
        case .openURL(let url): application.receive(url)
        case .notification(let payload):
            guard let object = try? JSONSerialization.jsonObject(with: Data(payload.utf8)) else { return }
            application.receive(remoteNotification: object as? [String: Any] ?? [:])
        }
    }

    /// Updates the device's setting when the app moves to the foreground by itself, for example because a
    /// notification was pressed.
    private func followPresence() {
        let app = Device.AppState(application.presence)
        guard isLaunched, app != device.app else { return }
        device.app = app
        eventLog.changed(.device)
    }

    private func open(_ configuration: SessionConfiguration) {
        begin(configuration)
        typed = configuration.screenJSON.map { TypedScreen(ScreenDocument(text: $0)) }
        let delegate = app()
        self.delegate = delegate
        Launch(application: application, eventLog: eventLog).run(delegate, with: configuration)
    }

    /// Installs the initial faults. An app that crashed at its launch is launched again later. Then the current faults
    /// stay, because the user may have changed them after the crash.
    private func begin(_ configuration: SessionConfiguration) {
        if eventLog.timestamp.input == 1 { network.install(configuration.faults) }
    }

    /// Resumes after a downtime: the session's clock did not advance, but the wall-clock time did.
    private func resume(after pause: Downtime) {
        pauses.append(PastDowntime(endedBy: eventLog.timestamp, away: pause.away))
        application.values[OpeningTimeKey.self] += pause.away.wholeMilliseconds
        guard pause.cause.endsCrash, let crash else { return }
        self.crash = nil
        eventLog.changed(.crash)
        if pause.cause == .passedOver { drop(crash.input) }
    }

    /// Records a crash that happened in another world. This world has the state before the fatal input.
    private func stop(at crash: FatalInput) {
        if let configuration = crash.input.opening { begin(configuration) }
        self.crash = (crash.input, crashDescription(of: crash))
        eventLog.changed(.crash)
    }

    /// Discards the fatal input when the session is resumed without it. The input will not come again.
    private func drop(_ input: SessionInput) {
        switch input {
        case .timer(let id):
            network.letGo(of: id)
            host.timers.cancel(id)
        // The fatal input was the interruption of the request, which is not repeated. Therefore the request ends here.
        case .failure(let id, let failure) where failure.kind == .interrupted: network.cancel(id)
        default: break  // The session interrupts the remaining requests.
        }
    }

    /// Whether the app was launched; it may have crashed at its launch.
    var isLaunched: Bool { delegate != nil }

    private func show(_ document: ScreenDocument) {
        let typed = TypedScreen(document)
        self.typed = typed
        switch (typed.decodingError(in: application), document.broken) {
        case (.some(let error), .keep):
            eventLog.log(.note, level: .info, message: "The document cannot be read, so the screen stays. \(error)")
        case (nil, _), (_, .show):
            Launch(application: application, eventLog: eventLog).replaceRoot(
                withText: document.text, controller: configuration.controller)
        }
    }

    /// Discards the app in the middle of the current turn, and launches it again under a screen that shows the reason.
    ///
    /// The screen's Retry button shows the initial screen again, or the latest typed document.
    private func takeBack(_ excess: TurnWork.Excess) {
        let sentence = excess.sentence
        startOver()
        eventLog.log(.error, level: .error, message: sentence)
        launch(under: sentence)
        guard work.isOver else { return }
        // The launch itself exceeds the limits, so only this screen is shown.
        startOver()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = StoppedScreen(sentence) { [weak self] in
            self?.startOver()
            self?.launch(under: nil)
        }
        window.makeKeyAndVisible()
        host.runHops()
    }

    private func startOver() {
        host.stop()
        application.clear()
        network.giveUp()
        observer.retries.dropped = []
        host.stop()
        furnish()
        work.begin()
    }

    private func launch(under sentence: String?) {
        let delegate = app()
        self.delegate = delegate
        let launch = Launch(application: application, eventLog: eventLog)
        launch.run(
            delegate, with: configuration,
            under: sentence.map { sentence in
                { [weak self] root in StoppedScreen(sentence) { self?.uncover(root) } }
            })
        host.runHops()
    }

    private func uncover(_ root: UIViewController) {
        if let typed {
            Launch(application: application, eventLog: eventLog).replaceRoot(
                withText: typed.document.text, controller: configuration.controller)
        } else {
            application.keyWindow?.rootViewController = root
        }
    }

    private func runRetry(_ id: RetryID) {
        switch observer.retries.fate(of: id) {
        case .pending(let ticket): ticket.run(by: .outside)
        case .spent, .gone, .unknown: break
        }
    }

    // MARK: - State

    /// The checkpoint between two inputs.
    package var checkpoint: Checkpoint {
        Checkpoint(sequence: eventLog.sequence, digest: eventLog.digest.value, timer: host.timers.next)
    }

    var requestsUnderWay: [RequestUnderWay] { network.underWay }

    func isWaiting(for id: RequestID) -> Bool {
        network.awaitsOutcome(id)
    }
}
