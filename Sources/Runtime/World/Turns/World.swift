import Beagle
import Foundation
package import HeadlessUIKit
package import Wire

/// The deterministic inside of a session: an app, and all it knows of the world.
///
/// It reaches no clock, network or chance. The same inputs at the same times give the same events, byte for byte, so a
/// replay feeds them to a fresh world and ignores the effects.
package final class World {
    /// The running application.
    package let application: UIApplication

    let configuration: SessionConfiguration
    let host: SessionHost
    let network: SessionNetworkClient
    let observer: StateObserver
    let chronicle: Chronicle
    let projection = ProjectionWriter()
    /// What the turn at hand has done.
    let work: TurnWork

    private let documents: ParsedDocuments?
    private let app: @Sendable () -> any UIApplicationDelegate
    private var delegate: (any UIApplicationDelegate)?
    /// Which controllers are where, as readers have it.
    var navigation = NavigationReport(of: []).bytes
    /// The windows, as readers have them.
    var shownWindows: [ViewNumber] = []
    /// At least as many bytes as all views take.
    var screenBytes = 0
    /// What a person holds.
    private(set) var device: Device
    /// The times in which the session did not run, oldest first.
    private(set) var pauses: [PastPause] = []
    /// What people wrote on its steps.
    private(set) var notes = StepNotes()
    /// The crash that the session has not gone on from.
    private(set) var crash: (input: SessionInput, account: CrashAccount)?
    /// What the root screen was made of last, where that was a text.
    private(set) var typed: TypedScreen?

    /// Makes a world in which nothing has happened yet.
    ///
    /// - Parameters:
    ///   - app: Makes the app's delegate; called once when the app is launched, and again where it is launched anew.
    ///   - documents: Shared with other worlds; nil reads every document anew.
    ///   - reading: Asks for what code reads in the middle of a turn, and waits for the answer; nil says that its delay
    ///     is over.
    package init(
        _ setup: WorldSetup, app: @escaping @Sendable () -> any UIApplicationDelegate,
        documents: ParsedDocuments? = nil, reading: @escaping (Reading) -> TransportOutcome?
    ) {
        let limits = setup.limits
        configuration = setup.configuration
        device = setup.configuration.device
        self.app = app
        self.documents = documents
        work = TurnWork(limits.work)
        chronicle = Chronicle(keeping: limits.entries, work: work)
        host = SessionHost(chronicle: chronicle, work: work)
        network = SessionNetworkClient(
            chronicle: chronicle, host: host, work: work, timeout: setup.configuration.requestTimeout, limits: limits,
            outside: reading)
        observer = StateObserver(chronicle: chronicle, network: network)
        application = UIApplication(host: host, work: work)
        furnish()
    }

    /// Gives the application what it finds in every session.
    private func furnish() {
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

    /// Applies one input, with all that it causes at once.
    package func take(_ input: SessionInput, number: Int, at time: Duration) -> Turn {
        chronicle.begin(number, at: time)
        work.begin()
        let faults = network.faults
        application.run {
            application.settleArrivals()
            note(input)
            apply(input)
            application.collectTaskWork()
            host.runHops()
            application.tellObservers { host.runHops() }
            network.awaitWhatClientsMake()
            if work.excess == nil {
                noteDeadEnd()
                tell(of: input)
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

    /// Takes the place of an input that cannot be made any more, because the app has changed since it was recorded.
    package func passOver(_ input: SessionInput, number: Int, at time: Duration, because rejection: InputRejection)
        -> Turn
    {
        chronicle.begin(number, at: time)
        work.begin()
        application.run {
            chronicle.line(.note, .warning, "This input could not be made again: \(rejection)")
            tell(of: input)
        }
        return endTurn()
    }

    private func endTurn() -> Turn {
        network.turnEnded()
        work.end()
        let events = chronicle.takeEvents()
        let orders = network.takeOrders()
        for order in orders { if let sent = order.sent { chronicle.sum(sent.bytes) } }
        return Turn(events: events, orders: orders, standing: standing)
    }

    private func apply(_ input: SessionInput) {
        switch input {
        case .opened(let configuration): open(configuration)
        case .response(let id, let response): network.finish(id, .response(response))
        case .failure(let id, let failure): network.finish(id, .failure(failure))
        case .read(let id, let outcome): network.finishReading(id, outcome)
        case .timer(let id):
            chronicle.chain = host.timers.chain(of: id, at: chronicle.time)
            host.timers.take(id)?()
        case .faults(let script): network.install(script)
        case .held(let id, let decision): network.decide(about: id, decision)
        case .resumed(let pause): resume(after: pause)
        case .crashed(let crash): stop(at: crash)
        case .notes(let notes): self.notes.take(notes)
        case .control: break  // its line in the log is all
        case .document(let document): show(document)
        case .device(let change): hold(change.applied(to: device))
        case .retry(let id): runRetry(id)
        case .back: _ = application.back()
        case .swipe(let swipe): application.swipe(swipe)
        case .tap, .gesture, .text, .focus, .blur, .returnKey, .scroll, .scrollEnd, .slide, .page, .tab, .pull, .alert,
            .row:
            touch(input)
        }
    }

    /// A person turned the device, or chose something else in its settings.
    private func hold(_ device: Device) {
        self.device = device
        chronicle.changed(.device)
        application.change(to: SimulatedDevice(device))
    }

    private func open(_ configuration: SessionConfiguration) {
        begin(configuration)
        typed = configuration.screenJSON.map { TypedScreen(ScreenDocument(text: $0)) }
        let delegate = app()
        self.delegate = delegate
        Launch(application: application, chronicle: chronicle).run(delegate, configuration)
    }

    /// What goes wrong on purpose from the start. An app that crashed as it was launched is launched anew under what
    /// was chosen since.
    private func begin(_ configuration: SessionConfiguration) {
        if chronicle.moment.input == 1 { network.install(configuration.faults) }
    }

    /// The session's clock stood still; what asks for the time of day is told that of now.
    private func resume(after pause: Pause) {
        pauses.append(PastPause(endedBy: chronicle.moment, away: pause.away))
        application.values[OpeningTimeKey.self] += pause.away.wholeMilliseconds
        guard pause.cause.endsCrash, let crash else { return }
        self.crash = nil
        chronicle.changed(.crash)
        if pause.cause == .passedOver { drop(crash.input) }
    }

    /// The app is as it was before the input that another world did not survive.
    private func stop(at crash: FatalInput) {
        if let configuration = crash.input.opening { begin(configuration) }
        self.crash = (crash.input, account(of: crash))
        chronicle.changed(.crash)
    }

    /// An input that crashed the app will not come again.
    private func drop(_ input: SessionInput) {
        switch input {
        case .timer(let id):
            network.letGo(of: id)
            host.timers.cancel(id)
        // Its interruption was the second attempt to end it.
        case .failure(let id, let failure) where failure.kind == .interrupted: network.cancel(id)
        default: break  // what is left of a request is for its session to interrupt
        }
    }

    /// Whether the app is there: it may have crashed as it was launched.
    var isLaunched: Bool { delegate != nil }

    private func show(_ document: ScreenDocument) {
        let typed = TypedScreen(document)
        self.typed = typed
        switch (typed.trouble(in: application), document.broken) {
        case (.some(let error), .keep):
            chronicle.line(.note, .info, "The document cannot be read, so the screen stays. \(error)")
        case (nil, _), (_, .show):
            Launch(application: application, chronicle: chronicle).replaceRoot(
                withText: document.text, controller: configuration.controller)
        }
    }

    /// Lets go of the app as the turn at hand left it, half done, and launches it anew under a screen that says why.
    ///
    /// The screen's Retry shows what the session was opened with, or the document that was typed last.
    private func takeBack(_ excess: TurnWork.Excess) {
        let sentence = excess.sentence
        startOver()
        chronicle.line(.error, .error, sentence)
        launch(under: sentence)
        guard work.isOver else { return }
        // Then it is the launch that asks for too much, and the screen is all there is.
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
        let launch = Launch(application: application, chronicle: chronicle)
        launch.run(
            delegate, configuration,
            under: sentence.map { sentence in
                { [weak self] root in StoppedScreen(sentence) { self?.uncover(root) } }
            })
        host.runHops()
    }

    private func uncover(_ root: UIViewController) {
        if let typed {
            Launch(application: application, chronicle: chronicle).replaceRoot(
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

    // MARK: - What is asked

    /// How the world stands between two inputs.
    package var standing: Standing {
        Standing(sequence: chronicle.sequence, digest: chronicle.digest.value, timer: host.timers.next)
    }

    /// The requests that wait for an answer from outside, oldest first.
    var requestsUnderWay: [RequestUnderWay] { network.underWay }

    func isWaiting(for id: RequestID) -> Bool {
        network.awaitsOutcome(id)
    }
}
