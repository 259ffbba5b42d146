import Beagle
import Foundation
import HeadlessUIKit
import Wire

/// Records every state before it is delivered, and registers the retries of errors. Also logs Beagle's messages for
/// developers, such as unknown components.
final class StateObserver: BeagleObserver {
    /// The retries that errors offered.
    let retries: RetryLedger
    /// The buttons that run retries.
    let retryButtons = RetryButtons()

    private let eventLog: EventLog
    private let network: SessionNetworkClient
    private var attempts = AttemptCounter()
    /// The decoding error of the next state's text, which the state itself cannot carry.
    private var undecodableText: (any Error)?

    init(chronicle: EventLog, network: SessionNetworkClient) {
        self.eventLog = chronicle
        self.network = network
        retries = RetryLedger(chronicle: chronicle)
    }

    func willDeliver(
        _ state: ServerDrivenState, at screen: any BeagleController, to hearing: UINavigationController?
    ) -> ObservedState {
        eventLog.changed(.navigation)
        let identity = screen.screenIdentity
        func report(_ state: StateReport.State) {
            eventLog.state(
                StateReport(
                    state, controller: hearing.map { String(describing: type(of: $0)) }, screen: ScreenFacts(identity)))
        }
        switch state {
        case .started:
            report(.started)
            return ObservedState(state)
        case .finished:
            report(.finished)
            return ObservedState(state)
        case .success:
            attempts.succeeded(screen)
            report(.success)
            return ObservedState(state)
        case .error(let error, let retry):
            let work = FailedWork(error, at: identity, answered: network.lastAnswered, textError: undecodableText)
            undecodableText = nil
            let kind = work.errorDescription.kind
            let attempt = attempts.failed(screen, kind: kind, subject: work.subject)
            let ticket = retries.issue(kind: kind, subject: work.subject, attempt: attempt, retry: retry)
            report(.error(.init(account: work.errorDescription, retry: ticket.facts.id, attempt: attempt)))
            return ObservedState(
                told: .error(error, { ticket.run() }),
                kept: .error(error, { [weak ticket] in if let ticket { ticket.run() } else { retry() } }))
        }
    }

    func record(_ note: BeagleMessage) {
        switch note {
        case .fallbackUsed(let url, let error):
            eventLog.log(.note, level: .warning, notice: .fallbackUsed(url: url, reason: error.localizedDescription))
        case .retryTargetGone: eventLog.log(.note, level: .warning, notice: .retryTargetGone(retries.running?.facts))
        case .retryButton(let button): retryButtons.add(button)
        case .retriesDropped(let count): eventLog.log(.note, level: .warning, notice: .retriesDropped(count: count))
        case .errorNotHeard(let kind): eventLog.log(.note, level: .warning, notice: .errorNotHeard(kind: kind))
        case .unknownController(let id): eventLog.log(.note, level: .warning, notice: .unknownController(id: id))
        case .unknownComponent(let name): eventLog.log(.note, level: .warning, notice: .unknownComponent(name: name))
        case .unknownAction(let name): eventLog.log(.note, level: .warning, notice: .unknownAction(name: name))
        case .navigated(let action, let destination):
            eventLog.changed(.navigation)
            eventLog.log(.navigation, level: .info, notice: .navigated(action: action, destination: destination))
        case .undecodableText(let error):
            undecodableText = error
        case .recorded(let subject, let analytics):
            eventLog.analytics(analytics, about: subject)
        case .ignored(let reason):
            eventLog.log(.note, level: .warning, message: reason)
        case .logged(let event):
            switch event.level {
            case .info where event.category == Log.networkCategory: break  // The request has its own entry.
            case .info: eventLog.log(.log, level: .info, message: "\(event.category): \(event.message)")
            case .error: eventLog.log(.log, level: .error, message: "\(event.category): \(event.message)")
            }
        }
    }
}

extension ScreenFacts {
    /// Converts the identity of a Beagle screen, with texts truncated.
    init(_ identity: ScreenIdentity) {
        self.init(
            type: identity.type, id: identity.id?.cut(after: 1_024), url: identity.url?.cut(after: 4_096),
            title: identity.title?.cut(after: 1_024))
    }
}
