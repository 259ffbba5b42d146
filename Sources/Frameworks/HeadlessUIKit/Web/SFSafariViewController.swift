public import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Hears what becomes of a browser inside the app.
public protocol SFSafariViewControllerDelegate: AnyObject {
    /// A person is done with it; it is taken away by itself.
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
    /// The first page was there, or was not.
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

/// A browser inside the app: a page as ``WKWebView`` shows it, its address, and a button to be done.
open class SFSafariViewController: UIViewController {
    /// How the browser is set up; kept.
    public final class Configuration: NSObject {
        /// Whether a page is shown as its text where it can be.
        public var entersReaderIfAvailable = false
        /// Whether the bar becomes small while a person scrolls.
        public var barCollapsingEnabled = true
        public override init() {}
    }

    public enum DismissButtonStyle: Int, Sendable { case done, close, cancel }

    /// Who hears what becomes of it.
    open weak var delegate: (any SFSafariViewControllerDelegate)?
    public let configuration: Configuration
    open var preferredControlTintColor: UIColor? { didSet { dress() } }
    open var preferredBarTintColor: UIColor? { didSet { dress() } }
    open var dismissButtonStyle = DismissButtonStyle.done { didSet { dress() } }

    private let address: URL
    private let page = WKWebView()
    /// What has the bar.
    private weak var stack: UINavigationController?

    /// A browser that loads a page, of http or https, as it comes onto the screen.
    public convenience init(url: URL) { self.init(url: url, configuration: Configuration()) }

    /// A browser that loads a page, as the text of it where that is wished for; kept.
    public convenience init(url: URL, entersReaderIfAvailable: Bool) {
        let configuration = Configuration()
        configuration.entersReaderIfAvailable = entersReaderIfAvailable
        self.init(url: url, configuration: configuration)
    }

    /// A browser that loads a page.
    public init(url: URL, configuration: Configuration) {
        (address, self.configuration) = (url, configuration)
        super.init(nibName: nil, bundle: nil)
    }

    /// There is none in a storyboard.
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
        // Where it stands in a stack of screens, it goes as it came.
        if let stack = navigationController, stack.viewControllers.count > 1 {
            stack.popViewController(animated: true)
        } else {
            dismiss(animated: true)
        }
        delegate?.safariViewControllerDidFinish(self)
    }
}

extension SFSafariViewController: WKNavigationDelegate {
    /// Tells the delegate that the page is there.
    public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
        delegate?.safariViewController(self, didCompleteInitialLoad: true)
    }

    /// Tells the delegate that there is no page.
    public func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
    ) {
        delegate?.safariViewController(self, didCompleteInitialLoad: false)
    }
}
