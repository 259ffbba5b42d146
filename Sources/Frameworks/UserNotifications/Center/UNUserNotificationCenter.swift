public import Foundation
public import HeadlessUIKit

/// The notifications of an app, scheduled by the session's clock.
///
/// A notification is shown over an app in the foreground only if the delegate requests it, and always over an app in
/// the background. Completion handlers are called in a turn of the session.
open class UNUserNotificationCenter: NSObject {
    open weak var delegate: (any UNUserNotificationCenterDelegate)?
    /// Always returns false.
    open var supportsContentExtensions: Bool { false }

    private var status = UNAuthorizationStatus.notDetermined
    private var granted: UNAuthorizationOptions = []
    private var asking: [(Bool) -> Void] = []
    private var categories: Set<UNNotificationCategory> = []
    private var pending: [PendingRequest] = []
    private var delivered: [UNNotification] = []
    private var banner: NotificationBanner?

    private enum Key: ApplicationKey {
        static var defaultValue: UNUserNotificationCenter { UNUserNotificationCenter() }
    }

    /// The settings of the device when they were last applied.
    private var applied = DeviceSettings()

    private override init() {
        super.init()
        let values = AppEnvironment.current.values
        values[RemoteNotificationKey.self] = { [weak self] in self?.receive(payload: $0) }
        values[DeviceObserversKey.self].append { [weak self] in self?.deviceChanged() }
        deviceChanged()
    }

    /// Applies the notification permission, the clock and the time zone in the device's settings.
    private func deviceChanged() {
        let (former, settings) = (applied, DeviceSettings.current)
        applied = settings
        if (settings.clockOffset, settings.timeZone) != (former.clockOffset, former.timeZone) { clockChanged() }
        let access = settings[.notification]
        guard access != former[.notification] else { return }
        switch access {
        case .ask: (status, granted) = (.notDetermined, [])
        case .allowed: (status, granted) = (.authorized, [.alert, .badge, .sound])
        case .denied: status = .denied
        }
    }

    /// Delivers a notification of a push service.
    private func receive(payload: [AnyHashable: Any]) {
        let content = UNMutableNotificationContent(payload: payload)
        guard status == .authorized || status == .provisional else {
            return AppEnvironment.current.host.log(
                .message("A notification is not shown, because a person has not allowed notifications"))
        }
        lastPush += 1
        come(
            UNNotificationRequest(
                identifier: "push-\(lastPush)", content: content, trigger: UNPushNotificationTrigger()))
    }

    /// The number of push notifications so far, from which their identifiers are made.
    private var lastPush = 0

    open class func current() -> UNUserNotificationCenter { AppEnvironment.current.values[Key.self] }

    // MARK: - Authorization

