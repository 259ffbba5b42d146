public import Foundation

/// What is to be shown, and when.
open class UNNotificationRequest: NSObject {
    /// The app's name for it; a later one of the same name takes its place.
    public let identifier: String
    /// What is shown.
    public let content: UNNotificationContent
    /// When it comes; nil for at once.
    public let trigger: UNNotificationTrigger?

    /// A request; the content is taken as it is now.
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        (self.identifier, self.content, self.trigger) = (identifier, content.fixed, trigger)
    }
}

/// A notification that has come.
open class UNNotification: NSObject {
    /// When it came, in the session's time.
    public let date: Date
    /// What was asked for.
    public let request: UNNotificationRequest

    init(_ request: UNNotificationRequest, at date: Date) { (self.request, self.date) = (request, date) }
}

/// What a person did with a notification.
open class UNNotificationResponse: NSObject {
    /// The notification.
    public let notification: UNNotification
    /// What was pressed: an action's name, or ``UNNotificationDefaultActionIdentifier`` for the notification itself.
    public let actionIdentifier: String

    init(_ notification: UNNotification, _ actionIdentifier: String) {
        (self.notification, self.actionIdentifier) = (notification, actionIdentifier)
    }
}

/// What a person wrote to a notification.
open class UNTextInputNotificationResponse: UNNotificationResponse {
    /// What was written.
    public let userText: String

    init(_ notification: UNNotification, _ actionIdentifier: String, userText: String) {
        self.userText = userText
        super.init(notification, actionIdentifier)
    }
}

/// The notification itself was pressed.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The notification was put away; never told, as where a category does not ask for it.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
