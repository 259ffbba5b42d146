import HeadlessUIKit
import TestSupport
import Testing

@testable import Beagle

@Suite("Web views")
struct WebViewTests {
    /// A client whose responses the test sets.
    private final class Pages: WebPageAsking {
        private(set) var asked: [String] = []
        private(set) var cancelled = 0
        private var waiting: [(WebPageAnswer) -> Void] = []

        final class Token: WebPageToken {
            weak var pages: Pages?
            init(_ pages: Pages) { self.pages = pages }
            func cancel() { pages?.cancelled += 1 }
        }

        func check(_ page: URL, completion: @escaping (WebPageAnswer) -> Void) -> any WebPageToken {
            asked.append(page.absoluteString)
            waiting.append(completion)
            return Token(self)
        }

        func answer(_ answer: WebPageAnswer) { waiting.removeFirst()(answer) }
    }

    private let pages = Pages()
    private let stage = BeagleStage()

    init() {
        stage.application.values[WebPageAskingKey.self] = pages
    }

    private func shown(_ url: String) -> DocumentScreen {
        DocumentScreen(
            #"{"_beagleComponent_":"beagle:container","context":{"id":"c","value":{"u":"https://a.test/"}},"children":[{"_beagleComponent_":"beagle:webView","url":"\#(url)"}]}"#,
            on: stage)
    }

    private func page(_ shown: DocumentScreen) throws -> WKWebView {
        try #require(shown.screen.view.all(WKWebView.self).first)
    }

    private func properties(_ view: UIView) -> RecordedProperties {
        stage.run { view.projected }
    }

    private var timeline: [String] { stage.timeline.entries }

    @Test func `A web view shows its own spinner while the page is checked and reports no screen state`() throws {
        let shown = shown("https://a.test/x")
        let before = timeline
        let spinner = try #require(shown.screen.view.all(UIActivityIndicatorView.self).first)
        #expect(pages.asked == ["https://a.test/x"])
        #expect(try page(shown).isLoading)
        #expect(spinner.isAnimating)
        #expect(properties(try page(shown))["src"] == nil)
        stage.run { pages.answer(.there(allowsFraming: true)) }
        #expect(!spinner.isAnimating)
        #expect(properties(try page(shown))["src"] == "https://a.test/x")
        #expect(properties(try page(shown))["framed"] == "true")
        #expect(timeline == before)
    }

    @Test func `A page that refuses framing keeps its address but is not framed`() throws {
        let shown = shown("https://a.test/x")
        stage.run { pages.answer(.there(allowsFraming: false)) }
        let properties = properties(try page(shown))
        #expect(properties["src"] == "https://a.test/x")
        #expect(properties["framed"] == nil)
    }

    @Test func `A failed web page is a webView error whose retry loads it again`() throws {
        let shown = shown("https://a.test/x")
        stage.run { pages.answer(.missing(ScriptedFailure(reason: "no host"))) }
        guard case .error(.webView(let error), let retry) = shown.screen.serverDrivenState else {
            Issue.record("no error: \(shown.screen.serverDrivenState)")
            return
        }
        #expect(error.localizedDescription == "no host")
        #expect(!(try page(shown).isLoading))
        stage.run(retry)
        #expect(pages.asked == ["https://a.test/x", "https://a.test/x"])
        stage.run { pages.answer(.there(allowsFraming: true)) }
        #expect(properties(try page(shown))["src"] == "https://a.test/x")
    }

    @Test(arguments: ["/relative", "mailto:a@b", "http://"])
    func `An invalid web address is a webView error`(_ address: String) throws {
        let shown = shown(address)
        guard case .error(.webView(let error), _) = shown.screen.serverDrivenState else {
            Issue.record("no error: \(shown.screen.serverDrivenState)")
            return
        }
        #expect(error.localizedDescription == "\"\(address)\" is not the address of a web page.")
        #expect(pages.asked.isEmpty)
    }

    @Test func `A new URL cancels the pending load; the same URL loads nothing, and null stops loading`() throws {
        let shown = shown("@{c.u}")
        let context = try #require(try page(shown).context("c"))
        stage.run { context.set(["u": "https://a.test/", "more": 1]) }
        #expect(pages.asked == ["https://a.test/"])
        stage.run { context.set(["u": "https://b.test/"]) }
        #expect(pages.asked == ["https://a.test/", "https://b.test/"])
        #expect(pages.cancelled == 1)
        stage.run { pages.answer(.there(allowsFraming: true)) }
        #expect(try page(shown).isLoading, "the answer was to the page before")
        stage.run { context.set([:]) }
        #expect(pages.asked.count == 2)
        #expect(!(try page(shown).isLoading))
        if case .error = shown.screen.serverDrivenState { Issue.record("the empty address is no error") }
    }

    @Test func `Decoding and encoding keep every member, and the url is required`() throws {
        let coder = BeagleCoder.builtIn()
        let text =
            #"{"_beagleComponent_":"beagle:webview","context":{"id":"x","value":1},"id":"w","style":{"flex":{"grow":1}},"url":"@{a}"}"#
        let json = try coder.json(of: AnyComponent(component: try coder.component(text)))
        #expect(json["url"]?.string == "@{a}")
        #expect(json["id"]?.string == "w")
        #expect(json["context"]?["id"]?.string == "x")
        #expect(json["style"]?["flex"]?["grow"]?.double == 1)
        #expect(try coder.error(in: #"{"_beagleComponent_":"beagle:webView"}"#).path == "url")
    }
}
