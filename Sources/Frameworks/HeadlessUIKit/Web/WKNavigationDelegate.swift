#if canImport(FoundationNetworking)
    public import FoundationNetworking
#endif

public final class WKNavigation: NSObject {
    override init() {}
}

public final class WKNavigationAction: NSObject {
    /// What asks for a page; here code does, because links inside a frame are the browser's own affair.
    public let request: URLRequest
    /// Why a page is asked for.
    public let navigationType: WKNavigationType

    init(_ request: URLRequest, _ type: WKNavigationType) {
        (self.request, navigationType) = (request, type)
    }
}

/// Why a page is asked for.
public enum WKNavigationType: Int, Sendable {
    case linkActivated, formSubmitted, backForward, reload, formResubmitted
    case other = -1
}

/// Whether a page may be asked for.
public enum WKNavigationActionPolicy: Int, Sendable {
    case cancel, allow
}

/// Hears how a web view's loads go.
public protocol WKNavigationDelegate: AnyObject {
    /// Whether a page may be asked for; `decisionHandler` is called at once or later, and is not asked about links
    /// inside a frame, which the browser follows by itself.
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping (WKNavigationActionPolicy) -> Void)
    /// A load began.
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
    /// A page is there and is being drawn.
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
    /// The load is over. What the browser then makes of the page is its own affair.
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
    /// A page that was there failed later; never called here.
    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
    /// There is no page: nobody answered, or answered with a status that is no success.
    func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
}

extension WKNavigationDelegate {
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
    ) { decisionHandler(.allow) }
    /// Does nothing.
    public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
    /// Does nothing.
    public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
    /// Does nothing.
    public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
    /// Does nothing.
    public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
    /// Does nothing.
    public func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
    ) {}
}
