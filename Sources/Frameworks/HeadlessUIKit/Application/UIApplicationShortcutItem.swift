/// What a person could do with the app from the home screen, which nobody sees here.
open class UIApplicationShortcutItem: NSObject {
    /// What it does, for the app's own use.
    open fileprivate(set) var type: String
    open fileprivate(set) var localizedTitle: String
    open fileprivate(set) var localizedSubtitle: String?
    open fileprivate(set) var icon: UIApplicationShortcutIcon?
    /// What the app keeps with it.
    open fileprivate(set) var userInfo: [String: any NSSecureCoding]?
    open fileprivate(set) var targetContentIdentifier: Any?

    public init(
        type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
        userInfo: [String: any NSSecureCoding]? = nil
    ) {
        self.type = type
        self.localizedTitle = localizedTitle
        self.localizedSubtitle = localizedSubtitle
        self.icon = icon
        self.userInfo = userInfo
    }

    public convenience init(type: String, localizedTitle: String) {
        self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
    }
}

open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
    /// What it does, for the app's own use.
    open override var type: String {
        get { super.type }
        set { super.type = newValue }
    }
    open override var localizedTitle: String {
        get { super.localizedTitle }
        set { super.localizedTitle = newValue }
    }
    open override var localizedSubtitle: String? {
        get { super.localizedSubtitle }
        set { super.localizedSubtitle = newValue }
    }
    open override var icon: UIApplicationShortcutIcon? {
        get { super.icon }
        set { super.icon = newValue }
    }
    /// What the app keeps with it.
    open override var userInfo: [String: any NSSecureCoding]? {
        get { super.userInfo }
        set { super.userInfo = newValue }
    }
}

/// A picture on the home screen; kept.
open class UIApplicationShortcutIcon: NSObject {
    public enum IconType: Int, Sendable {
        case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite, love
        case cloud, invitation, confirmation, mail, message, date, time, capturePhoto, captureVideo, task, taskCompleted
        case alarm, bookmark, shuffle, audio, update
    }

    public init(type: IconType) {}
    /// A picture of the app's.
    public init(templateImageName: String) {}
    public init(systemImageName: String) {}
}

private enum ShortcutItemsKey: ApplicationKey {
    static var defaultValue: [UIApplicationShortcutItem]? { nil }
}

extension UIApplication {
    /// What a person could do with the app from the home screen; kept, there is none.
    public var shortcutItems: [UIApplicationShortcutItem]? {
        get { values[ShortcutItemsKey.self] }
        set { values[ShortcutItemsKey.self] = newValue }
    }
}

extension UIApplication.LaunchOptionsKey {
    /// What was chosen on the home screen; never there.
    public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
}
