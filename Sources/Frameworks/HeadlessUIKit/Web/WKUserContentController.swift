/// The scripts of a web view. User scripts are not supported, because pages run only their own scripts. Adding a script
/// is logged.
open class WKUserContentController: NSObject {
    public override init() {}
    /// Stored; never run.
    open private(set) var userScripts: [WKUserScript] = []

    /// Stores the script and logs a message, because it is never run.
    open func addUserScript(_ userScript: WKUserScript) {
        userScripts.append(userScript)
        Self.logUnsupported()
    }
    open func removeAllUserScripts() { userScripts = [] }
    /// Logs a message, because the handler is never called.
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) { Self.logUnsupported() }
    /// Has no effect.
    open func removeScriptMessageHandler(forName name: String) {}
    /// Has no effect.
    open func removeAllScriptMessageHandlers() {}

    static func logUnsupported() {
        AppEnvironment.current.host.log(
            .message(
                "A web view runs no code: what is to run in a page, and what pages would say to the app, is left out"))
    }
}

public protocol WKScriptMessageHandler: AnyObject {
    /// Never called.
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

open class WKScriptMessage: NSObject {
    public let body: Any
    public let name: String

    init(body: Any, name: String) { (self.body, self.name) = (body, name) }
}

open class WKUserScript: NSObject {
    public let source: String
    public let injectionTime: WKUserScriptInjectionTime
    public let isForMainFrameOnly: Bool

    public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
        (self.source, self.injectionTime, isForMainFrameOnly) = (source, injectionTime, forMainFrameOnly)
    }
}

public enum WKUserScriptInjectionTime: Int, Sendable { case atDocumentStart, atDocumentEnd }

/// The error of running a script in a page, which is not supported.
public struct WKUnsupportedScript: LocalizedError {
    public var errorDescription: String? { "A web view runs no code in its pages." }
}

extension WKWebView {
    /// Always fails, because pages run only their own scripts.
    public func evaluateJavaScript(
        _ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil
    ) {
        WKUserContentController.logUnsupported()
        MainQueue.async { completionHandler?(nil, WKUnsupportedScript()) }
    }
}
