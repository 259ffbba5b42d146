#if canImport(FoundationNetworking)
    public import FoundationNetworking
#endif

/// A page of the web inside the app, drawn by the browser in a sandboxed frame once the server found it there.
///
/// Only http and https are loaded. A page that refuses to be framed is a link instead.
open class WKWebView: UIView {
    /// Who hears how loads go.
    open weak var navigationDelegate: (any WKNavigationDelegate)?

    /// Who shows what pages ask of a person; never asked.
    open weak var uiDelegate: (any WKUIDelegate)?
    public let configuration: WKWebViewConfiguration
    /// What moves the page; kept, because the browser moves it by itself.
    public private(set) lazy var scrollView = UIScrollView()
    /// What the browser would call itself; kept.
    open var customUserAgent: String?
    /// Whether a long press on a link shows its page; kept.
    open var allowsLinkPreview = true

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
    /// The words of a page that code has as a text.
    private var words: UITextView?

    private enum Stage {
        case empty
        case loading(URL, WKNavigation, (any WebPageToken)?)
        case shown(URL, isFramed: Bool)
        case failed(URL)
    }

    /// The pages that were loaded one after the other, and which of them is there.
    private var history = WebHistory()

    /// Whether there is a page before the one that is there.
    public var canGoBack: Bool { history.canGoBack }
    /// Whether there is a page behind the one that is there.
    public var canGoForward: Bool { history.canGoForward }
    /// What the page calls itself; always nil, because only the browser reads the page.
    public var title: String? { nil }
    /// How much of the load is done: nothing while the page is asked for, and then all.
    public var estimatedProgress: Double {
        switch stage {
        case .loading: 0.1
        case .shown: 1
        case .empty, .failed: 0
        }
    }
    /// Whether swipes from the sides go through the pages; kept, they do not.
    open var allowsBackForwardNavigationGestures = false

    /// Loads the page before, nil where there is none.
    @discardableResult
    open func goBack() -> WKNavigation? { history.page(by: -1).flatMap { go(by: -1, to: $0) } }

    /// Loads the page behind, nil where there is none.
    @discardableResult
    open func goForward() -> WKNavigation? { history.page(by: 1).flatMap { go(by: 1, to: $0) } }

    private func go(by step: Int, to page: URL) -> WKNavigation? {
        load(URLRequest(url: page), .backForward) { $0.move(by: step) }
    }

    public var isLoading: Bool {
        if case .loading = stage { true } else { false }
    }

    /// What is shown, loading or was to be loaded last.
    public var url: URL? {
        switch stage {
        case .empty: nil
        case .loading(let url, _, _), .shown(let url, _), .failed(let url): url
        }
    }

    deinit {
        stopAsking()
    }

    /// Loads a page in place of what is there; only the URL of the request counts.
    @discardableResult
    open func load(_ request: URLRequest) -> WKNavigation? {
        load(request, .other) { history in if let url = request.url { history.visit(url) } }
    }

    /// Loads a page once the delegate allows it, and then notes in the history that it was asked for.
    private func load(
        _ request: URLRequest, _ type: WKNavigationType, _ note: @escaping (inout WebHistory) -> Void
    ) -> WKNavigation? {
        let navigation = WKNavigation()
        guard let navigationDelegate else { return start(request, navigation, note) }
        navigationDelegate.webView(self, decidePolicyFor: WKNavigationAction(request, type)) { [weak self] policy in
            guard policy == .allow, let self else { return }
            _ = start(request, navigation, note)
        }
        return navigation
    }

    private func start(
        _ request: URLRequest, _ navigation: WKNavigation, _ note: (inout WebHistory) -> Void
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
        let asking = UIApplication.shared.values[WebPageAskingKey.self]
        change(to: .loading(url, navigation, nil))
        navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
        guard let asking else {
            show(url, isFramed: true, navigation)
            return navigation
        }
        let token = asking.ask(for: url) { [weak self] in self?.answered($0, for: navigation) }
        if case .loading(let url, let current, nil) = stage, current === navigation {
            stage = .loading(url, navigation, token)
        }
        return navigation
    }

    /// Loads the last page anew.
    @discardableResult
    open func reload() -> WKNavigation? {
        url.flatMap { load(URLRequest(url: $0), .reload) { _ in } }
    }

    /// Shows a page that lies in the app's bundle or the session's files, as ``loadHTMLString(_:baseURL:)`` does;
    /// nothing where it cannot be read.
    @discardableResult
    open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
        guard let page = try? String(contentsOf: URL, encoding: .utf8) else { return nil }
        return loadHTMLString(page, baseURL: URL)
    }

    /// Shows a page that code has as a text. Of it the words are shown, without looks, pictures and links, and the
    /// session's log says so; the address is counted as nobody's.
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
        UIApplication.shared.host.log(.message("A page that code has as a text is shown as its words"))
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
            writer.string("src", url.absoluteString)
            writer.bool("framed", isFramed)
        } else {
            writer.string("src", nil)
            writer.bool("framed", false)
        }
    }

    private func answered(_ answer: WebPageAnswer, for navigation: WKNavigation) {
        guard case .loading(let url, let current, _) = stage, current === navigation else { return }
        switch answer {
        case .there(let allowsFraming): show(url, isFramed: allowsFraming, navigation)
        case .missing(let error):
            change(to: .failed(url))
            navigationDelegate?.webView(self, didFailProvisionalNavigation: navigation, withError: error)
        }
    }

    private func show(_ url: URL, isFramed: Bool, _ navigation: WKNavigation) {
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

/// An address that no web view loads.
struct UnsupportedWebAddress: LocalizedError {
    let address: String

    var errorDescription: String? { "\"\(address)\" is not the address of a web page." }
}
