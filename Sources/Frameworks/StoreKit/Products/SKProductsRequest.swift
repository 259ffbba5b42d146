public import Foundation
import HeadlessUIKit

public protocol SKRequestDelegate: NSObjectProtocol {
    func requestDidFinish(_ request: SKRequest)
    func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
    public func requestDidFinish(_ request: SKRequest) {
        forward([request]) { (next: any SKRequestDelegate) in next.requestDidFinish(request) }
    }
    public func request(_ request: SKRequest, didFailWithError error: any Error) {
        forward([request, error]) { (next: any SKRequestDelegate) in next.request(request, didFailWithError: error) }
    }
}

public protocol SKProductsRequestDelegate: SKRequestDelegate {
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// A request to the App Store, which a session does not reach.
open class SKRequest: NSObject {
    /// Whether the answer is still to come.
    private var isPending = false

    override init() {}

    /// Calls the delegate in a later turn, unless the request is cancelled.
    open func start() {
        isPending = true
        MainQueue.async { [self] in
            guard isPending else { return }
            isPending = false
            respond()
        }
    }
    open func cancel() { isPending = false }

    func respond() {}
}

/// A request for products. All identifiers are invalid, as on iOS for an app without products in App Store Connect.
open class SKProductsRequest: SKRequest {
    open weak var delegate: (any SKProductsRequestDelegate)?
    private let identifiers: Set<String>

    public init(productIdentifiers: Set<String>) { identifiers = productIdentifiers }

    override func respond() {
        let names = identifiers.sorted()
        AppEnvironment.current.host.log(
            .message("The App Store has no products here: \(names.joined(separator: ", "))"))
        delegate?.productsRequest(self, didReceive: SKProductsResponse(invalid: names))
        delegate?.requestDidFinish(self)
    }
}

open class SKProductsResponse: NSObject {
    /// Always empty.
    open var products: [SKProduct] { [] }
    /// All requested identifiers, sorted.
    public let invalidProductIdentifiers: [String]

    init(invalid: [String]) { invalidProductIdentifiers = invalid }
}

/// A request for a new receipt, which fails.
open class SKReceiptRefreshRequest: SKRequest {
    open weak var delegate: (any SKRequestDelegate)?
    public let receiptProperties: [String: Any]?

    public init(receiptProperties properties: [String: Any]?) { receiptProperties = properties }

    override func respond() {
        delegate?.request(self, didFailWithError: SKError(.unknown, message: "A session has no receipt"))
    }
}
