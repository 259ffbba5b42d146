/// The status bar of a scene.
public final class UIStatusBarManager: NSObject {
    override init() {}

    /// The frame in the coordinates of the screen.
    public var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
    public var statusBarStyle: UIStatusBarStyle {
        UIApplication.shared.keyWindow?.rootViewController?.wantedStatusBarStyle ?? .default
    }
    public var isStatusBarHidden: Bool { UIApplication.shared.keyWindow?.rootViewController?.hidesStatusBar ?? false }
}
