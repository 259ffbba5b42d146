import SessionSupport
import UIKit
import UserNotifications

/// An app with reminders, which shows buttons, and below them the events of its notifications.
final class ReminderApp: UIApplicationDelegate {
    var window: UIWindow?
    let controller = ReminderController()

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = controller
        window?.makeKeyAndVisible()
        return true
    }

    func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) { controller.show("remote: \((error as NSError).code)") }
}

final class ReminderController: LogController {
    private let center = UNUserNotificationCenter.current()
    private var listener: (any UNUserNotificationCenterDelegate)?

    override func viewDidLoad() {
        super.viewDidLoad()
        button("Ask") { [center] in
            center.requestAuthorization(options: [.alert, .sound, .badge]) { isAllowed, error in
                self.show("allowed \(isAllowed) \(error == nil)")
            }
        }
        button("Settings") { [center] in
            center.getNotificationSettings { self.show("settings \($0.authorizationStatus) \($0.alertSetting)") }
        }
        button("Rye") { self.remind("rye", UNTimeIntervalNotificationTrigger(timeInterval: 10, repeats: false)) }
        button("Oats") { self.remind("oats", UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: true)) }
        button("Noon") {
            var noon = DateComponents()
            noon.hour = 12
            noon.timeZone = .gmt
            self.remind("noon", UNCalendarNotificationTrigger(dateMatching: noon, repeats: false))
        }
        button("Nine") {
            self.remind("nine", UNCalendarNotificationTrigger(dateMatching: DateComponents(hour: 9), repeats: true))
        }
        button("Listen") { [center] in self.listen(BannerListener(self), center) }
        button("Wait") { [center] in self.listen(WaitingListener(self), center) }
        button("Lists") { [center] in
            center.getPendingNotificationRequests { requests in
                center.getDeliveredNotifications { notifications in
                    let (waiting, there) = (requests.map(\.identifier), notifications.map(\.request.identifier))
                    self.show("pending \(waiting) delivered \(there)")
                }
            }
        }
        button("Forget") { [center] in
            center.removePendingNotificationRequests(withIdentifiers: ["rye"])
            center.removeAllDeliveredNotifications()
        }
        button("Remote") { UIApplication.shared.registerForRemoteNotifications() }
        button("Answerable") { [center] in
            let eat = UNNotificationAction(identifier: "eat", title: "Eat it", options: [.foreground])
            let say = UNTextInputNotificationAction(
                identifier: "say", title: "Reply", options: [], textInputButtonTitle: "Send",
                textInputPlaceholder: "Your words")
            center.setNotificationCategories([
                UNNotificationCategory(identifier: "bread", actions: [eat, say], intentIdentifiers: [])
            ])
        }
    }

    private func listen(_ listener: any UNUserNotificationCenterDelegate, _ center: UNUserNotificationCenter) {
        self.listener = listener
        center.delegate = listener
    }

    private func remind(_ name: String, _ trigger: UNNotificationTrigger) {
        let content = UNMutableNotificationContent()
        content.title = "Bread"
        content.body = "The \(name) is done"
        content.badge = 3
        content.categoryIdentifier = "bread"
        content.userInfo = ["name": name]
        center.add(UNNotificationRequest(identifier: name, content: content, trigger: trigger)) { error in
            if let error { self.show("refused \((error as NSError).code): \(error.localizedDescription)") }
        }
        content.body = "changed too late"
    }
}

/// Receives notifications by completion handlers.
private final class BannerListener: UNUserNotificationCenterDelegate {
    private unowned let controller: ReminderController

    init(_ controller: ReminderController) { self.controller = controller }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) { completionHandler([.banner, .list, .badge, .sound]) }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        let content = response.notification.request.content
        let isDefault = response.actionIdentifier == UNNotificationDefaultActionIdentifier
        let words = (response as? UNTextInputNotificationResponse)?.userText ?? ""
        let name = content.userInfo["name"] as? String ?? ""
        controller.show("pressed \(name) \(isDefault ? "itself" : response.actionIdentifier) \(words)")
        completionHandler()
    }
}

/// Receives notifications by asynchronous functions.
private final class WaitingListener: UNUserNotificationCenterDelegate {
    private unowned let controller: ReminderController

    init(_ controller: ReminderController) { self.controller = controller }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions { .alert }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async { controller.show("awaited \(response.notification.request.identifier)") }
}
