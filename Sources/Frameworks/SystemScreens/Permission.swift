import HeadlessUIKit

/// A permission of the running app, for which an alert asks the person once.
package final class Permission {
    /// What an app is allowed to use.
    package enum Kind: String, Hashable, CaseIterable {
        case contacts, calendars, calendarAdditions, reminders, tracking, speech, media, camera, microphone, photos

        /// The permission in the settings of the device.
        var setting: DeviceSettings.Permission {
            switch self {
            case .contacts: .contact
            case .calendars, .calendarAdditions: .calendar
            case .reminders: .reminder
            case .tracking: .tracking
            case .speech: .speech
            case .media: .media
            case .camera: .camera
            case .microphone: .microphone
            case .photos: .photo
            }
        }

        /// The key of the usage description in the app's Info.plist.
        var purposeKey: String {
            switch self {
            case .contacts: "NSContactsUsageDescription"
            case .calendars: "NSCalendarsFullAccessUsageDescription"
            case .calendarAdditions: "NSCalendarsWriteOnlyAccessUsageDescription"
            case .reminders: "NSRemindersFullAccessUsageDescription"
            case .tracking: "NSUserTrackingUsageDescription"
            case .speech: "NSSpeechRecognitionUsageDescription"
            case .media: "NSAppleMusicUsageDescription"
            case .camera: "NSCameraUsageDescription"
            case .microphone: "NSMicrophoneUsageDescription"
            case .photos: "NSPhotoLibraryUsageDescription"
            }
        }

        /// The Info.plist key of the usage description before iOS 17; nil if the key did not change.
        var earlierPurposeKey: String? {
            switch self {
            case .calendars, .calendarAdditions: "NSCalendarsUsageDescription"
            case .reminders: "NSRemindersUsageDescription"
            case .contacts, .tracking, .speech, .media, .camera, .microphone, .photos: nil
            }
        }

        /// The title of the alert; the app's name replaces `%@`.
        var question: String {
            switch self {
            case .contacts: "“%@” Would Like to Access Your Contacts"
            case .calendars: "“%@” Would Like Full Access to Your Calendar"
            case .calendarAdditions: "“%@” Would Like to Add to Your Calendar"
            case .reminders: "“%@” Would Like to Access Your Reminders"
            case .tracking: "Allow “%@” to track your activity across other companies’ apps and websites?"
            case .speech: "“%@” Would Like to Access Speech Recognition"
            case .media: "“%@” Would Like to Access Apple Music and Your Media Library"
            case .camera: "“%@” Would Like to Access the Camera"
            case .microphone: "“%@” Would Like to Access the Microphone"
            case .photos: "May “%@” use your photos?"
            }
        }

        /// The titles of the buttons that deny and allow.
        var answers: [String] {
            switch self {
            case .tracking: ["Ask App Not to Track", "Allow"]
            case .photos: ["Don’t Allow", "Allow Full Access"]
            case .contacts, .calendars, .calendarAdditions, .reminders, .speech, .media, .camera, .microphone:
                ["Don’t Allow", "Allow"]
            }
        }
    }

    package enum Status { case notDetermined, denied, authorized }

    private let kind: Kind
    /// The answer of the person.
    private var answer = Status.notDetermined
    /// The access in the device's settings when the answer was given. Another access in the settings replaces the
    /// answer.
    private var chosen = DeviceSettings.Access.ask
    /// The requests that wait for the answer.
    private var completions: [(Bool) -> Void] = []

    private enum Key: ApplicationKey {
        static var defaultValue: [Kind: Permission] { [:] }
    }

    private init(_ kind: Kind) { self.kind = kind }

    /// Returns a permission of the running app.
    package static func of(_ kind: Kind) -> Permission {
        if let known = AppEnvironment.current.values[Key.self][kind] { return known }
        let permission = Permission(kind)
        AppEnvironment.current.values[Key.self][kind] = permission
        return permission
    }

    /// The status, as the person has answered or chosen in the settings.
    package var status: Status {
        let access = DeviceSettings.current[kind.setting]
        if access != chosen {
            chosen = access
            answer = .notDetermined
        }
        return switch access {
        case .ask: answer
        case .allowed: .authorized
        case .denied: .denied
        }
    }

    /// Asks the person, unless there is an answer already. `completion` is called in a turn of the session.
    ///
    /// As on iOS, the person is not asked if the Info.plist lacks the usage description; then the request fails. An app
    /// without an Info.plist only gets a log line.
    package func request(completion: @escaping (Bool) -> Void) {
        guard status == .notDetermined else {
            let isAllowed = status == .authorized
            return MainQueue.async { completion(isAllowed) }
        }
        let keys = [kind.purposeKey] + (kind.earlierPurposeKey.map { [$0] } ?? [])
        let purpose = keys.lazy.compactMap { Bundle.main.object(forAppInfoKey: $0) as? String }.first
        if purpose == nil {
            let hasInfo = UIApplication.shared.files.hasInfo
            let consequence = hasInfo ? ", so nobody is asked" : ". Without it, an app ends here on iOS"
            AppEnvironment.current.host.log(.message("The Info.plist has no \(kind.purposeKey)\(consequence)"))
            if hasInfo { return MainQueue.async { completion(false) } }
        }
        completions.append(completion)
        if completions.count == 1 { ask(purpose) }
    }

    private func ask(_ purpose: String?) {
        let question = SystemQuestion(
            SystemQuestion.sentence(kind.question), message: purpose, answers: kind.answers.map(SystemQuestion.word),
            cancel: 0)
        question.present { [self] answer, _ in
            self.answer = answer == 1 ? .authorized : .denied
            let waiting = completions
            completions = []
            for completion in waiting { completion(self.answer == .authorized) }
        }
    }
}
