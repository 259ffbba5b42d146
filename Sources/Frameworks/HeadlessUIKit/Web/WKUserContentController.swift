/// The code that pages of a web view would run, and who would hear of it. No page runs any here, and the session's log
/// says so where some is added.
open class WKUserContentController: NSObject {
    /// Without code.
    public override init() {}
    /// The code that was added; no page runs it.
    open private(set) var userScripts: [WKUserScript] = []

    /// Keeps code for pages; none runs it, which is told.
    open func addUserScript(_ userScript: WKUserScript) {
        userScripts.append(userScript)
        Self.tell()
    }
    open func removeAllUserScripts() { userScripts = [] }
    /// Has somebody hear what code in pages says; nobody ever does, which is told.
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) { Self.tell() }
    /// Nobody hears of it any more.
    open func removeScriptMessageHandler(forName name: String) {}
    /// Nobody hears of anything any more.
    open func removeAllScriptMessageHandlers() {}

    static func tell() {
        UIApplication.shared.host.log(
            .message(
                "A web view runs no code: what is to run in a page, and what pages would say to the app, is left out"))
    }
}

/// Hears what code in pages says.
public protocol WKScriptMessageHandler: AnyObject {
    /// Code in a page said something; never called.
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// What code in a page says.
open class WKScriptMessage: NSObject {
    public let body: Any
    public let name: String

    init(body: Any, name: String) { (self.body, self.name) = (body, name) }
}

/// Code for pages.
open class WKUserScript: NSObject {
    public let source: String
    public let injectionTime: WKUserScriptInjectionTime
    /// Whether it would run in the page alone, and not in frames inside.
    public let isForMainFrameOnly: Bool

    public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
        (self.source, self.injectionTime, isForMainFrameOnly) = (source, injectionTime, forMainFrameOnly)
    }
}

/// When code for a page would run.
public enum WKUserScriptInjectionTime: Int, Sendable { case atDocumentStart, atDocumentEnd }

/// Shows what pages ask of a person; never asked, because no page runs code.
public protocol WKUIDelegate: AnyObject {}

/// Code was to run in a page, and no page runs any.
public struct WKUnsupportedScript: LocalizedError {
    public var errorDescription: String? { "A web view runs no code in its pages." }
}

extension WKWebView {
    /// Would run code in the page; fails, because a page runs none.
    public func evaluateJavaScript(
        _ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil
    ) {
        WKUserContentController.tell()
        MainQueue.async { completionHandler?(nil, WKUnsupportedScript()) }
    }
}
