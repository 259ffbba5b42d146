import HeadlessUIKit
import TestSupport
import Testing

@testable import Beagle

@Suite("Pulling to refresh")
struct PullToRefreshTests {
    private func show(_ child: String, _ members: String = "") throws -> (LiveDocument, UIScrollView) {
        let shown = LiveDocument(
            """
            {"_beagleComponent_":"beagle:pullToRefresh",\(members)
             "onPull":[{"_beagleAction_":"custom:mark","name":"pulled"}],"child":\(child)}
            """)
        return (shown, try #require(shown.all(UIScrollView.self).first { $0.refreshControl != nil }))
    }

    private let text = #"{"_beagleComponent_":"beagle:text","text":"a"}"#

    @Test func `A pull starts the spinner and runs the actions; without a binding nothing stops it`() throws {
        let (shown, scroll) = try show(text)
        let control = try #require(scroll.refreshControl)
        shown.stage.run { control.receivePull() }
        #expect(control.isRefreshing)
        shown.stage.run { control.receivePull() }
        #expect(shown.marks == ["pulled"])
        #expect(control.isRefreshing)
    }

    @Test func `A scrolling child takes the refresh control; any other child is wrapped in a scroll view`() throws {
        let (own, scroll) = try show(#"{"_beagleComponent_":"beagle:scrollView","children":[\#(text)]}"#)
        #expect(own.all(UIScrollView.self) == [scroll])
        #expect(scroll.frame.size == scroll.superview?.bounds.size)
        let (wrapped, around) = try show(text)
        #expect(wrapped.all(UIScrollView.self) == [around])
        #expect(around.scrollAxis == .vertical)
        #expect(wrapped.seen == ["a"])
    }

    @Test(arguments: [
        #""_beagleComponent_":"beagle:listView""#, #""_beagleComponent_":"beagle:gridView","spanCount":2"#,
    ])
    func `A list takes the refresh control, and its cells change beside it`(kind: String) throws {
        let (shown, scroll) = try show(
            #"{\#(kind),"context":{"id":"c","value":["a","b"]},"dataSource":"@{c}","templates":[{"view":\#(item)}]}"#)
        let control = try #require(scroll.refreshControl)
        #expect(shown.all(UIScrollView.self) == [scroll])
        #expect(shown.seen == ["a", "b"])
        shown.set("c", ["z", "a", "b"])
        #expect(shown.seen == ["z", "a", "b"])
        #expect(scroll.refreshControl === control)
    }

    private let item = #"{"_beagleComponent_":"beagle:text","text":"@{item}"}"#

    @Test func `The child keeps its own id and context; the outer ones go to a container around it`() throws {
        let (shown, scroll) = try show(
            #"{"_beagleComponent_":"beagle:scrollView","id":"inner","context":{"id":"c","value":1},"children":[\#(text)]}"#,
            #""id":"outer","context":{"id":"c","value":2},"#)
        #expect(scroll.accessibilityIdentifier == "inner")
        #expect(scroll.superview?.accessibilityIdentifier == "outer")
        #expect(scroll.ownContext("c") == 1)
        #expect(scroll.superview?.ownContext("c") == 2)
        #expect(scroll.frame.size == scroll.superview?.bounds.size)
        #expect(shown.marks.isEmpty)
    }

    @Test func `An invalid colour leaves the spinner in the default colour`() throws {
        let (shown, scroll) = try show(text, ##""context":{"id":"k","value":"#F00"},"color":"@{k}","##)
        let plain = scroll.tintColor
        #expect(scroll.refreshControl?.tintColor == HexColor("#F00")?.color)
        shown.set("k", "red")
        #expect(scroll.refreshControl?.tintColor == plain)
    }

    @Test func `PullToRefresh is encoded as it was decoded, and built in code as in Beagle iOS 2.1`() throws {
        try expectRoundTrip(
            """
            {"_beagleComponent_":"beagle:pulltorefresh","child":\(text),"color":"#08F","context":{"id":"c","value":null},
             "isRefreshing":"@{c}","onPull":[{"_beagleAction_":"beagle:popview"}]}
            """)
        let component = PullToRefresh(
            context: Context(id: "busy", value: false), onPull: [], isRefreshing: false, color: "#08F",
            child: Text("a"))
        #expect(component.context?.id == "busy")
    }
}
