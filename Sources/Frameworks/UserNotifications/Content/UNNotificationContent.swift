public import Foundation

open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying {
    struct Facts {
        var title = ""
        var subtitle = ""
        var body = ""
        var badge: NSNumber?
        var sound: UNNotificationSound?
        var userInfo: [AnyHashable: Any] = [:]
        var categoryIdentifier = ""
        var threadIdentifier = ""
        var launchImageName = ""
        var targetContentIdentifier: String?
        var summaryArgument = ""
        var summaryArgumentCount = 0
        var attachments: [UNNotificationAttachment] = []
        var interruptionLevel = UNNotificationInterruptionLevel.active
        var relevanceScore = 0.0
    }

    var facts: Facts

    public override init() { facts = Facts() }

    init(_ facts: Facts) { self.facts = facts }

    /// An immutable copy of the content.
    var fixed: UNNotificationContent { UNNotificationContent(facts) }

    open var title: String { facts.title }
    open var subtitle: String { facts.subtitle }
    open var body: String { facts.body }
    open var badge: NSNumber? { facts.badge }
    /// Stored; has no visible effect.
    open var sound: UNNotificationSound? { facts.sound }
    open var userInfo: [AnyHashable: Any] { facts.userInfo }
    open var categoryIdentifier: String { facts.categoryIdentifier }
    /// Stored; has no visible effect.
    open var threadIdentifier: String { facts.threadIdentifier }
    /// Stored; has no visible effect.
    open var launchImageName: String { facts.launchImageName }
    /// Stored; has no visible effect.
    open var targetContentIdentifier: String? { facts.targetContentIdentifier }
    /// Stored; has no visible effect.
    open var summaryArgument: String { facts.summaryArgument }
    /// Stored; has no visible effect.
    open var summaryArgumentCount: Int { facts.summaryArgumentCount }
    /// Stored; has no visible effect.
    open var attachments: [UNNotificationAttachment] { facts.attachments }
    /// Stored; has no visible effect.
    open var interruptionLevel: UNNotificationInterruptionLevel { facts.interruptionLevel }
    /// Stored; has no visible effect.
    open var relevanceScore: Double { facts.relevanceScore }

    open func copy(with zone: NSZone? = nil) -> Any { UNNotificationContent(facts) }
    open func mutableCopy(with zone: NSZone? = nil) -> Any { UNMutableNotificationContent(facts) }
}

public enum UNNotificationInterruptionLevel: UInt, Sendable {
    case passive, active, timeSensitive, critical
}

open class UNMutableNotificationContent: UNNotificationContent {
    open override var title: String {
        get { facts.title }
        set { facts.title = newValue }
    }
    open override var subtitle: String {
        get { facts.subtitle }
        set { facts.subtitle = newValue }
    }
    open override var body: String {
        get { facts.body }
        set { facts.body = newValue }
    }
    open override var badge: NSNumber? {
        get { facts.badge }
        set { facts.badge = newValue }
    }
    /// Stored; has no visible effect.
    open override var sound: UNNotificationSound? {
        get { facts.sound }
        set { facts.sound = newValue }
    }
    open override var userInfo: [AnyHashable: Any] {
        get { facts.userInfo }
        set { facts.userInfo = newValue }
    }
    open override var categoryIdentifier: String {
        get { facts.categoryIdentifier }
        set { facts.categoryIdentifier = newValue }
    }
    /// Stored; has no visible effect.
    open override var threadIdentifier: String {
        get { facts.threadIdentifier }
        set { facts.threadIdentifier = newValue }
    }
    /// Stored; has no visible effect.
    open override var launchImageName: String {
        get { facts.launchImageName }
        set { facts.launchImageName = newValue }
    }
    /// Stored; has no visible effect.
    open override var targetContentIdentifier: String? {
        get { facts.targetContentIdentifier }
        set { facts.targetContentIdentifier = newValue }
    }
    /// Stored; has no visible effect.
    open override var summaryArgument: String {
        get { facts.summaryArgument }
        set { facts.summaryArgument = newValue }
    }
    /// Stored; has no visible effect.
    open override var summaryArgumentCount: Int {
        get { facts.summaryArgumentCount }
        set { facts.summaryArgumentCount = newValue }
    }
    /// Stored; has no visible effect.
    open override var attachments: [UNNotificationAttachment] {
        get { facts.attachments }
        set { facts.attachments = newValue }
    }
    /// Stored; has no visible effect.
    open override var interruptionLevel: UNNotificationInterruptionLevel {
        get { facts.interruptionLevel }
        set { facts.interruptionLevel = newValue }
    }
    /// Stored; has no visible effect.
    open override var relevanceScore: Double {
        get { facts.relevanceScore }
        set { facts.relevanceScore = newValue }
    }
}
