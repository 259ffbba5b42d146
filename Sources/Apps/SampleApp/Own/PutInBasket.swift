import Beagle
import Foundation
import UIKit

/// A custom action of the shop, `custom:putInBasket`. It puts a bicycle into the basket, which is part of the global
/// context.
struct PutInBasket: Action {
    let name: Beagle.Expression<String>
    let price: Beagle.Expression<Int>

    func execute(controller: BeagleController, origin: UIView) {
        let bike = name.evaluate(with: origin) ?? "A bicycle"
        let price = price.evaluate(with: origin) ?? 0
        let basket = controller.dependencies.globalContext
        var before = 0
        if case .int(let known) = basket.get(path: "basket.total") { before = known }
        let (total, isTooMuch) = before.addingReportingOverflow(price)
        guard price >= 0, !isTooMuch else {
            let retry = closureToRetrySameAction(controller: controller, origin: origin)
            controller.serverDrivenState = .error(.action(PriceUnknown(bike: bike, price: price)), retry)
            return
        }
        var items: [DynamicObject] = []
        if case .array(let known) = basket.get(path: "basket.items") { items = known }
        let line: DynamicObject = ["name": .string(bike), "price": .int(price), "line": .int(items.count + 1)]
        basket.set(value: .array(items + [line]), path: "basket.items")
        basket.set(value: .int(total), path: "basket.total")
        Banner("\(bike) is in the basket").show(over: (controller.navigationController ?? controller).view)
    }
}

/// The error of a bicycle without a usable price.
struct PriceUnknown: LocalizedError {
    let bike: String
    let price: Int

    var errorDescription: String? { "\(bike) cannot cost R$ \(price), so it is not in the basket." }
}

/// A banner at the bottom that disappears by itself.
private final class Banner: UILabel {
    init(_ text: String) {
        super.init(frame: .zero)
        self.text = text
        textAlignment = .center
        textColor = .white
        font = .scaled(15, weight: .semibold, like: .subheadline)
        adjustsFontForContentSizeCategory = true
        numberOfLines = 0
        backgroundColor = UIColor(red: 0.12, green: 0.14, blue: 0.13, alpha: 0.94)
        layer.cornerRadius = 22
        clipsToBounds = true
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(over view: UIView) {
        view.addSubview(self)
        translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 24),
            trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -24),
            bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -16),
            heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
        ])
        UIView.animate(withDuration: 0.3, delay: 2, options: []) {
            self.alpha = 0
        } completion: { _ in
            self.removeFromSuperview()
        }
    }
}
