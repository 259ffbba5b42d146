public import Foundation

/// What a person can do with a notification of a category: a button below it.
open class UNNotificationAction: NSObject {
    /// The app's name for it.
    public let identifier: String
    /// The words on its button.
    public let title: String
    /// How it looks and what it asks for.
    public let options: UNNotificationActionOptions
    /// The picture beside the words; kept.
    public let icon: UNNotificationActionIcon?

    /// An action with its button.
    public init(
        identifier: String, title: String, options: UNNotificationActionOptions = [],
        icon: UNNotificationActionIcon? = nil
    ) { (self.identifier, self.title, self.options, self.icon) = (identifier, title, options, icon) }
}

/// An action that asks for words.
open class UNTextInputNotificationAction: UNNotificationAction {
    /// The words on the button that sends them.
    public let textInputButtonTitle: String
    /// What stands in the empty field.
    public let textInputPlaceholder: String

    /// An action with its button, and what it asks with.
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
    /// Options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Only on an unlocked device.
    public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
    /// In red.
    public static let destructive = UNNotificationActionOptions(rawValue: 2)
    /// Brings the app to the front, where it is.
    public static let foreground = UNNotificationActionOptions(rawValue: 4)
}

/// A picture beside an action's words; kept and not shown.
open class UNNotificationActionIcon: NSObject {
    private let name: String
    private init(_ name: String) { self.name = name }
    /// A picture of the system's.
    public convenience init(systemImageName: String) { self.init(systemImageName) }
    /// A picture of the app's.
    public convenience init(templateImageName: String) { self.init(templateImageName) }
}

/// A kind of notification, and what can be done with it.
open class UNNotificationCategory: NSObject {
    /// The app's name for it.
    public let identifier: String
    /// What can be done.
    public let actions: [UNNotificationAction]
    /// What assistants may do with it; kept.
    public let intentIdentifiers: [String]
    /// Kept.
    public let options: UNNotificationCategoryOptions
    /// Words where the rest is hidden; kept.
    public let hiddenPreviewsBodyPlaceholder: String
    /// Words of a summary; kept.
    public let categorySummaryFormat: String

    /// A kind of notification.
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
    /// Options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The app hears where one is put away.
    public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
    /// Also in cars.
    public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 2)
    /// The title is seen where the rest is hidden.
    public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 4)
    /// The subtitle is seen where the rest is hidden.
    public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 8)
    /// They may be read aloud.
    public static let allowAnnouncement = UNNotificationCategoryOptions(rawValue: 16)
}
