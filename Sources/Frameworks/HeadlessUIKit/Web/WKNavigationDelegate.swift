#if canImport(FoundationNetworking)
    public import FoundationNetworking
#endif

public final class WKNavigation: NSObject {
    override init() {}
}

public final class WKNavigationAction: NSObject {
    /// The request that code made. Links in the page are not reported, because the browser follows them.
    public let request: URLRequest
    public let navigationType: WKNavigationType

    init(_ request: URLRequest, type: WKNavigationType) {
        (self.request, navigationType) = (request, type)
    }
}

public enum WKNavigationType: Int, Sendable {
    case linkActivated, formSubmitted, backForward, reload, formResubmitted
    case other = -1
}

public enum WKNavigationActionPolicy: Int, Sendable {
    case cancel, allow
}

public protocol WKNavigationDelegate: NSObjectProtocol {
    /// Called before a page is loaded. `decisionHandler` can be called later. It is not called for links in the page,
    /// because the browser follows them.
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping (WKNavigationActionPolicy) -> Void)
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
    /// Called when the server has found the page. The browser then loads the page, which is not reported.
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
    /// Never called.
    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
    /// Called if there is no response to the request, or if the status of the response is not a success.
    func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
}

extension WKNavigationDelegate {
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
    ) {
        let answer: Void? = forward([webView, navigationAction, decisionHandler]) { (next: any WKNavigationDelegate) in
            next.webView(webView, decidePolicyFor: navigationAction, decisionHandler: decisionHandler)
        }
        if answer == nil { decisionHandler(.allow) }
    }
    /// Forwards the call if the object has a forwarding target; otherwise does nothing.
    public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
        forward([webView, navigation as Any]) { (next: any WKNavigationDelegate) in
            next.webView(webView, didStartProvisionalNavigation: navigation)
        }
    }
    /// Forwards the call if the object has a forwarding target; otherwise does nothing.
    public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
        forward([webView, navigation as Any]) { (next: any WKNavigationDelegate) in
            next.webView(webView, didCommit: navigation)
        }
    }
    /// Forwards the call if the object has a forwarding target; otherwise does nothing.
    public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
        forward([webView, navigation as Any]) { (next: any WKNavigationDelegate) in
            next.webView(webView, didFinish: navigation)
        }
    }
    /// Forwards the call if the object has a forwarding target; otherwise does nothing.
    public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {
        forward([webView, navigation as Any, error]) { (next: any WKNavigationDelegate) in
            next.webView(webView, didFail: navigation, withError: error)
        }
    }
    /// Forwards the call if the object has a forwarding target; otherwise does nothing.
    public func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
    ) {
        forward([webView, navigation as Any, error]) { (next: any WKNavigationDelegate) in
            next.webView(webView, didFailProvisionalNavigation: navigation, withError: error)
        }
    }
}
