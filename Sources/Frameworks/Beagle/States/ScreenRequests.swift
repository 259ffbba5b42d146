import HeadlessUIKit

/// The pending requests of a screen. They are cancelled when the screen is removed, because nothing could handle the
/// response.
///
/// Beagle iOS 2.1 lets them continue.
package final class ScreenRequests {
    private var lastNumber = 0
    /// The pending requests, oldest first, so that they are always cancelled in the same order.
    private var waiting: [Waiting] = []

    private struct Waiting {
        let number: Int
        var token: (any RequestToken)?
    }

    deinit { giveUp() }

    /// Starts a request of the screen.
    ///
    /// - Parameter start: Sends the request and returns its token. The closure that it receives must be called when the
    ///   response arrives. The closure returns whether the response is still wanted, and returns true at most once.
    package func start(_ start: (_ isWanted: @escaping () -> Bool) -> (any RequestToken)?) {
        lastNumber += 1
        let number = lastNumber
        waiting.append(Waiting(number: number))
        let token = start { [weak self] in self?.end(number) ?? false }
        guard let place = waiting.firstIndex(where: { $0.number == number }) else { return }
        waiting[place].token = token
    }

    /// Cancels all pending requests.
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
    /// The pending requests of this screen.
    package var requests: ScreenRequests {
        for case let requests as ScreenRequests in companions { return requests }
        let requests = ScreenRequests()
        companions.append(requests)
        return requests
    }
}
