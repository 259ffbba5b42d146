#if canImport(FoundationNetworking)
    public import FoundationNetworking
#endif

/// A frame of a page. No object of this class exists, because only the browser knows a page's frames.
public final class WKFrameInfo: NSObject {
    public let isMainFrame: Bool
    public let request: URLRequest
    public private(set) weak var webView: WKWebView?

    private init(isMainFrame: Bool, request: URLRequest) { (self.isMainFrame, self.request) = (isMainFrame, request) }
}

/// The size and bars that a page requests for a new window. Stored; has no visible effect.
public final class WKWindowFeatures: NSObject {
    public var x: NSNumber? { nil }
    public var y: NSNumber? { nil }
    public var width: NSNumber? { nil }
    public var height: NSNumber? { nil }
    public var allowsResizing: NSNumber? { nil }
}

/// The panels and windows of a page. The browser shows them, so that no method is called.
public protocol WKUIDelegate: NSObjectProtocol {
    /// Never called.
    func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
        for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
    ) -> WKWebView?
    /// Never called.
    func webViewDidClose(_ webView: WKWebView)
    /// Never called.
    func webView(
        _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping () -> Void)
    /// Never called.
    func webView(
        _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping (Bool) -> Void)
    /// Never called.
    func webView(
        _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping (String?) -> Void)
}

extension WKUIDelegate {
    /// Returns nil.
    public func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
        for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
    ) -> WKWebView? { nil }
    /// Does nothing.
    public func webViewDidClose(_ webView: WKWebView) {}
    /// Completes at once.
    public func webView(
        _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping () -> Void
    ) { completionHandler() }
    /// Completes with false.
    public func webView(
        _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(false) }
    /// Completes with nil.
    public func webView(
        _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping (String?) -> Void
    ) { completionHandler(nil) }
}
