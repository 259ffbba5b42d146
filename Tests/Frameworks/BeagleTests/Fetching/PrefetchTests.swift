import HeadlessUIKit
import TestSupport
import Testing

@testable import Beagle

/// Tests for prefetching the screens to which a document can navigate.
@Suite("Fetching ahead")
struct PrefetchTests {
    private func push(_ route: String) -> String {
        #"{"_beagleAction_":"beagle:pushView","route":{\#(route)}}"#
    }

    private func button(_ actions: String, _ title: String = "Go") -> String {
        #"{"_beagleComponent_":"beagle:button","text":"\#(title)","onPress":[\#(actions)]}"#
    }

    private func show(_ children: String...) -> LiveDocument {
        LiveDocument(#"{"_beagleComponent_":"beagle:container","children":[\#(children.joined(separator: ","))]}"#)
    }

    private func press(_ title: String = "Go", in shown: LiveDocument) {
        shown.stage.run { _ = shown.screen.view.button(titled: title)?.receiveTap() }
    }

    private let ahead = #""url":"/next","shouldPrefetch":true"#

    @Test func `A button's destination is fetched when the button is rendered and used without a request`() {
        let shown = show(button(push(ahead)))
        #expect(shown.stage.network.requests.map(\.purpose) == [.prefetch])
        shown.stage.answer()
        _ = shown.stage.timeline.take()
        press(in: shown)
        #expect(shown.container.viewControllers.count == 2)
        #expect(Array(shown.stage.timeline.take().prefix(3)) == ["started", "finished", "success"])
        #expect(shown.stage.network.requests.count == 1)
    }

    @Test func `A prefetched screen is used once, and the next navigation sends a request`() {
        let shown = show(button(push(ahead)))
        shown.stage.answer()
        press(in: shown)
        shown.stage.run { _ = shown.container.popViewController(animated: false) }
        press(in: shown)
        #expect(shown.stage.network.requests.map(\.purpose) == [.prefetch, .navigation])
    }

    @Test func `A tap during a prefetch joins it instead of sending a second request`() {
        let shown = show(button(push(ahead)))
        press(in: shown)
        #expect(shown.stage.network.requests.count == 1)
        #expect(shown.container.viewControllers.count == 1)
        shown.stage.answer()
        #expect(shown.container.viewControllers.count == 2)
        #expect(shown.stage.network.requests.count == 1)
    }

    @Test func `A failed prefetch is not kept, and one joined by a tap is an error with a retry`() {
        let unused = show(button(push(ahead)))
        unused.stage.fail()
        #expect(!unused.stage.timeline.take().contains { $0.hasPrefix("error") })
        press(in: unused)
        #expect(unused.stage.network.requests.count == 2)

        let joined = show(button(push(ahead)))
        press(in: joined)
        joined.stage.fail()
        #expect(joined.stage.timeline.take().last == "error(remoteScreen.networkError)")
        joined.stage.run { joined.container.retries[0]() }
        #expect(joined.stage.network.requests.count == 2)
        joined.stage.answer()
        #expect(joined.container.viewControllers.count == 2)
    }

    @Test func `Two prefetches of one screen send one request, even after the response`() {
        let shown = show(button(push(ahead)), button(push(ahead), "Also"))
        #expect(shown.stage.network.requests.count == 1)
        shown.stage.answer()
        press("Also", in: shown)
        #expect(shown.stage.network.requests.count == 1)
    }

    @Test func `Method, headers and body distinguish prefetches and are sent with them`() {
        let post = #""httpAdditionalData":{"method":"POST","headers":{"a":"b"},"body":{"n":1}}"#
        let shown = show(button(push(#"\#(ahead),\#(post)"#)), button(push(#""url":"/next""#), "Plain"))
        #expect(shown.stage.network.requests[0].additionalData?.method == .post)
        #expect(shown.stage.network.requests[0].additionalData?.bodyData == .init(#"{"n":1}"#.utf8))
        shown.stage.answer()
        press("Plain", in: shown)
        #expect(shown.stage.network.requests.count == 2)
        press(in: shown)
        #expect(shown.stage.network.requests.count == 2)
    }

    @Test func `A URL or body with an expression is not prefetched, and that is logged`() {
        let body = #""httpAdditionalData":{"method":"POST","body":{"n":"@{c}"}}"#
        let shown = show(
            button(push(#""url":"@{c}","shouldPrefetch":true"#)), button(push(#"\#(ahead),\#(body)"#)))
        #expect(shown.stage.network.requests.isEmpty)
        #expect(shown.stage.notes.logged(.error).count == 2)
    }

    @Test func `Touchables and bar items prefetch too, and prefetch is accepted as a spelling`() {
        let shown = LiveDocument(
            """
            {"_beagleComponent_":"beagle:screenComponent","navigationBar":{"title":"t","navigationBarItems":[
             {"text":"Item","onPress":[\(push(#""url":"/item","prefetch":true"#)),{"_beagleAction_":"custom:mark","name":"m"}]}]},
             "child":{"_beagleComponent_":"beagle:touchable","onPress":[\(push(#""url":"/touch","shouldPrefetch":true"#))],
              "child":{"_beagleComponent_":"beagle:text","text":"x"}}}
            """)
        #expect(Set(shown.stage.network.requests.map(\.url.path)) == ["/item", "/touch"])
        #expect(shown.stage.network.requests.count == 2)
    }

    @Test func `A lazy component uses a prefetched response`() {
        let shown = show(button(push(ahead)))
        shown.stage.answer(#"{"_beagleComponent_":"beagle:text","text":"ahead"}"#)
        shown.stage.run {
            let lazy = LazyComponent(path: "/next", initialState: Text("wait"))
            shown.screen.view.addSubview(BeagleRenderer(controller: shown.screen).render(lazy))
        }
        #expect(shown.seen.contains("ahead") && !shown.seen.contains("wait"))
        #expect(shown.stage.network.requests.count == 1)
    }

    @Test func `Prefetches are limited to 16 pending requests, and the oldest responses are dropped`() {
        let shown = show()
        func prefetch(_ path: String) {
            shown.stage.run {
                ViewClient(purpose: .prefetch).prefetch(url: path, additionalData: nil, for: shown.screen)
            }
        }
        for number in 0..<20 { prefetch("/\(number)") }
        #expect(shown.stage.network.requests.count == 16)
        for _ in 0..<16 { shown.stage.answer() }
        prefetch("/20")
        shown.stage.answer()
        let client = ViewClient(purpose: .navigation)
        shown.stage.run { client.fetch(url: "/0", additionalData: nil) { _ in } }
        #expect(shown.stage.network.requests.count == 18)
        shown.stage.run { client.fetch(url: "/1", additionalData: nil) { _ in } }
        #expect(shown.stage.network.requests.count == 18)
    }

    @Test func `Popping a screen cancels its prefetch, unless another screen waits for the same one`() {
        let shown = show()
        func pushed() {
            let screen = BeagleScreenViewController(.declarativeText(button(push(ahead))))
            shown.container.pushViewController(screen, animated: false)
        }
        func pop() {
            shown.container.forgetScreens()
            shown.stage.run { _ = shown.container.popViewController(animated: false) }
            _ = shown.stage.run { shown.stage.application.changes.drain() }
        }
        shown.stage.run { pushed() }
        #expect(shown.stage.network.waiting == 1)
        pop()
        #expect(shown.stage.network.waiting == 0)
        shown.stage.run { pushed() }
        #expect(shown.stage.network.requests.count == 2)
        shown.stage.run {
            ViewClient(purpose: .prefetch).prefetch(url: "/next", additionalData: nil, for: shown.screen)
        }
        pop()
        #expect(shown.stage.network.waiting == 1)
    }

    @Test func `An application's own client is asked to prefetch`() {
        let client = CountingClient()
        _ = LiveDocument(#"{"_beagleComponent_":"beagle:container","children":[\#(button(push(ahead)))]}"#) {
            $0.dependencies.viewClient = client
        }
        #expect(client.prefetched == ["/next"])
    }
}

/// A view client that only records which URLs are prefetched.
private final class CountingClient: ViewClientProtocol {
    private(set) var prefetched: [String] = []

    func fetch(
        url: String, additionalData: HttpAdditionalData?,
        completion: @escaping (Result<any ServerDrivenComponent, Request.Error>) -> Void
    ) -> (any RequestToken)? {
        nil
    }

    func prefetch(url: String, additionalData: HttpAdditionalData?) { prefetched.append(url) }
}
