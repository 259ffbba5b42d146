import Foundation
import FoundationNetworking
import HeadlessUIKit
import TestSupport
import Testing

@Suite("The pages of a web view")
struct WebHistoryTests {
    private final class Delegate: NSObject, WKNavigationDelegate {
        var asked: [String] = []
        var forbidden = ""

        func webView(
            _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
            decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
        ) {
            let host = navigationAction.request.url?.host ?? "?"
            asked.append("\(host) \(navigationAction.navigationType)")
            decisionHandler(host == forbidden ? .cancel : .allow)
        }
    }

    private func load(_ name: String, in web: WKWebView) throws {
        web.load(URLRequest(url: try #require(URL(string: "https://\(name)/"))))
    }

    @Test func `Web pages can be gone through back and forward, and a new page clears the forward list`() throws {
        let web = WKWebView(), stage = try Stage(root: UIViewController())
        try stage.act {
            #expect(!web.canGoBack && web.goBack() == nil && web.estimatedProgress == 0)
            for name in ["a", "b", "c"] { try load(name, in: web) }
            #expect(web.canGoBack && !web.canGoForward && web.estimatedProgress == 1)
            web.goBack()
            web.goBack()
            #expect(web.url?.host == "a" && !web.canGoBack)
            web.goForward()
            #expect(web.url?.host == "b")
            web.reload()
            #expect(web.canGoBack && web.canGoForward)
            try load("d", in: web)
            #expect(!web.canGoForward)
            web.goBack()
            #expect(web.url?.host == "b")
        }
    }

    @Test func `The delegate decides on each load with its reason, and a refused page is not loaded`() throws {
        let web = WKWebView(), delegate = Delegate(), stage = try Stage(root: UIViewController())
        web.navigationDelegate = delegate
        delegate.forbidden = "b"
        try stage.act {
            try load("a", in: web)
            try load("b", in: web)
            #expect(web.url?.host == "a" && !web.canGoBack)
            try load("c", in: web)
            web.goBack()
            web.reload()
        }
        #expect(delegate.asked == ["a other", "b other", "c other", "a backForward", "a reload"])
    }
}
