import HeadlessUIKit
import TestSupport
import Testing

@testable import Beagle

@Suite("Lazy components")
struct LazyComponentTests {
    private func lazy(_ path: String = "/part", _ members: String = "") -> String {
        """
        {"_beagleComponent_":"beagle:lazyComponent","path":"\(path)",\(members)
         "initialState":{"_beagleComponent_":"beagle:text","text":"wait"}}
        """
    }

    private func show(_ children: String...) -> LiveDocument {
        LiveDocument(
            """
            {"_beagleComponent_":"beagle:container","context":{"id":"c","value":"seen"},
             "children":[\(children.joined(separator: ","))]}
            """)
    }

    private let before = #"{"_beagleComponent_":"beagle:text","text":"before"}"#
    private let after = #"{"_beagleComponent_":"beagle:text","text":"after"}"#

    @Test func `A lazy component sends a plain GET at once, and its response is placed among the siblings`() {
        let shown = show(before, lazy(), after)
        #expect(shown.seen == ["before", "wait", "after"])
        #expect(shown.stage.network.requests.map(\.purpose) == [.lazy])
        #expect(shown.stage.network.requests[0].additionalData == nil)
        shown.stage.answer(#"{"_beagleComponent_":"beagle:text","text":"there: @{c}"}"#)
        #expect(shown.seen == ["before", "there: seen", "after"])
    }

    @Test func `A fetched screen is shown as a container with its context and without its bar`() {
        let shown = show(lazy())
        shown.stage.answer(
            """
            {"_beagleComponent_":"beagle:screenComponent","navigationBar":{"title":"No"},"context":{"id":"in","value":"box"},
             "child":{"_beagleComponent_":"beagle:text","text":"in a @{in}"}}
            """)
        #expect(shown.seen == ["in a box"])
        #expect(shown.screen.navigationItem.title == nil)
    }

    @Test func `A fetched component runs its onInit and may itself be lazy`() {
        let shown = show(lazy())
        shown.stage.answer(
            """
            {"_beagleComponent_":"beagle:container","onInit":[{"_beagleAction_":"custom:mark","name":"init"}],
             "children":[\(lazy("/inner"))]}
            """)
        #expect(shown.marks == ["init"])
        #expect(shown.stage.network.requests.map(\.url.path) == ["/part", "/inner"])
        shown.stage.answer(#"{"_beagleComponent_":"beagle:text","text":"deep"}"#)
        #expect(shown.seen == ["deep"])
    }

    @Test func `A lazy component's own id and context stay on a container around the response`() {
        let shown = show(lazy("/part", #""id":"place","context":{"id":"own","value":"mine"},"#))
        let box = shown.all(UIView.self).first { $0.accessibilityIdentifier == "place" }
        shown.stage.answer(#"{"_beagleComponent_":"beagle:text","text":"@{own}"}"#)
        #expect(shown.seen == ["mine"])
        #expect(box?.superview != nil && box?.subviews.count == 1)
    }

    @Test func `In a list cell, a fetched component sees the item, and its id ends with the cell's key`() {
        let shown = LiveDocument(
            """
            {"_beagleComponent_":"beagle:listView","dataSource":["x"],"templates":[{"view":\(lazy())}]}
            """)
        shown.stage.answer(#"{"_beagleComponent_":"beagle:text","id":"row","text":"@{item}"}"#)
        #expect(shown.seen == ["x"])
        #expect(shown.ids == ["row:0"])
    }

    @Test(arguments: [true, false])
    func `A view that accepts the fetched component itself is not replaced`(takes: Bool) {
        let shown = LiveDocument(
            """
            {"_beagleComponent_":"beagle:lazyComponent","path":"/part",
             "initialState":{"_beagleComponent_":"custom:sponge","takes":\(takes)}}
            """
        ) { $0.dependencies.coder.register(type: Sponge.self) }
        shown.stage.answer(after)
        #expect(shown.all(SpongeView.self).count == (takes ? 1 : 0))
        #expect(shown.seen == (takes ? [] : ["after"]))
    }

    @Test func `An invalid URL is an error of the lazy component, with a retry`() {
        let shown = show(lazy(""))
        #expect(shown.stage.timeline.take().last == "error(lazyLoad.urlBuilderError)")
        #expect(shown.container.retries.count == 1)
    }

    @Test func `Each lazy component has its own retry`() {
        let shown = show(lazy("/one"), lazy("/two"))
        shown.stage.fail()
        shown.stage.fail()
        shown.stage.run { shown.container.retries[1]() }
        #expect(shown.stage.network.requests.map(\.url.path) == ["/one", "/two", "/two"])
        shown.stage.answer(after)
        #expect(shown.seen == ["wait", "after"])
    }

    @Test func `Removing a lazy component cancels its request, and its retry only logs`() throws {
        let shown = show(lazy("/one"), lazy("/two"))
        shown.stage.fail()
        #expect(shown.stage.network.waiting == 1)
        shown.stage.run { for view in shown.all(UILabel.self) { view.removeFromSuperview() } }
        _ = shown.stage.run { shown.stage.application.changes.drain() }
        #expect(shown.stage.network.waiting == 0)
        shown.stage.run { shown.container.retries[0]() }
        #expect(shown.stage.network.requests.count == 2)
        #expect(shown.stage.notes.notes.contains { if case .retryTargetGone = $0 { true } else { false } })
    }

    @Test func `LazyComponent is encoded as it was decoded, and requires path and initialState`() throws {
        try expectRoundTrip(
            """
            {"_beagleComponent_":"beagle:lazycomponent","path":"/a",
             "initialState":{"_beagleComponent_":"beagle:text","text":"x"}}
            """)
        let coder = BeagleDependencies().coder
        let incomplete = [
            #"{"_beagleComponent_":"beagle:lazyComponent","path":"/a"}"#, lazy().replacing("path", with: "p"),
        ]
        for document in incomplete {
            #expect(throws: BeagleDecodingError.self) { try coder.component(from: [UInt8](document.utf8)) }
        }
        #expect(LazyComponent(path: "/a", initialState: Text("x")).path == "/a")
    }
}

/// A component that fetches another one. Its view accepts the fetched component if `takes` is true.
private struct Sponge: ServerDrivenComponent {
    var takes: Bool

    func toView(renderer: BeagleRenderer) -> UIView {
        let view = SpongeView()
        view.takes = takes
        return view
    }
}

private final class SpongeView: UIView, OnStateUpdatable {
    var takes = false

    func onUpdateState(component: any ServerDrivenComponent) -> Bool { takes }
}
