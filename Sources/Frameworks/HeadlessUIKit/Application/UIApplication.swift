/// A running app: its windows, and the state that is global in an iOS app.
open class UIApplication: UIResponder {
    /// The application that runs on this thread.
    ///
    /// Code outside any session gets an inert application of its thread, whose clock does not advance.
    public static var shared: UIApplication {
        let environment = AppEnvironment.current
        if let running = environment.application { return unsafeDowncast(running, to: UIApplication.self) }
        return UIApplication(outsideSessionsIn: environment)
    }

    /// The part of the session that frameworks other than UIKit also use.
    package let environment: AppEnvironment
    /// The changes since the last update of the page.
    package let changes = ChangeLog()
    let screen = ScreenView(frame: CGRect(origin: .zero, size: SimulatedDevice.usualSize))
    private var shownWindows: [UIWindow] = []
    private weak var keyOne: UIWindow?
    private var held: [UIWindow]?
    open weak var delegate: (any UIApplicationDelegate)?

    package convenience init(host: any ApplicationHost, work: TurnWork = TurnWork()) {
        self.init(AppEnvironment(host: host, work: work))
        let layoutPass = { [weak self] in if let self { runLayoutPass() } }
        changes.scheduleLayout = { host.enqueue(layoutPass) }
    }

    /// Creates the application of a thread that runs no session. Its layout is never scheduled.
    private convenience init(outsideSessionsIn environment: AppEnvironment) {
        self.init(environment)
        environment.retainedApplication = self
    }

    private init(_ environment: AppEnvironment) {
        self.environment = environment
        super.init()
        environment.application = self
        changes.start(with: screen)
    }

    deinit {
        changes.end(with: screen)
        environment.application = nil
    }

    package var host: any ApplicationHost { environment.host }
    package var values: ApplicationValues { environment.values }
    package var work: TurnWork { environment.work }

    /// Runs `body` with this application as the current one of the thread.
    package func run<R>(_ body: () throws -> R) rethrows -> R { try environment.run(body) }

    /// The root of the view tree, where every snapshot starts.
    package var root: UIView { screen }

    /// Returns the attached view with this number.
    package func view(_ id: ViewNumber) -> UIView? { changes.view(id) }

    /// The app's visible windows, the front window last.
    open var windows: [UIWindow] { shownWindows.filter { !$0.isOfSystem } }
    /// All visible windows, including the system's, the front window last.
    package var everyWindow: [UIWindow] { shownWindows }
    open var keyWindow: UIWindow? { keyOne ?? windows.last }
    open var applicationState: State { presence == .background ? .background : .active }
    /// Stored; has no visible effect.
    open var applicationIconBadgeNumber = 0
    /// The style of the status bar. Used only if the Info.plist disables styles set by view controllers.
    open var statusBarStyle = UIStatusBarStyle.default { didSet { screen.setNeedsLayout() } }
    /// The status bar settings of the Info.plist, read once.
    var statusBarFacts: StatusBarFacts {
        if let knownStatusBar { return knownStatusBar }
        let facts = StatusBarFacts(files.values)
        knownStatusBar = facts
        return facts
    }
    private var knownStatusBar: StatusBarFacts?
    /// Stored; has no visible effect.
    open var isNetworkActivityIndicatorVisible = false

    public enum State: Int, Sendable {
        case active, inactive, background
    }

    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
        /// Never present.
        public static let remoteNotification = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
        /// Never present.
        public static let localNotification = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
        /// Never present.
        public static let sourceApplication = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
        /// Never present.
        public static let userActivityDictionary = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
        /// Never present.
        public static let location = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocationKey")
    }

    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let universalLinksOnly = OpenExternalURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsUniversalLinksOnly")
    }

    /// Opening this address is logged and has no other effect, because there are no app settings.
    public static let openSettingsURLString = "app-settings:"

    /// Returns whether the URL has a scheme.
    open func canOpenURL(_ url: URL) -> Bool { url.scheme != nil }

    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler: ((Bool) -> Void)? = nil
    ) {
        guard url.scheme != "app-settings" else {
            host.log(.message("The app's settings are opened, which are not here."))
            if let completionHandler { MainQueue.async { completionHandler(false) } }
            return
        }
        host.open(url, completion: completionHandler)
    }

    /// Puts a window on the screen, in front of the other windows of its level.
    package func show(_ window: UIWindow) {
        if window.container === screen { return }
        let place = shownWindows.firstIndex { $0.windowLevel > window.windowLevel } ?? shownWindows.count
        shownWindows.insert(window, at: place)
        if window.frame.size == .zero { window.frame = screen.bounds }
        screen.insertSubview(window, at: place)
        environment.post(UIWindow.didBecomeVisibleNotification, of: window)
    }

    /// Defers showing windows until ``showHeldWindows()``, so that a root controller is never shown if the app replaces
    /// it during its launch.
    package func holdWindows() { held = [] }

    /// Shows the deferred windows, in the order in which the app has requested them.
    package func showHeldWindows() {
        let waiting = held ?? []
        held = nil
        for window in waiting { window.makeKeyAndVisible() }
    }

    /// Defers a window if showing windows is deferred. Returns whether it was deferred.
    func holds(_ window: UIWindow) -> Bool {
        guard held != nil else { return false }
        held?.removeAll { $0 === window }
        held?.append(window)
        makeKey(window)
        return true
    }

    package func hide(_ window: UIWindow) {
        guard window.container === screen else { return }
        shownWindows.removeAll { $0 === window }
        window.removeFromSuperview()
        environment.post(UIWindow.didBecomeHiddenNotification, of: window)
    }

    /// Releases all windows and values of the app, so that the app can be launched again. The caller must also discard
    /// the work that the host has scheduled.
    package func clear() {
        held = nil
        delegate = nil
        for window in shownWindows.reversed() {
            window.rootViewController = nil
            window.removeFromSuperview()
        }
        shownWindows = []
        screen.keyboard = nil
        screen.statusBar = nil
        statusBarStyle = .default
        knownStatusBar = nil
        values.removeAll()
        changes.animation = nil
        changes.transition = nil
        changes.isStill = false
        changes.dropLayout()
    }

    /// Makes a window the key window, and notifies it and the former one.
    package func makeKey(_ window: UIWindow) {
        let former = keyOne
        guard former !== window else { return }
        keyOne = window
        if let former {
            former.resignKey()
            environment.post(UIWindow.didResignKeyNotification, of: former)
        }
        window.becomeKey()
        environment.post(UIWindow.didBecomeKeyNotification, of: window)
    }

    private func runLayoutPass() {
        let unsettled = run { changes.layOutAll() }
        run { screen.statusBar = wantedStatusBar }
        if !unsettled.isEmpty { host.log(.layoutDidNotSettle(views: unsettled)) }
    }
}
