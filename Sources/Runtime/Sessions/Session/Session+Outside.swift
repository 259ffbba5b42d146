import Foundation
import Wire

/// Handles messages from outside that no person sends: answers to requests, timers, and requests that will not be
/// answered.
extension Session {
    /// Applies the end of a request. While the session is halted, queues the message until the session is resumed.
    func receive(_ message: SessionMessage) async {
        if life.putsBy { leftOver.missed.append(message) } else { await settle(message) }
    }

    private func settle(_ message: SessionMessage) async {
        switch message {
        case .outcome(let id, let outcome):
            guard let (url, carried) = pendingEffects.ended(id) else { return }
            await settle(id, with: outcome, from: url, carried: carried)
        case .own(let answer): await settle(answer.request, with: answer.outcome, from: answer.url)
        case .interrupted(let id): await settle(id, with: .failure(Self.interruption), from: nil)
        default: break
        }
    }

    func settle(
        _ id: RequestID, with outcome: TransportOutcome, from url: URL?, carried: CarriedSecrets = CarriedSecrets()
    ) async {
        guard case .live = life else { return }
        let concealed = await concealed(outcome, from: url, carried: carried)
        measureForgottenSecrets()
        switch concealed {
        case .response(let response): await takeUnasked(.response(id, response))
        case .failure(let failure): await takeUnasked(.failure(id, failure))
        }
    }

    /// Returns the outcome with placeholders for its secrets. A long response is processed on a separate thread.
    private func concealed(
        _ outcome: TransportOutcome, from url: URL?, carried: CarriedSecrets
    ) async -> TransportOutcome {
        guard case .response(let response) = outcome, response.body.count > LongWork.longestShort else {
            return vault.conceal(outcome, from: url, carried: carried)
        }
        let (concealed, vault) = await LongWork.run { [vault] in
            var vault = vault
            let concealed = vault.conceal(outcome, from: url, carried: carried)
            return (concealed, vault)
        }
        self.vault = vault
        return concealed
    }

    /// Reports the number of secrets that were evicted because there were too many. Backends will not receive those
    /// secrets any more.
    func measureForgottenSecrets() {
        let count = vault.takeForgotten()
        if count > 0 { meter(.forgottenSecrets(count)) }
    }

    /// Fires one timer. The next one queues behind other messages, so that a loop of timers does not block them.
    func fireTimers() async {
        pendingEffects.rang()
        guard case .live = life else { return }
        guard let timer = checkpoint.timer, timer.due <= clock.now - launched else { return setAlarm() }
        await takeUnasked(.timer(timer.id))
    }

    /// Applies an input without a waiting sender. If the journal refuses the input, it is retried later, because an
    /// answer or a fired timer cannot be rejected.
    private func takeUnasked(_ input: SessionInput) async {
        do throws(InputRejection) {
            try await commitAfterDowntime(input, key: nil)
        } catch {
            if error.mayPass { await wait(with: input, after: error) }
            setAlarm()  // The next timer, if this timer's input was obsolete.
        }
    }

    func setAlarm() {
        guard case .live = life, checkpoint.timer != nil || pendingEffects.hasAlarm else { return }
        pendingEffects.wake(at: checkpoint.timer?.due, now: clock.now - launched) { [weak self] in self?.post(.alarm) }
    }

    private static let interruption = TransportFailure(
        kind: .interrupted, message: "The server was restarted while it waited for the response.")
}
