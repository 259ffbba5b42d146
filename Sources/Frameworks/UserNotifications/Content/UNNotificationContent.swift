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

    /// As it is now.
    var fixed: UNNotificationContent { UNNotificationContent(facts) }

    /// The first words.
    open var title: String { facts.title }
    open var subtitle: String { facts.subtitle }
    open var body: String { facts.body }
    /// The number at the app's icon; nil leaves it.
    open var badge: NSNumber? { facts.badge }
    /// What is heard; nothing is heard here.
    open var sound: UNNotificationSound? { facts.sound }
    /// What the app keeps with it.
    open var userInfo: [AnyHashable: Any] { facts.userInfo }
    /// Which of the app's categories has its actions.
    open var categoryIdentifier: String { facts.categoryIdentifier }
    /// What it belongs to; kept.
    open var threadIdentifier: String { facts.threadIdentifier }
    /// A picture to launch with; kept.
    open var launchImageName: String { facts.launchImageName }
    /// Which scene it is about; kept.
    open var targetContentIdentifier: String? { facts.targetContentIdentifier }
    /// Words of a summary; kept.
    open var summaryArgument: String { facts.summaryArgument }
    /// How many things it stands for; kept.
    open var summaryArgumentCount: Int { facts.summaryArgumentCount }
    /// Files with it; they are kept and not shown.
    open var attachments: [UNNotificationAttachment] { facts.attachments }
    /// How urgent it is; kept.
    open var interruptionLevel: UNNotificationInterruptionLevel { facts.interruptionLevel }
    /// How much it matters, from 0 to 1; kept.
    open var relevanceScore: Double { facts.relevanceScore }

    /// A content that says the same.
    open func copy(with zone: NSZone? = nil) -> Any { UNNotificationContent(facts) }
    /// A content that says the same and can be changed.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { UNMutableNotificationContent(facts) }
}

public enum UNNotificationInterruptionLevel: UInt, Sendable {
    case passive, active, timeSensitive, critical
}

open class UNMutableNotificationContent: UNNotificationContent {
    /// The first words.
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
    /// The number at the app's icon; nil leaves it.
    open override var badge: NSNumber? {
        get { facts.badge }
        set { facts.badge = newValue }
    }
    /// What is heard; nothing is heard here.
    open override var sound: UNNotificationSound? {
        get { facts.sound }
        set { facts.sound = newValue }
    }
    /// What the app keeps with it.
    open override var userInfo: [AnyHashable: Any] {
        get { facts.userInfo }
        set { facts.userInfo = newValue }
    }
    /// Which of the app's categories has its actions.
    open override var categoryIdentifier: String {
        get { facts.categoryIdentifier }
        set { facts.categoryIdentifier = newValue }
    }
    /// What it belongs to; kept.
    open override var threadIdentifier: String {
        get { facts.threadIdentifier }
        set { facts.threadIdentifier = newValue }
    }
    /// A picture to launch with; kept.
    open override var launchImageName: String {
        get { facts.launchImageName }
        set { facts.launchImageName = newValue }
    }
    /// Which scene it is about; kept.
    open override var targetContentIdentifier: String? {
        get { facts.targetContentIdentifier }
        set { facts.targetContentIdentifier = newValue }
    }
    /// Words of a summary; kept.
    open override var summaryArgument: String {
        get { facts.summaryArgument }
        set { facts.summaryArgument = newValue }
    }
    /// How many things it stands for; kept.
    open override var summaryArgumentCount: Int {
        get { facts.summaryArgumentCount }
        set { facts.summaryArgumentCount = newValue }
    }
    /// Files with it; they are kept and not shown.
    open override var attachments: [UNNotificationAttachment] {
        get { facts.attachments }
        set { facts.attachments = newValue }
    }
    /// How urgent it is; kept.
    open override var interruptionLevel: UNNotificationInterruptionLevel {
        get { facts.interruptionLevel }
        set { facts.interruptionLevel = newValue }
    }
    /// How much it matters, from 0 to 1; kept.
    open override var relevanceScore: Double {
        get { facts.relevanceScore }
        set { facts.relevanceScore = newValue }
    }
}
