public import Foundation

/// What a person can do with a notification of a category: a button below it.
open class UNNotificationAction: NSObject {
    /// The app's name for it.
    public let identifier: String
    public let title: String
    public let options: UNNotificationActionOptions
    /// The picture beside the words; kept.
    public let icon: UNNotificationActionIcon?

    public init(
        identifier: String, title: String, options: UNNotificationActionOptions = [],
        icon: UNNotificationActionIcon? = nil
    ) { (self.identifier, self.title, self.options, self.icon) = (identifier, title, options, icon) }
}

open class UNTextInputNotificationAction: UNNotificationAction {
    public let textInputButtonTitle: String
    public let textInputPlaceholder: String

    public init(
        identifier: String, title: String, options: UNNotificationActionOptions = [],
        icon: UNNotificationActionIcon? = nil, textInputButtonTitle: String, textInputPlaceholder: String
    ) {
        (self.textInputButtonTitle, self.textInputPlaceholder) = (textInputButtonTitle, textInputPlaceholder)
        super.init(identifier: identifier, title: title, options: options, icon: icon)
    }
}

/// How an action looks and what it asks for; all of them are pressed alike here.
public struct UNNotificationActionOptions: OptionSet, Sendable {
    /// As on iOS.
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Only on an unlocked device.
    public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
    public static let destructive = UNNotificationActionOptions(rawValue: 2)
    public static let foreground = UNNotificationActionOptions(rawValue: 4)
}

/// A picture beside an action's words; kept and not shown.
open class UNNotificationActionIcon: NSObject {
    private let name: String
    private init(_ name: String) { self.name = name }
    public convenience init(systemImageName: String) { self.init(systemImageName) }
    /// A picture of the app's.
    public convenience init(templateImageName: String) { self.init(templateImageName) }
}

open class UNNotificationCategory: NSObject {
    /// The app's name for it.
    public let identifier: String
    public let actions: [UNNotificationAction]
    /// What assistants may do with it; kept.
    public let intentIdentifiers: [String]
    /// Kept.
    public let options: UNNotificationCategoryOptions
    /// Words where the rest is hidden; kept.
    public let hiddenPreviewsBodyPlaceholder: String
    /// Words of a summary; kept.
    public let categorySummaryFormat: String

    public init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
        hiddenPreviewsBodyPlaceholder: String = "", categorySummaryFormat: String = "",
        options: UNNotificationCategoryOptions = []
    ) {
        (self.identifier, self.actions, self.options) = (identifier, actions, options)
        self.intentIdentifiers = intentIdentifiers
        self.hiddenPreviewsBodyPlaceholder = hiddenPreviewsBodyPlaceholder
        self.categorySummaryFormat = categorySummaryFormat
    }

    /// Whether it is the same kind, by name: sets of an app hold each once.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UNNotificationCategory)?.identifier == identifier
    }
    /// Goes with ``isEqual(_:)``.
    open override var hash: Int { identifier.hashValue }
}

/// How notifications of a category are treated; kept.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
    /// As on iOS.
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The app hears where one is put away.
    public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
    /// Also in cars.
    public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 2)
    public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 4)
    public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 8)
    public static let allowAnnouncement = UNNotificationCategoryOptions(rawValue: 16)
}
