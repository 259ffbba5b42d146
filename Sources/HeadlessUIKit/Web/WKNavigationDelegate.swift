/// One load of a web view, to tell it from others.
public final class WKNavigation: NSObject {
    override init() {}
}

/// Hears how a web view's loads go.
public protocol WKNavigationDelegate: AnyObject {
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
