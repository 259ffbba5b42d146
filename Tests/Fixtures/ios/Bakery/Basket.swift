import CoreGraphics
import Foundation
import Pricing
import os.log

/// The loaves that the user is about to buy. The whole app shares one basket.
class Basket: NSObject {
    @objc static let shared = Basket()
    static let changed = NSNotification.Name("BasketChanged")

    @objc private(set) dynamic var count = 0
    weak var listener: BasketListener?
    private let price = Price(cents: 250)

    @objc(addOne)
    func add() {
        count += 1
        os_log("the basket holds %d", log: .default, type: .info, count)
        NSLog("%@", note("the basket has %@ %@ since %@", count as NSNumber, kinds, opened as CVarArg))
        listener?.basketChanged?(self)
        NotificationCenter.default.post(name: Basket.changed, object: self)
    }

    private let opened = Date()
    private let kinds = ListFormatter.localizedString(byJoining: ["rye", "spelt"])

    private func note(_ format: String, _ arguments: CVarArg...) -> String {
        String(format: format, locale: Locale.current, arguments: arguments)
    }

    var total: String { price.times(count).text }
}

@objc protocol BasketListener {
    @objc optional func basketChanged(_ basket: Basket)
    @objc optional func basketEmptied(_ basket: Basket)
}
