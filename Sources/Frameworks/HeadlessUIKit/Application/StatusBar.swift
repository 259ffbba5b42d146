/// How the letters at the upper edge of the screen are drawn.
enum StatusBar: String {
    case light, dark, hidden

    fileprivate init?(_ style: UIStatusBarStyle) {
        switch style {
        case .default: return nil
        case .lightContent: self = .light
        case .darkContent: self = .dark
        }
    }
}

extension UIApplication {
    /// What the controller in front wants, found as UIKit finds it; nil where the device's own colours fit.
    var wantedStatusBar: StatusBar? {
        let facts = statusBarFacts
        guard facts.isOfControllers else {
            return facts.isHidden ? .hidden : StatusBar(facts.style == .default ? statusBarStyle : facts.style)
        }
        guard let root = keyWindow?.rootViewController else { return nil }
        return root.hidesStatusBar ? .hidden : StatusBar(root.wantedStatusBarStyle)
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
