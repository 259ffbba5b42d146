package import JSON

/// A notice about something that the device itself does not show: a sentence, and its values for translation.
package enum Notice: Sendable, Equatable {
    /// A timer fired; `work` names its owner, nil if unknown.
    case timer(TimerID, work: String?)
    /// A retry runs.
    case retryRuns(RetryID, subject: String)
    /// A retry ran after its screen or action was gone. The payload is nil if the retry has no id.
    case retryTargetGone(PendingRetry?)
    /// Cancelling an error view dropped several retries.
    case retriesDropped(count: Int)
    /// The screen is empty and no retry is left.
    case deadEnd(subject: String)
    /// A request failed, and the route's fallback screen was shown.
    case fallbackUsed(url: String, reason: String)
    /// A screen failed, and no navigation controller that observes states contains it; `kind` is the kind of its error.
    case errorNotHeard(kind: String)
    /// A navigation controller id is not registered.
    case unknownController(id: String)
    /// A component type is not registered.
    case unknownComponent(name: String)
    /// An action type is not registered.
    case unknownAction(name: String)
    /// The app raised an exception of this name, which would crash it on iOS.
    case exception(name: String, reason: String)
    /// A navigation took place.
    case navigated(action: String, destination: String)

    /// The English sentence.
    package var sentence: String {
        switch self {
        case .timer(let id, let work): "timer \(id)" + (work.map { " (\($0))" } ?? "")
        case .retryRuns(let id, let subject): "retry \(id) runs: \(subject)"
        case .retryTargetGone(let retry):
            "\(Self.name(retry)) ran, but what it would have retried is gone."
        case .retriesDropped(let count): "Cancel dropped \(count) retries"
        case .deadEnd(let subject):
            "The screen is empty, and nothing is left to retry: \(subject) was given up."
        case .fallbackUsed(let url, let reason): "A fallback screen was used for \(url): \(reason)"
        case .errorNotHeard(let kind): "No controller heard this error: \(kind)."
        case .unknownController(let id): "There is no controller \"\(id)\"; the default one was used."
        case .unknownComponent(let name): "There is no component \"\(name)\"; a placeholder stands in its place."
        case .unknownAction(let name): "There is no action \"\(name)\"; nothing happened."
        case .exception(let name, let reason): "iOS would end the app here: \(name), \(reason)"
        case .navigated(let action, let destination): "\(action) to \(destination)"
        }
    }

    /// Writes `{"type",…}`: the kind of the notice and the values in its sentence.
    package func write(to json: inout JSONWriter) {
        json.beginObject()
        switch self {
        case .timer(let id, let work):
            json.member(Key.type, "timer")
            json.member(Key.timer, id)
            json.member(Key.work, work ?? "")
        case .retryRuns(let id, let subject):
            json.member(Key.type, "retryRuns")
            json.member(Key.retry, id)
            json.member(Key.subject, subject)
        case .retryTargetGone(let retry):
            json.member(Key.type, "retryTargetGone")
            json.member(Key.subject, Self.name(retry))
        case .retriesDropped(let count):
            json.member(Key.type, "retriesDropped")
            json.member(Key.count, "\(count)")
        case .deadEnd(let subject):
            json.member(Key.type, "deadEnd")
            json.member(Key.subject, subject)
        case .fallbackUsed(let url, let reason):
            json.member(Key.type, "fallbackUsed")
            json.member(Key.subject, url)
            json.member(Key.reason, reason)
        case .errorNotHeard(let kind):
            json.member(Key.type, "errorNotHeard")
            json.member(Key.kind, kind)
        case .unknownController(let id):
            json.member(Key.type, "unknownController")
            json.member(Key.subject, id)
        case .unknownComponent(let name):
            json.member(Key.type, "unknownComponent")
            json.member(Key.subject, name)
        case .unknownAction(let name):
            json.member(Key.type, "unknownAction")
            json.member(Key.subject, name)
        case .exception(let name, let reason):
            json.member(Key.type, "exception")
            json.member(Key.name, name)
            json.member(Key.reason, reason)
        case .navigated(let action, let destination):
            json.member(Key.type, "navigated")
            json.member(Key.action, action)
            json.member(Key.subject, destination)
        }
        json.endObject()
    }

    private static func name(_ retry: PendingRetry?) -> String {
        retry.map { "Retry \($0.id) (\($0.subject))" } ?? "A retry"
    }

    private enum Key {
        static let type: StaticString = "type"
        static let name: StaticString = "name"
        static let timer: StaticString = "timer"
        static let work: StaticString = "work"
        static let retry: StaticString = "retry"
        static let subject: StaticString = "subject"
        static let count: StaticString = "count"
        static let reason: StaticString = "reason"
        static let kind: StaticString = "kind"
        static let action: StaticString = "action"
    }
}
