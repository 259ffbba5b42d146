import KennelTesting
import SessionSupport
import StoreKit
import Testing
import UIKit
import Wire

private final class Loaf: SKProduct {
    override var productIdentifier: String { "loaf" }
}

private final class ShopController: LogController, SKProductsRequestDelegate, SKPaymentTransactionObserver,
    SKStoreProductViewControllerDelegate
{
    private let request = SKProductsRequest(productIdentifiers: ["loaf", "cake"])

    override func viewDidLoad() {
        super.viewDidLoad()
        SKPaymentQueue.default().add(self)
        show("pays: \(SKPaymentQueue.canMakePayments())")
        button("Products") { [unowned self] in
            request.delegate = self
            request.start()
        }
        button("Buy") { SKPaymentQueue.default().add(SKPayment(product: Loaf())) }
        button("Restore") { SKPaymentQueue.default().restoreCompletedTransactions() }
        button("Store") { [unowned self] in
            let screen = SKStoreProductViewController()
            screen.delegate = self
            screen.loadProduct(withParameters: [SKStoreProductParameterITunesItemIdentifier: 42]) { found, error in
                self.show("loaded \(found) \((error as? SKError)?.code == .storeProductNotAvailable)")
            }
            present(screen, animated: true)
        }
    }

    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
        show("\(response.products.count) products, not \(response.invalidProductIdentifiers.joined(separator: ", "))")
    }
    func requestDidFinish(_ request: SKRequest) { show("finished") }
    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]) {
        for transaction in transactions {
            let isRefused = (transaction.error as? SKError)?.code == .paymentNotAllowed
            show("\(transaction.payment.productIdentifier) \(transaction.transactionState) \(isRefused)")
            if transaction.transactionState == .failed { queue.finishTransaction(transaction) }
        }
    }
    func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]) {
        show("removed \(transactions.count), left \(queue.transactions.count)")
    }
    func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) { show("restored") }
    func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {
        viewController.dismiss(animated: true)
        show("closed")
    }
}

@Suite("The App Store, which a session does not reach")
struct PaymentTests {
    private static let app: @Sendable () -> any UIApplicationDelegate = { WindowApp(ShopController()) }

    @Test func `Requested products are invalid`() async throws {
        let session = await TestSession.open(Self.app)
        #expect(await session.shows("pays: false"))
        try await session.tap("Products")
        #expect(await session.texts().suffix(2) == ["0 products, not cake, loaf", "finished"])
        #expect(await session.log().contains { $0.contains("no products here: cake, loaf") })
    }

    @Test func `A payment begins, fails and is removed`() async throws {
        let session = await TestSession.open(Self.app)
        try await session.tap("Buy")
        #expect(
            await session.texts().suffix(3) == ["loaf purchasing false", "loaf failed true", "removed 1, left 0"])
        try await session.tap("Restore")
        #expect(await session.shows("restored"))
        let before = await session.texts()
        #expect(try await session.rebuilt(Self.app).texts() == before)
    }

    @Test func `The screen of a product says that there is no App Store`() async throws {
        let session = await TestSession.open(Self.app)
        try await session.tap("Store")
        #expect(await session.shows("App Store: 42\nThe App Store is not available here"))
        try await session.tap("Done")
        #expect(await session.texts().suffix(2) == ["loaded false true", "closed"])
    }

    @Test func `There are no products and no entitlements`() async throws {
        #expect(try await Product.products(for: ["loaf"]).isEmpty)
        var count = 0
        for await _ in Transaction.currentEntitlements { count += 1 }
        #expect(count == 0)
        #expect(await Transaction.latest(for: "loaf") == nil)
    }
}
