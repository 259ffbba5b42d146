public import Foundation
import HeadlessUIKit

public protocol SKPaymentTransactionObserver: NSObjectProtocol {
    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
    func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
    func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
    /// Never called.
    func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
    /// Never called.
    func paymentQueue(
        _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
    ) -> Bool
}

extension SKPaymentTransactionObserver {
    public func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]) {
        forward([queue, transactions]) { (next: any SKPaymentTransactionObserver) in
            next.paymentQueue(queue, removedTransactions: transactions)
        }
    }
    public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {
        forward([queue]) { (next: any SKPaymentTransactionObserver) in
            next.paymentQueueRestoreCompletedTransactionsFinished(queue)
        }
    }
    public func paymentQueue(
        _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error
    ) {
        forward([queue, error]) { (next: any SKPaymentTransactionObserver) in
            next.paymentQueue(queue, restoreCompletedTransactionsFailedWithError: error)
        }
    }
    public func paymentQueue(
        _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
    ) -> Bool {
        forward([queue, payment, product]) { (next: any SKPaymentTransactionObserver) in
            next.paymentQueue(queue, shouldAddStorePayment: payment, for: product)
        } ?? false
    }
}

/// The payments of an app, which all fail with the error `paymentNotAllowed`.
open class SKPaymentQueue: NSObject {
    private enum Shared: ApplicationKey {
        static var defaultValue: SKPaymentQueue { SKPaymentQueue() }
    }

    private struct Weak { weak var observer: (any SKPaymentTransactionObserver)? }
    private var observers: [Weak] = []
    /// The transactions that the app has not finished.
    open private(set) var transactions: [SKPaymentTransaction] = []

    /// Returns the queue of the running app.
    open class func `default`() -> SKPaymentQueue { AppEnvironment.current.values[Shared.self] }
    /// Always returns false.
    open class func canMakePayments() -> Bool { false }

    open func add(_ observer: any SKPaymentTransactionObserver) {
        remove(observer)
        observers.append(Weak(observer: observer))
    }
    open func remove(_ observer: any SKPaymentTransactionObserver) {
        observers.removeAll { $0.observer == nil || $0.observer === observer }
    }
    open var transactionObservers: [any SKPaymentTransactionObserver] { observers.compactMap(\.observer) }

    /// Logs the payment. The observers are called in later turns: it begins, and then fails.
    open func add(_ payment: SKPayment) {
        AppEnvironment.current.host.log(
            .message("The app pays for \(payment.productIdentifier). A session makes no payments"))
        let transaction = SKPaymentTransaction(payment)
        transactions.append(transaction)
        MainQueue.async { [self] in
            notify { $0.paymentQueue(self, updatedTransactions: [transaction]) }
            MainQueue.async { [self] in
                (transaction.transactionState, transaction.error) = (.failed, SKError.noPayments)
                notify { $0.paymentQueue(self, updatedTransactions: [transaction]) }
            }
        }
    }

    open func finishTransaction(_ transaction: SKPaymentTransaction) {
        guard transaction.transactionState != .purchasing, transactions.contains(transaction) else { return }
        transactions.removeAll { $0 === transaction }
        MainQueue.async { [self] in notify { $0.paymentQueue(self, removedTransactions: [transaction]) } }
    }

    /// Calls the observers in a later turn. There is nothing to restore.
    open func restoreCompletedTransactions() {
        MainQueue.async { [self] in notify { $0.paymentQueueRestoreCompletedTransactionsFinished(self) } }
    }
    open func restoreCompletedTransactions(withApplicationUsername username: String?) { restoreCompletedTransactions() }
    /// Logs the request. No sheet is shown.
    open func presentCodeRedemptionSheet() {
        AppEnvironment.current.host.log(.message("The app asks for a code of the App Store"))
    }

    private func notify(_ body: (any SKPaymentTransactionObserver) -> Void) { transactionObservers.forEach(body) }
}
