/// The appearance state of a view controller's view.
enum Appearance: Equatable {
    case gone
    case appearing(animated: Bool)
    case shown
    case disappearing(animated: Bool)
}

/// The reasons why a view controller appears or disappears, and whether `viewIsAppearing` was called.
struct AppearanceFlags: OptionSet {
    let rawValue: UInt8
    static let beingPresented = AppearanceFlags(rawValue: 1)
    static let beingDismissed = AppearanceFlags(rawValue: 2)
    static let joiningParent = AppearanceFlags(rawValue: 4)
    static let leavingParent = AppearanceFlags(rawValue: 8)
    /// The view is in a window, and `viewIsAppearing` was called for the current appearance.
    static let isInHierarchy = AppearanceFlags(rawValue: 16)
}

public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen = 0
    case pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover, blurOverFullScreen
    case none = -1
    case automatic = -2
}

public enum UIModalTransitionStyle: Int, Sendable {
    case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
