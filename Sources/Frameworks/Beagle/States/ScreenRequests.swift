import HeadlessUIKit

/// The requests a screen waits for. They are given up when it goes, so that nobody is left to act on an answer.
///
/// Beagle iOS 2.1 lets them run on; here their end is part of the screen's.
package final class ScreenRequests {
    private var lastNumber = 0
    /// Oldest first, so that they always end in the same order.
    private var waiting: [Waiting] = []

    private struct Waiting {
        let number: Int
        var token: (any RequestToken)?
    }

    deinit { giveUp() }

    /// Starts a request for the screen. `start` is handed what to ask when the answer is there: whether it is still
    /// waited for, which is true once at most.
    package func start(_ start: (_ isWanted: @escaping () -> Bool) -> (any RequestToken)?) {
        lastNumber += 1
        let number = lastNumber
        waiting.append(Waiting(number: number))
        let token = start { [weak self] in self?.end(number) ?? false }
        guard let place = waiting.firstIndex(where: { $0.number == number }) else { return }
        waiting[place].token = token
    }

    /// Gives up everything that is waited for.
    package func giveUp() {
        let given = waiting
        waiting = []
        for request in given { request.token?.cancel() }
    }

    private func end(_ number: Int) -> Bool {
        guard let place = waiting.firstIndex(where: { $0.number == number }) else { return false }
        waiting.remove(at: place)
        return true
    }
}

extension BeagleController {
    /// What this screen waits for.
    package var requests: ScreenRequests {
        for case let requests as ScreenRequests in companions { return requests }
        let requests = ScreenRequests()
        companions.append(requests)
        return requests
    }
}
