import Beagle
import Foundation
import UIKit

/// A custom action of the shop, `custom:pay`. It fails: the card is declined twice and accepted the third time.
struct Pay: Action {
    @AutoCodable var onFinish: [any Action]?

    func execute(controller: BeagleController, origin: UIView) {
        let till = controller.dependencies.globalContext
        var attempt = 1
        if case .int(let before) = till.get(path: "payments"), (1..<Int.max).contains(before) { attempt += before }
        till.set(value: .int(attempt), path: "payments")
        if attempt % 3 == 0 {
            controller.execute(actions: onFinish, event: "onFinish", origin: origin)
        } else {
            let retry = closureToRetrySameAction(controller: controller, origin: origin)
            controller.serverDrivenState = .error(.action(CardDeclined()), retry)
        }
    }
}

/// The error of a failed payment.
struct CardDeclined: LocalizedError {
    var errorDescription: String? { "The card was declined. Try once more." }
}
