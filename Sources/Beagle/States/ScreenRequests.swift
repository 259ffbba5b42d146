import HeadlessUIKit

/// The requests a screen waits for. They are given up when it goes, so that nobody is left to act on an answer.
///
/// Beagle iOS 2.1 lets them run on; here their end is part of the screen's.
package final class ScreenRequests {
    private var lastNumber = 0
    /// Oldest first, so that they always end in the same order.
    private var waiting: [(number: Int, token: any RequestToken)] = []

    deinit {
        for request in waiting { request.token.cancel() }
    }

    /// Starts a request for the screen. `start` is handed what to call when the answer is there.
    package func start(_ start: (_ answered: @escaping () -> Void) -> (any RequestToken)?) {
        lastNumber += 1
        let number = lastNumber
        var isAnswered = false
        let token = start { [weak self] in
            isAnswered = true
            self?.waiting.removeAll { $0.number == number }
        }
        if let token, !isAnswered { waiting.append((number, token)) }
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
