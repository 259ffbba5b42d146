/// Has no visible effect, because there is no home screen.
open class UIApplicationShortcutItem: NSObject {
    open fileprivate(set) var type: String
    open fileprivate(set) var localizedTitle: String
    open fileprivate(set) var localizedSubtitle: String?
    open fileprivate(set) var icon: UIApplicationShortcutIcon?
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
    open override var userInfo: [String: any NSSecureCoding]? {
        get { super.userInfo }
        set { super.userInfo = newValue }
    }
}

/// Has no visible effect.
open class UIApplicationShortcutIcon: NSObject {
    public enum IconType: Int, Sendable {
        case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite, love
        case cloud, invitation, confirmation, mail, message, date, time, capturePhoto, captureVideo, task, taskCompleted
        case alarm, bookmark, shuffle, audio, update
    }

    public init(type: IconType) {}
    public init(templateImageName: String) {}
    public init(systemImageName: String) {}
}

private enum ShortcutItemsKey: ApplicationKey {
    static var defaultValue: [UIApplicationShortcutItem]? { nil }
}

extension UIApplication {
    /// Stored; has no visible effect.
    public var shortcutItems: [UIApplicationShortcutItem]? {
        get { values[ShortcutItemsKey.self] }
        set { values[ShortcutItemsKey.self] = newValue }
    }
}

extension UIApplication.LaunchOptionsKey {
    /// Never present.
    public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
}
