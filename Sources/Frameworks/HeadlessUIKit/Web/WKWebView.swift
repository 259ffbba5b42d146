package import ViewSchema

#if canImport(FoundationNetworking)
    public import FoundationNetworking
#endif

/// A view with a web page, which the browser draws in a sandboxed frame after the server has checked that the page
/// exists.
///
/// Only http and https are loaded. A page that does not allow framing is shown as a link.
open class WKWebView: UIView {
    open weak var navigationDelegate: (any WKNavigationDelegate)?

    /// Never used.
    open weak var uiDelegate: (any WKUIDelegate)?
    public let configuration: WKWebViewConfiguration
    /// Stored; has no visible effect. The browser scrolls the page.
    public private(set) lazy var scrollView = UIScrollView()
    /// Stored; has no visible effect.
    open var customUserAgent: String?
    /// Stored; has no visible effect.
    open var allowsLinkPreview = true
    /// Stored; has no visible effect.
    open var underPageBackgroundColor: UIColor! = .white

    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        self.configuration = configuration
        super.init(frame: frame)
    }

    public override convenience init(frame: CGRect) { self.init(frame: frame, configuration: WKWebViewConfiguration()) }

    public required init?(coder: NSCoder) {
        configuration = WKWebViewConfiguration()
        super.init(coder: coder)
    }

    private var stage = Stage.empty
    /// The view with the text of a page that was loaded from a string; nil for other pages.
    private var words: UITextView?

    private enum Stage {
        case empty
        case loading(URL, WKNavigation, (any WebPageToken)?)
        case shown(URL, isFramed: Bool)
        case failed(URL)
    }

    /// The visited pages and the current position.
    private var history = WebHistory()

    public var canGoBack: Bool { history.canGoBack }
    public var canGoForward: Bool { history.canGoForward }
    /// Always nil, because only the browser reads the page.
    public var title: String? { nil }
    /// The progress of loading: 0 while the server checks the page, and then 1.
    public var estimatedProgress: Double {
        switch stage {
        case .loading: 0.1
        case .shown: 1
        case .empty, .failed: 0
        }
    }
    /// Stored; has no visible effect.
    open var allowsBackForwardNavigationGestures = false

    /// Goes to the previous page of the history. Returns nil if there is none.
    @discardableResult
    open func goBack() -> WKNavigation? { history.page(by: -1).flatMap { navigate(by: -1, to: $0) } }

    /// Goes to the next page of the history. Returns nil if there is none.
    @discardableResult
    open func goForward() -> WKNavigation? { history.page(by: 1).flatMap { navigate(by: 1, to: $0) } }

    private func navigate(by step: Int, to page: URL) -> WKNavigation? {
        load(URLRequest(url: page), type: .backForward) { $0.move(by: step) }
    }

    public var isLoading: Bool {
        if case .loading = stage { true } else { false }
    }

    /// The URL of the page that is shown or loading, or of the last page that failed; nil before the first page.
    public var url: URL? {
        switch stage {
        case .empty: nil
        case .loading(let url, _, _), .shown(let url, _), .failed(let url): url
        }
    }

    deinit {
        stopAsking()
    }

    /// Loads a page. Only the URL of the request is used.
    @discardableResult
    open func load(_ request: URLRequest) -> WKNavigation? {
        load(request, type: .other) { history in if let url = request.url { history.visit(url) } }
    }

    /// Loads a page if the navigation delegate allows it, and then records it in the history.
    private func load(
        _ request: URLRequest, type: WKNavigationType, record note: @escaping (inout WebHistory) -> Void
    ) -> WKNavigation? {
        let navigation = WKNavigation()
        guard let navigationDelegate else { return start(request, navigation: navigation, record: note) }
        navigationDelegate.webView(self, decidePolicyFor: WKNavigationAction(request, type: type)) {
            [weak self] policy in
            guard policy == .allow, let self else { return }
            _ = start(request, navigation: navigation, record: note)
        }
        return navigation
    }

    private func start(
        _ request: URLRequest, navigation: WKNavigation, record note: (inout WebHistory) -> Void
    ) -> WKNavigation? {
        stopAsking()
        guard let url = request.url, Self.canLoad(url) else {
            change(to: request.url.map(Stage.failed) ?? .empty)
            let error = UnsupportedWebAddress(address: request.url?.absoluteString ?? "")
            MainQueue.async { [weak self] in
                guard let self else { return }
                navigationDelegate?.webView(self, didFailProvisionalNavigation: navigation, withError: error)
            }
            return navigation
        }
        note(&history)
        let asking = AppEnvironment.current.values[WebPageAskingKey.self]
        change(to: .loading(url, navigation, nil))
        navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
        guard let asking else {
            show(url, isFramed: true, navigation: navigation)
            return navigation
        }
        let token = asking.check(url) { [weak self] in self?.answered($0, for: navigation) }
        if case .loading(let url, let current, nil) = stage, current === navigation {
            stage = .loading(url, navigation, token)
        }
        return navigation
    }

    @discardableResult
    open func reload() -> WKNavigation? {
        url.flatMap { load(URLRequest(url: $0), type: .reload) { _ in } }
    }

    /// Shows a file of the bundle or the session's folders like ``loadHTMLString(_:baseURL:)``. Returns nil if it
    /// cannot be read.
    @discardableResult
    open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
        guard let page = try? String(contentsOf: URL, encoding: .utf8) else { return nil }
        return loadHTMLString(page, baseURL: URL)
    }

    /// Shows the plain text of an HTML page, and logs a message. `baseURL` has no effect.
    @discardableResult
    open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
        let navigation = WKNavigation()
        stopAsking()
        change(to: .empty)
        let view = UITextView(frame: bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.isEditable = false
        view.font = .systemFont(ofSize: 16)
        view.text = PageWords(string).text
        addSubview(view)
        words = view
        AppEnvironment.current.host.log(.message("A page that code has as a text is shown as its words"))
        navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
        navigationDelegate?.webView(self, didCommit: navigation)
        navigationDelegate?.webView(self, didFinish: navigation)
        return navigation
    }

    open func stopLoading() {
        stopAsking()
        if case .loading = stage { change(to: .empty) }
    }

    package override var plainKind: ViewKind { .webview }

    package override func projectContent(_ keys: PropertyKeys, into writer: any PropertyWriter) {
        super.projectContent(keys, into: writer)
        guard keys.contains(.content) else { return }
        if case .shown(let url, let isFramed) = stage {
            writer.setString(.src, to: url.absoluteString)
            writer.setBool(.framed, to: isFramed)
        } else {
            writer.setString(.src, to: nil)
            writer.setBool(.framed, to: false)
        }
    }

    private func answered(_ answer: WebPageAnswer, for navigation: WKNavigation) {
        guard case .loading(let url, let current, _) = stage, current === navigation else { return }
        switch answer {
        case .there(let allowsFraming): show(url, isFramed: allowsFraming, navigation: navigation)
        case .missing(let error):
            change(to: .failed(url))
            navigationDelegate?.webView(self, didFailProvisionalNavigation: navigation, withError: error)
        }
    }

    private func show(_ url: URL, isFramed: Bool, navigation: WKNavigation) {
        change(to: .shown(url, isFramed: isFramed))
        navigationDelegate?.webView(self, didCommit: navigation)
        navigationDelegate?.webView(self, didFinish: navigation)
    }

    private func change(to stage: Stage) {
        self.stage = stage
        words?.removeFromSuperview()
        words = nil
        mark(.content)
    }

    private func stopAsking() {
        if case .loading(_, _, let token) = stage { token?.cancel() }
    }

    private static func canLoad(_ url: URL) -> Bool {
        guard let scheme = url.scheme?.lowercased(), url.host?.isEmpty == false else { return false }
        return scheme == "https" || scheme == "http"
    }
}

/// The error for an address that is neither http nor https.
struct UnsupportedWebAddress: LocalizedError {
    let address: String

    var errorDescription: String? { "\"\(address)\" is not the address of a web page." }
}
