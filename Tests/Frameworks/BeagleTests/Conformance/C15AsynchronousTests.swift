import HeadlessUIKit
import TestSupport
import Testing

@testable import Beagle

/// Tests with the conformance document C15, which has asynchronous parts, and with documents that are rejected.
@Suite("C15: asynchronous parts and the error surface")
struct C15AsynchronousTests {
    private let shown: LiveDocument
    private let scroll: UIScrollView
    private let control: UIRefreshControl

    init() throws {
        shown = try LiveDocument(fixture: "C15-asynchronous")
        scroll = try #require(shown.all(UIScrollView.self).first)
        control = try #require(scroll.refreshControl)
        _ = shown.stage.timeline.take()
    }

    private static let text = #"{"_beagleComponent_":"beagle:text","text":"12:04"}"#

    @Test func `PullToRefresh wraps the text in a scroll view, and only the context stops the spinner`() {
        #expect(shown.all(UIScrollView.self).count == 1)
        #expect(!control.isRefreshing)
        #expect(control.tintColor == HexColor("#08F")?.color)
        shown.stage.run { control.receivePull() }
        #expect(control.isRefreshing)
        #expect(shown.value(of: "busy") == true)
        shown.set("busy", true)
        #expect(control.isRefreshing)
        shown.set("busy", false)
        #expect(!control.isRefreshing)
    }

    @Test func `A lazy component replaces its initial state without reporting any screen state`() {
        #expect(shown.seen == ["Loading"])
        #expect(shown.stage.network.requests.map(\.url.path) == ["/now.json"])
        shown.stage.answer(Self.text)
        #expect(shown.seen == ["12:04"])
        #expect(shown.stage.timeline.take().isEmpty)
    }

    @Test func `A lazy component's failure is one error; its initial state stays and retry loads only it`() {
        shown.stage.fail()
        #expect(shown.stage.timeline.take() == ["error(lazyLoad.networkError)"])
        #expect(shown.seen == ["Loading"])
        shown.stage.run { shown.container.retries[0]() }
        #expect(shown.stage.timeline.take() == ["GET /now.json"])
        shown.stage.answer(Self.text)
        #expect(shown.seen == ["12:04"])
        #expect(shown.stage.timeline.take().isEmpty)
    }

    @Test func `A body that is not a component is a decoding error with its path, and retry works`() throws {
        shown.stage.answer(#"{"_beagleComponent_":"beagle:text"}"#)
        #expect(shown.stage.timeline.take() == ["error(lazyLoad.decoding)"])
        #expect(shown.seen == ["Loading"])
        guard case .error(.lazyLoad(.decoding(let error)), _) = shown.screen.serverDrivenState else {
            Issue.record("a decoding error expected")
            return
        }
        let place = try #require(error as? BeagleDecodingError)
        #expect(place.path == "text" && place.line == 1)
        shown.stage.run { shown.container.retries[0]() }
        shown.stage.answer(Self.text)
        #expect(shown.seen == ["12:04"])
    }

    /// A fragment of a document, and whether lenient decoding accepts it.
    struct Fragment: CustomTestStringConvertible, Sendable {
        let text: String
        let isLenient: Bool

        var testDescription: String { text }

        init(_ text: String, lenient isLenient: Bool) {
            self.text = text
            self.isLenient = isLenient
        }
    }

    static let fragments = [
        Fragment("[]", lenient: false),
        Fragment(#"{"text":"x"}"#, lenient: false),
        Fragment(#"{"_beagleComponent_":"beagle:text"}"#, lenient: false),
        Fragment(#"{"_beagleComponent_":"beagle:text","text":5}"#, lenient: true),
        Fragment(#"{"_beagleComponent_":"beagle:text","text":"a","alignment":"left"}"#, lenient: true),
        Fragment(#"{"_beagleComponent_":"beagle:container","children":[null]}"#, lenient: false),
        Fragment(
            #"{"_beagleComponent_":"beagle:container","accessibility":{"accessibilityLabel":"a"}}"#, lenient: true),
        Fragment(
            #"{"_beagleComponent_":"beagle:container","style":{"size":{"width":{"value":3}}}}"#, lenient: true),
        Fragment(
            #"{"_beagleComponent_":"beagle:image","path":{"_beagleImagePath_":"Local","mobileId":"a"}}"#,
            lenient: true),
        Fragment(
            #"{"_beagleComponent_":"beagle:touchable","child":{"_beagleComponent_":"beagle:text","text":"a"}}"#,
            lenient: false),
    ]

    @Test(arguments: fragments)
    func `Strict decoding rejects every listed fragment, lenient decoding only some of them`(fragment: Fragment) throws
    {
        let coder = shown.stage.dependencies.coder
        let bytes = [UInt8](fragment.text.utf8)
        coder.strictness = .strict
        #expect(throws: BeagleDecodingError.self) { try coder.component(from: bytes) }
        coder.strictness = .lenient
        let isTaken = (try? coder.component(from: bytes)) != nil
        #expect(isTaken == fragment.isLenient)
    }
}
