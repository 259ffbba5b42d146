/// The style of the status bar's text.
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
    /// The style that the front controller requests, found by UIKit's rules; nil uses the device's own colours.
    var wantedStatusBar: StatusBar? {
        let facts = statusBarFacts
        guard facts.isOfControllers else {
            return facts.isHidden ? .hidden : StatusBar(facts.style == .default ? statusBarStyle : facts.style)
        }
        guard let root = keyWindow?.rootViewController else { return nil }
        return root.hidesStatusBar ? .hidden : StatusBar(root.wantedStatusBarStyle)
    }
}

/// The status bar settings of the Info.plist.
struct StatusBarFacts {
    /// Whether view controllers decide the style, as the key `UIViewControllerBasedStatusBarAppearance` says; true by
    /// default.
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
