import Flexbox
import Foundation
public import HeadlessUIKit

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A web page inside a screen (Beagle iOS 2.1, WebView.swift).
///
/// The view fills the available space, so it needs `grow` or a size.
public struct WebView: Widget, HasContext {
    /// The absolute URL, which is not joined to the base URL. An empty text loads nothing.
    public var url: Expression<String>
    public var id: String?
    public var style: Style?
    public var accessibility: Accessibility?
    public var context: Context?

    public init(
        url: Expression<String>, id: String? = nil, style: Style? = nil, accessibility: Accessibility? = nil,
        context: Context? = nil
    ) {
        self.url = url
        self.id = id
        self.style = style
        self.accessibility = accessibility
        self.context = context
    }

    /// Creates a web view with a spinner.
    public func toView(renderer: BeagleRenderer) -> UIView {
        let view = WebPageView(on: renderer.controller)
        renderer.keep(view, upToDateWith: url) { $0.show($1 ?? "") }
        return view
    }
}

/// The view of a web page. If the page cannot be loaded, the view sets an error state of the screen, with a retry.
final class WebPageView: UIView, WKNavigationDelegate, SpokenBox {
    private let page = WKWebView()
    private let spinner = UIActivityIndicatorView(style: .medium)
    private weak var controller: (any BeagleController)?
    private var address = ""

    init(on controller: (any BeagleController)?) {
        self.controller = controller
        super.init(frame: .zero)
        becomeBox { $0.flexGrow = 1 }
        page.navigationDelegate = self
        for view in [page, spinner] { addSubview(view) }
        page.becomeBox { $0.flexGrow = 1 }
        spinner.becomeBox {
            $0.positionType = .absolute
            for edge in [FlexStyle.Edge.left, .top, .right, .bottom] { $0[position: edge] = 0 }
        }
        spinner.hidesWhenStopped = true
        spinner.isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    var spokenView: UIView { page }

    /// Loads a page, unless it was the last one requested.
    func show(_ address: String) {
        guard address != self.address else { return }
        self.address = address
        load()
    }

    private func load() {
        guard !address.isEmpty else {
            page.stopLoading()
            return spinner.stopAnimating()
        }
        guard let url = URL(string: address) else {
            let error = UnusableAddress(address: address)
            return MainQueue.async { [weak self] in self?.fail(with: error) }
        }
        page.load(URLRequest(url: url))
    }

    private func fail(with error: any Error) {
        spinner.stopAnimating()
        controller?.serverDrivenState = .error(
            .webView(error),
            { [weak self] in
                guard let self else { return BeagleMessage.retryTargetGone.record() }
                load()
            })
    }

    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
        spinner.startAnimating()
    }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
        spinner.stopAnimating()
    }

    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {
        fail(with: error)
    }

    func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
    ) {
        fail(with: error)
    }
}

/// The error of a text that is not a URL.
private struct UnusableAddress: LocalizedError {
    let address: String

    var errorDescription: String? { "\"\(address)\" is not the address of a web page." }
}
