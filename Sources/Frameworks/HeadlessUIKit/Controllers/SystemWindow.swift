/// A window of the system, in front of the app's windows and not among them.
package final class SystemWindow: UIWindow {
    package override var isOfSystem: Bool { true }
    package override var blocksWindowsBehind: Bool { isWhole }
    private let isWhole: Bool

    /// Shows a controller on the whole screen, which blocks all other controllers, or in a part of the screen.
    package init(showing root: UIViewController, in part: CGRect? = nil) {
        isWhole = part == nil
        super.init(frame: part ?? UIScreen.main.bounds)
        if part != nil { autoresizingMask = .flexibleWidth }
        windowLevel = .alert
        rootViewController = root
        UIApplication.shared.show(self)
        root.windowShown(self)
    }

    /// Always returns nil.
    package required init?(coder: NSCoder) { nil }

    package func close() {
        rootViewController = nil
        dismantle()
    }
}
