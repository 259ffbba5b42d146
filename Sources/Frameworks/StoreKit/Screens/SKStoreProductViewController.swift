public import Foundation
public import HeadlessUIKit

public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {
    /// Called when the user has closed the screen, which the delegate dismisses.
    func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}

extension SKStoreProductViewControllerDelegate {
    public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {
        let answer: Void? = forward([viewController]) { (next: any SKStoreProductViewControllerDelegate) in
            next.productViewControllerDidFinish(viewController)
        }
        if answer == nil { viewController.dismiss(animated: true) }
    }
}

/// A screen that says that the App Store is not available, with the number of the product.
open class SKStoreProductViewController: UIViewController {
    open weak var delegate: (any SKStoreProductViewControllerDelegate)?
    private var product = ""
    private let words = UILabel()
    private lazy var closeButton = UIButton(
        type: .system,
        primaryAction: UIAction(title: SystemQuestion.word("Done")) { [weak self] _ in
            guard let self else { return }
            if let delegate { delegate.productViewControllerDidFinish(self) } else { dismiss(animated: true) }
        })

    /// Shows the number of a product. Calls `block` asynchronously with false and `storeProductNotAvailable`.
    open func loadProduct(
        withParameters parameters: [String: Any], completionBlock block: ((Bool, (any Error)?) -> Void)? = nil
    ) {
        product = parameters[SKStoreProductParameterITunesItemIdentifier].map { "\($0)" } ?? ""
        describe()
        MainQueue.async {
            block?(false, SKError(.storeProductNotAvailable, message: "A session does not reach the App Store"))
        }
    }

    private func describe() { words.text = "App Store: \(product)\nThe App Store is not available here" }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        words.numberOfLines = 0
        words.textAlignment = .center
        describe()
        view.addSubview(words)
        view.addSubview(closeButton)
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        words.frame = view.bounds.insetBy(dx: 24, dy: 100)
        closeButton.frame = CGRect(x: 16, y: view.safeAreaInsets.top + 8, width: 80, height: 44)
    }
}

public let SKStoreProductParameterITunesItemIdentifier = "id"
public let SKStoreProductParameterAffiliateToken = "at"
public let SKStoreProductParameterCampaignToken = "ct"
public let SKStoreProductParameterProviderToken = "pt"
