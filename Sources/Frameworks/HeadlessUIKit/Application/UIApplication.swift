/// One running app: its windows, and what would be global on a phone.
open class UIApplication: UIResponder {
    /// The application that runs on this thread.
    ///
    /// Code outside any session gets an inert one of its thread, whose clock stands still.
    public static var shared: UIApplication { CurrentApplication.value }

    package let host: any ApplicationHost
    /// What belongs to this application, by type.
    package let values = ApplicationValues(reserving: 10)
    /// What changed since the page was last told.
    package let changes = ChangeLog()
    let screen = ScreenView(frame: CGRect(origin: .zero, size: SimulatedDevice.usualSize))
    private var shownWindows: [UIWindow] = []
    private weak var keyOne: UIWindow?
    private var held: [UIWindow]?
    /// Who hears of the app's own life.
    open weak var delegate: (any UIApplicationDelegate)?

    /// What the turn that runs may still do.
    package let work: TurnWork

    package init(host: any ApplicationHost, work: TurnWork = TurnWork()) {
        self.host = host
        self.work = work
        super.init()
        let layoutPass = { [weak self] in if let self { runLayoutPass() } }
        changes.scheduleLayout = { host.enqueue(layoutPass) }
        changes.start(with: screen)
    }

    deinit { changes.end(with: screen) }

    /// Makes this application the one of the thread while `body` runs.
    package func run<R>(_ body: () throws -> R) rethrows -> R { try CurrentApplication.with(self, body) }

    /// The top of the tree; every snapshot starts here.
    package var root: UIView { screen }

    /// The attached view of that name.
    package func view(_ id: ViewNumber) -> UIView? { changes.view(id) }

    /// The windows of the app that are shown, those in front last.
    open var windows: [UIWindow] { shownWindows.filter { !$0.isOfSystem } }
    /// The windows that are shown, those of the system too, those in front last.
    package var everyWindow: [UIWindow] { shownWindows }
    open var keyWindow: UIWindow? { keyOne ?? windows.last }
    /// Who is in the foreground; a session always is.
    open var applicationState: State { .active }
    /// Kept; the page draws no badge.
    open var applicationIconBadgeNumber = 0
    /// How the letters of the status bar look, where the Info.plist says that no controller decides.
    open var statusBarStyle = UIStatusBarStyle.default { didSet { screen.setNeedsLayout() } }
    /// What the Info.plist says of the status bar, read once.
    var statusBarFacts: StatusBarFacts {
        if let knownStatusBar { return knownStatusBar }
        let facts = StatusBarFacts(files.values)
        knownStatusBar = facts
        return facts
    }
    private var knownStatusBar: StatusBarFacts?
    /// Kept; the page has its own indicator.
    open var isNetworkActivityIndicatorVisible = false

    public enum State: Int, Sendable {
        case active, inactive, background
    }

    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        /// As on iOS.
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
        /// What a message from afar said; never there.
        public static let remoteNotification = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
        /// What a message of the app's own said; never there.
        public static let localNotification = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
        /// The app that opened this one; never there.
        public static let sourceApplication = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
        /// What a person did elsewhere; never there.
        public static let userActivityDictionary = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
        /// Whether a place on the map began the app; never there.
        public static let location = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocationKey")
    }

    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// As on iOS.
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Only when an app claims the address.
        public static let universalLinksOnly = OpenExternalURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsUniversalLinksOnly")
    }

    /// The address of the app's settings, which are not here: opening it is told in the log, and nobody is led
    /// anywhere.
    public static let openSettingsURLString = "app-settings:"

    /// Whether something on the reader's device could open the address.
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

    /// Puts a window on the screen, in front of those of its level.
    package func show(_ window: UIWindow) {
        if window.container === screen { return }
        let place = shownWindows.firstIndex { $0.windowLevel > window.windowLevel } ?? shownWindows.count
        shownWindows.insert(window, at: place)
        if window.frame.size == .zero { window.frame = screen.bounds }
        screen.insertSubview(window, at: place)
    }

    /// From now on windows that want to be shown wait, so that a root which is to be replaced never appears.
    package func holdWindows() { held = [] }

    /// Shows the windows that waited, in the order in which they asked.
    package func showHeldWindows() {
        let waiting = held ?? []
        held = nil
        for window in waiting { window.makeKeyAndVisible() }
    }

    /// Whether a window that wants to be shown has to wait.
    func holds(_ window: UIWindow) -> Bool {
        guard held != nil else { return false }
        held?.removeAll { $0 === window }
        held?.append(window)
        makeKey(window)
        return true
    }

    /// Takes a window off the screen.
    package func hide(_ window: UIWindow) {
        guard window.container === screen else { return }
        shownWindows.removeAll { $0 === window }
        window.removeFromSuperview()
    }

    /// Lets go of everything that the app has made, windows and values; it can be launched anew. Whatever its host was
    /// asked to run later must be dropped with it.
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

    package func makeKey(_ window: UIWindow) { keyOne = window }

    private func runLayoutPass() {
        let unsettled = run { changes.layOutAll() }
        run { screen.statusBar = wantedStatusBar }
        if !unsettled.isEmpty { host.log(.layoutDidNotSettle(views: unsettled)) }
    }
}