    /// Asks the user once, with an alert; later calls return the answer.
    open func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping (Bool, (any Error)?) -> Void
    ) {
        switch status {
        case .denied: MainQueue.async { completionHandler(false, nil) }
        case .authorized, .provisional, .ephemeral: MainQueue.async { completionHandler(true, nil) }
        case .notDetermined:
            granted.formUnion(options)
            if options.contains(.provisional) {
                status = .provisional
                return MainQueue.async { completionHandler(true, nil) }
            }
            asking.append { completionHandler($0, nil) }
            if asking.count > 1 { return }
            let question = SystemQuestion(
                SystemQuestion.sentence("May “%@” send you notifications?"),
                answers: [SystemQuestion.word("Don’t Allow"), SystemQuestion.word("Allow")], cancel: 0)
            question.present { [self] answer, _ in
                status = answer == 1 ? .authorized : .denied
                let asking = self.asking
                self.asking = []
                for heard in asking { heard(answer == 1) }
            }
        }
    }

    open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
        await withCheckedContinuation { continuation in
            requestAuthorization(options: options) { isAllowed, _ in continuation.resume(returning: isAllowed) }
        }
    }

    open func getNotificationSettings(completionHandler: @escaping (UNNotificationSettings) -> Void) {
        MainQueue.async { [self] in completionHandler(settings) }
    }

    open func notificationSettings() async -> UNNotificationSettings { settings }

    private var settings: UNNotificationSettings { UNNotificationSettings(status, granted: granted) }

    // MARK: - Categories

    open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) { self.categories = categories }

    open func getNotificationCategories(completionHandler: @escaping (Set<UNNotificationCategory>) -> Void) {
        MainQueue.async { [self] in completionHandler(categories) }
    }

    open func notificationCategories() async -> Set<UNNotificationCategory> { categories }

    // MARK: - Pending notifications

    /// Schedules a notification; the error is a ``UNError`` if the user has not authorized notifications.
    open func add(_ request: UNNotificationRequest, withCompletionHandler completion: (((any Error)?) -> Void)? = nil) {
        let error = accept(request)
        if let completion { MainQueue.async { completion(error) } }
    }

    /// Schedules a notification. Throws a ``UNError`` if the user has not authorized notifications.
    open func add(_ request: UNNotificationRequest) async throws {
        if let error = accept(request) { throw error }
    }

    private func accept(_ request: UNNotificationRequest) -> UNError? {
        guard status == .authorized || status == .provisional else { return UNError(.notificationsNotAllowed) }
        removePendingNotificationRequests(withIdentifiers: [request.identifier])
        wait(for: request)
        return nil
    }

    private func wait(for request: UNNotificationRequest) {
        guard let trigger = request.trigger else { return MainQueue.async { [weak self] in self?.come(request) } }
        guard let due = trigger.next() else { return pending.append(PendingRequest(request, due: nil) {}) }
        let delay = Duration.milliseconds(Int64((min(due.timeIntervalSince(_now()), 1e11) * 1_000).rounded()))
        let timer = MainQueue.asyncAfter(delay) { [weak self] in
            self?.deliver(request)
        }
        pending.append(PendingRequest(request, due: due, cancel: timer))
    }

    private func deliver(_ request: UNNotificationRequest) {
        pending.removeAll { $0.request === request }
        if request.trigger?.repeats == true { wait(for: request) }
        come(request)
    }

    /// Delivers the pending notifications whose date has passed on the device's clock, and schedules the others with a
    /// date again.
    private func clockChanged() {
        for former in pending where former.request.trigger is UNCalendarNotificationTrigger {
            former.cancel()
            if let due = former.due, due <= _now() {
                deliver(former.request)
            } else {
                pending.removeAll { $0.request === former.request }
                wait(for: former.request)
            }
        }
    }

    open func getPendingNotificationRequests(completionHandler: @escaping ([UNNotificationRequest]) -> Void) {
        MainQueue.async { [self] in completionHandler(pending.map(\.request)) }
    }

    open func pendingNotificationRequests() async -> [UNNotificationRequest] { pending.map(\.request) }

    open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        for waiting in pending where identifiers.contains(waiting.request.identifier) { waiting.cancel() }
        pending.removeAll { identifiers.contains($0.request.identifier) }
    }

    open func removeAllPendingNotificationRequests() {
        removePendingNotificationRequests(withIdentifiers: pending.map(\.request.identifier))
    }

    // MARK: - Delivered notifications

    open func getDeliveredNotifications(completionHandler: @escaping ([UNNotification]) -> Void) {
        MainQueue.async { [self] in completionHandler(delivered) }
    }

    open func deliveredNotifications() async -> [UNNotification] { delivered }

    open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
        delivered.removeAll { identifiers.contains($0.request.identifier) }
    }

    open func removeAllDeliveredNotifications() { delivered = [] }

    /// Stored; the page does not show badges.
    open func setBadgeCount(
        _ newBadgeCount: Int, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        UIApplication.shared.applicationIconBadgeNumber = newBadgeCount
        if let completionHandler { MainQueue.async { completionHandler(nil) } }
    }

    /// Stored; the page does not show badges.
    open func setBadgeCount(_ newBadgeCount: Int) async throws {
        UIApplication.shared.applicationIconBadgeNumber = newBadgeCount
    }

    private func come(_ request: UNNotificationRequest) {
        let notification = UNNotification(request, at: _now())
        if UIApplication.shared.presence == .background {
            return show(notification, options: [.badge, .sound, .list, .banner])
        }
        guard let delegate else { return tellHidden(notification) }
        delegate.userNotificationCenter(self, willPresent: notification) { options in
            MainQueue.async { [weak self] in self?.show(notification, options: options) }
        }
    }

    private func tellHidden(_ notification: UNNotification) {
        let content = notification.request.content
        let words = [content.title, content.subtitle, content.body].filter { !$0.isEmpty }.joined(separator: ": ")
        AppEnvironment.current.host.log(
            .message("A notification is not shown, because the app is in front and does not ask for it: \(words)"))
    }

    private func show(_ notification: UNNotification, options: UNNotificationPresentationOptions) {
        let content = notification.request.content
        if options.contains(.badge), let badge = content.badge {
            UIApplication.shared.applicationIconBadgeNumber = badge.intValue
        }
        guard !options.isDisjoint(with: [.alert, .banner, .list]) else { return tellHidden(notification) }
        if !options.isDisjoint(with: [.alert, .list]) {
            removeDeliveredNotifications(withIdentifiers: [notification.request.identifier])
            delivered.insert(notification, at: 0)
        }
        guard !options.isDisjoint(with: [.alert, .banner]), !(content.title + content.body).isEmpty else { return }
        banner?.close()
        let category = categories.first { $0.identifier == content.categoryIdentifier }
        banner = NotificationBanner(content, actions: category?.actions ?? []) { [weak self] action in
            self?.respond(to: notification, with: action)
        }
    }

    private func respond(to notification: UNNotification, with action: UNNotificationAction?) {
        delivered.removeAll { $0 === notification }
        if action?.options.contains(.foreground) ?? true { UIApplication.shared.move(to: .foreground) }
        guard let action = action as? UNTextInputNotificationAction else {
            let name = action?.identifier ?? UNNotificationDefaultActionIdentifier
            return notifyDelegate(of: UNNotificationResponse(notification, actionIdentifier: name))
        }
        let question = SystemQuestion(
            action.title, answers: [SystemQuestion.word("Cancel"), action.textInputButtonTitle], cancel: 0,
            placeholder: action.textInputPlaceholder)
        question.present { [weak self] answer, text in
            guard answer == 1 else { return }
            self?.notifyDelegate(
                of: UNTextInputNotificationResponse(notification, actionIdentifier: action.identifier, userText: text))
        }
    }

    private func notifyDelegate(of response: UNNotificationResponse) {
        delegate?.userNotificationCenter(self, didReceive: response) {}
    }
}

extension UIScene.ConnectionOptions {
    /// Always returns nil.
    public var notificationResponse: UNNotificationResponse? { nil }
}
