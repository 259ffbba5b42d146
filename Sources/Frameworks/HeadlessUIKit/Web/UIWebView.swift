#if canImport(FoundationNetworking)
    public import FoundationNetworking
#endif

public protocol UIWebViewDelegate: NSObjectProtocol {
    func webView(
        _ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebView.NavigationType
    ) -> Bool
    func webViewDidStartLoad(_ webView: UIWebView)
    func webViewDidFinishLoad(_ webView: UIWebView)
    func webView(_ webView: UIWebView, didFailLoadWithError error: any Error)
}

extension UIWebViewDelegate {
    public func webView(
        _ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebView.NavigationType
    ) -> Bool { true }
    public func webViewDidStartLoad(_ webView: UIWebView) {}
    public func webViewDidFinishLoad(_ webView: UIWebView) {}
    public func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) {}
}

/// The web view of older apps, on a ``WKWebView``.
open class UIWebView: UIView {
    public enum NavigationType: Int, Sendable {
        case linkClicked, formSubmitted, backForward, reload, formResubmitted, other
    }

    open weak var delegate: (any UIWebViewDelegate)?
    /// Stored; has no visible effect.
    open var scalesPageToFit = false
    /// Stored; has no visible effect.
    open var allowsInlineMediaPlayback = false
    /// Stored; has no visible effect.
    open var mediaPlaybackRequiresUserAction = true
    /// Stored; has no visible effect.
    open var dataDetectorTypes: UIDataDetectorTypes = .phoneNumber
    private let page = WKWebView()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        begin()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        begin()
    }

    private func begin() {
        page.frame = bounds
        page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        page.navigationDelegate = self
        addSubview(page)
    }

    open var scrollView: UIScrollView { page.scrollView }
    open private(set) var request: URLRequest?
    open var isLoading: Bool { page.isLoading }
    open var canGoBack: Bool { page.canGoBack }
    open var canGoForward: Bool { page.canGoForward }

    open func loadRequest(_ request: URLRequest) {
        self.request = request
        page.load(request)
    }

    open func loadHTMLString(_ string: String, baseURL: URL?) { page.loadHTMLString(string, baseURL: baseURL) }
    open func goBack() { page.goBack() }
    open func goForward() { page.goForward() }
    open func reload() { page.reload() }
    open func stopLoading() { page.stopLoading() }

    /// Returns nil, because only the browser runs scripts.
    open func stringByEvaluatingJavaScript(from script: String) -> String? { nil }
}

extension UIWebView: WKNavigationDelegate {
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
    ) {
        let isAllowed = delegate?.webView(self, shouldStartLoadWith: navigationAction.request, navigationType: .other)
        decisionHandler(isAllowed == false ? .cancel : .allow)
    }

    public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
        delegate?.webViewDidStartLoad(self)
    }

    public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
        delegate?.webViewDidFinishLoad(self)
    }

    public func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
    ) { delegate?.webView(self, didFailLoadWithError: error) }
}
