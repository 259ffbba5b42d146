/// How the letters at the upper edge of the screen are drawn.
enum StatusBar: String {
    case light, dark, hidden
}

extension UIApplication {
    /// What the controller in front wants, found as UIKit finds it; nil where the device's own colours fit.
    var wantedStatusBar: StatusBar? {
        let facts = statusBarFacts
        guard facts.isOfControllers else {
            return facts.isHidden ? .hidden : StatusBar(facts.style == .default ? statusBarStyle : facts.style)
        }
        guard let root = keyWindow?.rootViewController else { return nil }
        let front = root.frontmost
        if front.line(\.childHidingStatusBar).prefersStatusBarHidden { return .hidden }
        return StatusBar(front.line(\.childStylingStatusBar).styleOfStatusBar)
    }
}

/// What the Info.plist says of the status bar.
struct StatusBarFacts {
    /// Whether controllers decide, which they do without more.
    let isOfControllers: Bool
    let isHidden: Bool
    let style: UIStatusBarStyle

    init(_ info: [String: Any]?) {
        isOfControllers = info?["UIViewControllerBasedStatusBarAppearance"] as? Bool ?? true
        isHidden = info?["UIStatusBarHidden"] as? Bool ?? false
        switch info?["UIStatusBarStyle"] as? String {
        case "UIStatusBarStyleLightContent": style = .lightContent
        case "UIStatusBarStyleDarkContent": style = .darkContent
        default: style = .default
        }
    }
}

extension StatusBar {
    fileprivate init?(_ style: UIStatusBarStyle) {
        switch style {
        case .default: return nil
        case .lightContent: self = .light
        case .darkContent: self = .dark
        }
    }
}

extension UIViewController {
    /// What covers the whole screen, this one or what is presented last of what does.
    fileprivate var frontmost: UIViewController {
        var (front, last) = (self, self)
        while let presented = last.presentedViewController {
            last = presented
            let covers = [.fullScreen, .overFullScreen].contains(presented.modalPresentationStyle)
            if covers || presented.modalPresentationCapturesStatusBarAppearance { front = presented }
        }
        return front
    }

    /// The last of a line of controllers of which each names the next.
    fileprivate func line(_ next: (UIViewController) -> UIViewController?) -> UIViewController {
        var (last, steps) = (self, 0)
        while let child = next(last), child !== last, steps < 64 { (last, steps) = (child, steps + 1) }
        return last
    }

    fileprivate var childStylingStatusBar: UIViewController? {
        if let child = childForStatusBarStyle { return child }
        if let navigation = self as? UINavigationController {
            return navigation.isNavigationBarHidden ? navigation.topViewController : nil
        }
        return (self as? UITabBarController)?.selectedViewController
    }

    fileprivate var childHidingStatusBar: UIViewController? {
        childForStatusBarHidden ?? (self as? UINavigationController)?.topViewController
            ?? (self as? UITabBarController)?.selectedViewController
    }

    /// What it says, and a navigation controller that says nothing what fits its bar.
    fileprivate var styleOfStatusBar: UIStatusBarStyle {
        let said = preferredStatusBarStyle
        guard said == .default, let navigation = self as? UINavigationController else { return said }
        return navigation.navigationBar.barStyle == .black ? .lightContent : .default
    }
}
