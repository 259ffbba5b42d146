import HeadlessUIKit
import TestSupport
import Testing

@testable import Beagle

/// Components section 3.8, and S3 of the navigation specification.
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

    @Test("It asks at once with a plain GET, and its answer takes its place among the siblings")
    func place() {
        let shown = show(before, lazy(), after)
        #expect(shown.seen == ["before", "wait", "after"])
        #expect(shown.stage.network.requests.map(\.purpose) == [.lazy])
        #expect(shown.stage.network.requests[0].additionalData == nil)
        shown.stage.answer(#"{"_beagleComponent_":"beagle:text","text":"there: @{c}"}"#)
        #expect(shown.seen == ["before", "there: seen", "after"])
    }

    @Test("A screen that comes is an ordinary box with its context; its bar does not count")
    func screen() {
        let shown = show(lazy())
        shown.stage.answer(
            """
            {"_beagleComponent_":"beagle:screenComponent","navigationBar":{"title":"No"},"context":{"id":"in","value":"box"},
             "child":{"_beagleComponent_":"beagle:text","text":"in a @{in}"}}
            """)
        #expect(shown.seen == ["in a box"])
        #expect(shown.screen.navigationItem.title == nil)
    }

    @Test("What comes runs its onInit, and may be lazy again")
    func nested() {
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

    @Test("Members of its own stick to a box that stays")
    func box() {
        let shown = show(lazy("/part", #""id":"place","context":{"id":"own","value":"mine"},"#))
        let box = shown.all(UIView.self).first { $0.accessibilityIdentifier == "place" }
        shown.stage.answer(#"{"_beagleComponent_":"beagle:text","text":"@{own}"}"#)
        #expect(shown.seen == ["mine"])
        #expect(box?.superview != nil && box?.subviews.count == 1)
    }

    @Test("In a cell of a list, what comes sees the item, and its ids end as the cell's do")
    func cell() {
        let shown = LiveDocument(
            """
            {"_beagleComponent_":"beagle:listView","dataSource":["x"],"templates":[{"view":\(lazy())}]}
            """)
        shown.stage.answer(#"{"_beagleComponent_":"beagle:text","id":"row","text":"@{item}"}"#)
        #expect(shown.seen == ["x"])
        #expect(shown.ids == ["row:0"])
    }

    @Test("A view that takes the component in by itself is not replaced", arguments: [true, false])
    func absorbing(takes: Bool) {
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

    @Test("A bad address is an error of this part, with a retry")
    func badAddress() {
        let shown = show(lazy(""))
        #expect(shown.stage.timeline.take().last == "error(lazyLoad.urlBuilderError)")
        #expect(shown.container.retries.count == 1)
    }

    @Test("Each part has its own retry")
    func separateRetries() {
        let shown = show(lazy("/one"), lazy("/two"))
        shown.stage.fail()
        shown.stage.fail()
        shown.stage.run { shown.container.retries[1]() }
        #expect(shown.stage.network.requests.map(\.url.path) == ["/one", "/two", "/two"])
        shown.stage.answer(after)
        #expect(shown.seen == ["wait", "after"])
    }

    @Test("When the place is gone its request is given up, and a retry does nothing but say so")
    func placeGone() throws {
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

    @Test("It is written as it was read; path and initial state must be there")
    func coding() throws {
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

/// A component whose view may take in what was fetched for it.
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
