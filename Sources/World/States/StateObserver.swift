import Beagle
import Foundation
import HeadlessUIKit
import JSON
import Wire

/// Writes down every state before it is delivered, names its retry, and notes what the device does not show.
final class StateObserver: BeagleObserver {
    /// The retries that errors offered.
    let retries: RetryLedger
    /// Whether a state or a navigation may have changed what a navigation snapshot says.
    var mayHaveNavigated = true

    private let record: Record
    private let network: SessionNetworkClient
    private var attempts = AttemptCounter()
    /// Why the text of the state that comes next could not be decoded; the state itself has no room for it.
    private var undecodableText: (any Error)?

    init(record: Record, network: SessionNetworkClient) {
        self.record = record
        self.network = network
        retries = RetryLedger(record: record)
    }

    func willDeliver(
        _ state: ServerDrivenState, at screen: any BeagleController, to hearing: UINavigationController?
    ) -> ObservedState {
        mayHaveNavigated = true
        switch state {
        case .started:
            write("started", screen, hearing)
            return ObservedState(state)
        case .finished:
            write("finished", screen, hearing)
            return ObservedState(state)
        case .success:
            attempts.succeeded(screen)
            write("success", screen, hearing)
            return ObservedState(state)
        case .error(let error, let retry):
            let identity = screen.screenIdentity
            let account = ErrorAccount(
                error, at: identity, answered: network.lastAnswered, textError: undecodableText)
            undecodableText = nil
            let attempt = attempts.failed(screen, kind: account.kind, subject: account.subject)
            let ticket = retries.issue(kind: account.kind, subject: account.subject, attempt: attempt, retry: retry)
            write("error", screen, hearing) { json in
                account.write(to: &json)
                json.member("retry", ticket.id)
                json.member("attempt", attempt)
            }
            return ObservedState(
                told: .error(error, { ticket.run() }),
                kept: .error(error, { [weak ticket] in if let ticket { ticket.run() } else { retry() } }))
        }
    }

    func note(_ note: BeagleNote) {
        switch note {
        case .fallbackUsed(let url, let error):
            let reason = error.localizedDescription
            record.line(.note, .warning, "A fallback screen was used for \(url): \(reason)") {
                $0.notice("fallbackUsed", ["subject": url, "reason": reason])
            }
        case .retryTargetGone:
            let name = retries.running.map { "Retry \($0.id) (\($0.subject))" } ?? "A retry"
            record.line(.note, .warning, "\(name) ran, but what it would have retried is gone.") {
                $0.notice("retryTargetGone", ["subject": name])
            }
        case .retriesDropped(let count):
            record.line(.note, .warning, "Cancel dropped \(count) retries") {
                $0.notice("retriesDropped", ["count": "\(count)"])
            }
        case .errorNotHeard(let kind):
            record.line(.note, .warning, "No controller heard this error: \(kind).") {
                $0.notice("errorNotHeard", ["kind": kind])
            }
        case .unknownController(let id):
            record.line(.note, .warning, "There is no controller \"\(id)\"; the default one was used.") {
                $0.notice("unknownController", ["subject": id])
            }
        case .unknownComponent(let name):
            record.line(.note, .warning, "There is no component \"\(name)\"; a placeholder stands in its place.") {
                $0.notice("unknownComponent", ["subject": name])
            }
        case .unknownAction(let name):
            record.line(.note, .warning, "There is no action \"\(name)\"; nothing happened.") {
                $0.notice("unknownAction", ["subject": name])
            }
        case .navigated(let action, let destination):
            mayHaveNavigated = true
            record.line(.navigation, .info, "\(action) to \(destination)") {
                $0.notice("navigated", ["action": action, "subject": destination])
            }
        case .undecodableText(let error):
            undecodableText = error
        case .recorded(let subject, let analytics):
            record.analytics(analytics, about: subject)
        case .ignored(let reason):
            record.line(.note, .warning, reason)
        case .logged(let event):
            switch event.level {
            case .info where event.category == Log.networkCategory: break  // the request's own entry says the same
            case .info: record.line(.log, .info, "\(event.category): \(event.message)")
            case .error: record.line(.log, .error, "\(event.category): \(event.message)")
            }
        }
    }

    private func write(
        _ state: String, _ screen: any BeagleController, _ hearing: UINavigationController?,
        _ more: ((inout JSONWriter) -> Void)? = nil
    ) {
        let identity = screen.screenIdentity
        record.state { json in
            json.member("state", state)
            json.key("controller")
            if let hearing { json.string(String(describing: type(of: hearing))) } else { json.null() }
            json.key("screen")
            identity.write(to: &json)
            more?(&json)
        }
    }
}

extension ScreenIdentity {
    /// Writes `{"type","id","url","title"}`.
    func write(to json: inout JSONWriter) {
        json.beginObject()
        json.member("type", type)
        json.member("id", id?.cut(after: 1_024))
        json.member("url", url?.cut(after: 4_096))
        json.member("title", title?.cut(after: 1_024))
        json.endObject()
    }
}
