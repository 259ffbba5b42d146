public import Foundation
import HeadlessUIKit

/// A product of the App Store. A session gets none; an app's tests may create some.
open class SKProduct: NSObject {
    public enum PeriodUnit: UInt, Sendable { case day, week, month, year }

    open var productIdentifier: String { "" }
    open var localizedTitle: String { "" }
    open var localizedDescription: String { "" }
    open var price: NSDecimalNumber { .zero }
    open var priceLocale: Locale { .session }
    open var isDownloadable: Bool { false }
    open var isFamilyShareable: Bool { false }
    open var contentVersion: String { "" }
    open var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }
    open var subscriptionGroupIdentifier: String? { nil }
    open var introductoryPrice: SKProductDiscount? { nil }
    open var discounts: [SKProductDiscount] { [] }

    public override init() {}
}

open class SKProductSubscriptionPeriod: NSObject {
    open var numberOfUnits: Int { 0 }
    open var unit: SKProduct.PeriodUnit { .day }

    public override init() {}
}

open class SKProductDiscount: NSObject {
    public enum PaymentMode: UInt, Sendable { case payAsYouGo, payUpFront, freeTrial }

    open var identifier: String? { nil }
    open var price: NSDecimalNumber { .zero }
    open var priceLocale: Locale { .session }
    open var numberOfPeriods: Int { 0 }
    open var paymentMode: PaymentMode { .payAsYouGo }
    open var subscriptionPeriod: SKProductSubscriptionPeriod { SKProductSubscriptionPeriod() }

    public override init() {}
}
