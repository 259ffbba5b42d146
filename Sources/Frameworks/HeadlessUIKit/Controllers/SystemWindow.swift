/// A window of the system's in front of those of the app, which does not find it among its own.
package final class SystemWindow: UIWindow {
    package override var isOfSystem: Bool { true }
    package override var isInTheWay: Bool { isWhole }
    private let isWhole: Bool

    /// Shows a controller: on the whole screen, where it is in the way of all else, or in a part of it.
    package init(showing root: UIViewController, in part: CGRect? = nil) {
        isWhole = part == nil
        super.init(frame: part ?? UIScreen.main.bounds)
        if part != nil { autoresizingMask = .flexibleWidth }
        windowLevel = .alert
        rootViewController = root
        UIApplication.shared.show(self)
        root.windowShown(self)
    }

    /// There is none in an archive.
    package required init?(coder: NSCoder) { nil }

    /// Takes the window off the screen.
    package func close() {
        rootViewController = nil
        dismantle()
    }
}
