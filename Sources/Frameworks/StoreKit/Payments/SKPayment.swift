public import Foundation

open class SKPayment: NSObject {
    public let productIdentifier: String
    open var quantity: Int { 1 }
    open var applicationUsername: String? { nil }
    open var simulatesAskToBuyInSandbox: Bool { false }

    public required init(product: SKProduct) { productIdentifier = product.productIdentifier }
}

open class SKMutablePayment: SKPayment {
    private var (number, name, asks): (Int, String?, Bool) = (1, nil, false)

    open override var quantity: Int {
        get { number }
        set { number = newValue }
    }
    open override var applicationUsername: String? {
        get { name }
        set { name = newValue }
    }
    open override var simulatesAskToBuyInSandbox: Bool {
        get { asks }
        set { asks = newValue }
    }
}

public enum SKPaymentTransactionState: Int, Sendable { case purchasing, purchased, failed, restored, deferred }

open class SKPaymentTransaction: NSObject {
    public let payment: SKPayment
    open internal(set) var transactionState = SKPaymentTransactionState.purchasing
    open internal(set) var error: (any Error)?
    /// Always nil.
    open var original: SKPaymentTransaction? { nil }
    /// Always nil, because no payment succeeds.
    open var transactionDate: Date? { nil }
    /// Always nil, because no payment succeeds.
    open var transactionIdentifier: String? { nil }

    init(_ payment: SKPayment) { self.payment = payment }
}
