public import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
    /// Called when the user pressed Done. The controller is dismissed automatically.
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
    func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
}

extension SFSafariViewControllerDelegate {
    /// Does nothing.
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
    /// Does nothing.
    public func safariViewController(
        _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
    ) {}
}

/// A controller that shows a page in a ``WKWebView``, with its address and a Done button.
open class SFSafariViewController: UIViewController {
    /// Has no visible effect.
    public final class Configuration: NSObject {
        public var entersReaderIfAvailable = false
        public var barCollapsingEnabled = true
        public override init() {}
    }

    public enum DismissButtonStyle: Int, Sendable { case done, close, cancel }

    open weak var delegate: (any SFSafariViewControllerDelegate)?
    public let configuration: Configuration
    open var preferredControlTintColor: UIColor? { didSet { dress() } }
    open var preferredBarTintColor: UIColor? { didSet { dress() } }
    open var dismissButtonStyle = DismissButtonStyle.done { didSet { dress() } }

    private let address: URL
    private let page = WKWebView()
    /// The navigation controller that shows the bar.
    private weak var stack: UINavigationController?

    /// Creates a controller for a page of http or https, which is loaded when the controller appears.
    public convenience init(url: URL) { self.init(url: url, configuration: Configuration()) }

    /// Creates a controller. `entersReaderIfAvailable` is stored; it has no visible effect.
    public convenience init(url: URL, entersReaderIfAvailable: Bool) {
        let configuration = Configuration()
        configuration.entersReaderIfAvailable = entersReaderIfAvailable
        self.init(url: url, configuration: configuration)
    }

    public init(url: URL, configuration: Configuration) {
        (address, self.configuration) = (url, configuration)
        super.init(nibName: nil, bundle: nil)
    }

    /// Always returns nil.
    public required init?(coder: NSCoder) { nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        let screen = UIViewController()
        screen.view = page
        screen.title = address.host() ?? address.absoluteString
        let stack = UINavigationController(rootViewController: screen)
        addChild(stack)
        stack.view.frame = view.bounds
        stack.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(stack.view)
        stack.didMove(toParent: self)
        self.stack = stack
        dress()
        page.navigationDelegate = self
        page.load(URLRequest(url: address))
    }

    package override var plainPresentationStyle: UIModalPresentationStyle { .fullScreen }

    private func dress() {
        guard let stack, let item = stack.viewControllers.first?.navigationItem else { return }
        let word: UIBarButtonItem.SystemItem =
            switch dismissButtonStyle {
            case .done: .done
            case .close: .close
            case .cancel: .cancel
            }
        let button = UIBarButtonItem(systemItem: word, primaryAction: UIAction { [weak self] _ in self?.finish() })
        button.tintColor = preferredControlTintColor
        item.leftBarButtonItem = button
        stack.navigationBar.barTintColor = preferredBarTintColor
    }

    private func finish() {
        // If the controller was pushed, it is popped.
        if let stack = navigationController, stack.viewControllers.count > 1 {
            stack.popViewController(animated: true)
        } else {
            dismiss(animated: true)
        }
        delegate?.safariViewControllerDidFinish(self)
    }
}

extension SFSafariViewController: WKNavigationDelegate {
    /// Calls the delegate after a successful load.
    public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
        delegate?.safariViewController(self, didCompleteInitialLoad: true)
    }

    /// Calls the delegate after a failed load.
    public func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
    ) {
        delegate?.safariViewController(self, didCompleteInitialLoad: false)
    }
}
