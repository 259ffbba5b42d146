import Flexbox
import HeadlessUIKit
import JSON
import TestSupport
import Testing

@testable import Beagle

/// Tests of the tab bar, and of the tab view of Beagle 1.x.
@Suite("Tabs")
struct TabBarTests {
    private func bar(_ members: String) throws -> (LiveDocument, TabBarView) {
        let shown = LiveDocument(
            """
            {"_beagleComponent_":"beagle:container","context":{"id":"c","value":1},"children":[
             {"_beagleComponent_":"beagle:tabBar","items":[{"title":"A"},{"title":"B"},{}],\(members)
              "onTabSelection":[{"_beagleAction_":"custom:mark","name":"@{onTabSelection}"},
               {"_beagleAction_":"beagle:setContext","contextId":"global","path":"tab","value":"@{onTabSelection}"}]}]}
            """)
        return (shown, try #require(shown.all(TabBarView.self).first))
    }

    private func chosen(_ bar: TabBarView) -> [Int] {
        bar.subviews.enumerated().filter { ($0.element as? UIControl)?.isSelected == true }.map(\.offset)
    }

    @Test func `Choosing a tab selects it and fires its event, even for the selected tab`() throws {
        let (shown, bar) = try bar("")
        #expect(chosen(bar) == [0])
        shown.stage.run { bar.receiveTab(2) }
        #expect(chosen(bar) == [2])
        #expect(shown.global["tab"] == 2)
        shown.stage.run { _ = bar.subviews[2].receiveTap() }
        #expect(shown.marks.count == 2)
    }

    @Test func `The context changes the tab without an event; null and invalid numbers change nothing`() throws {
        let (shown, bar) = try bar(#""currentTab":"@{c}","#)
        #expect(chosen(bar) == [1])
        for value: DynamicObject in [nil, 7, -1, "x"] {
            shown.set("c", value)
            #expect(chosen(bar) == [1])
        }
        shown.set("c", 0)
        #expect(chosen(bar) == [0])
        #expect(shown.marks.isEmpty)
    }

    @Test func `A tab item without icon and title keeps its place among the tabs`() throws {
        let (shown, bar) = try bar("")
        #expect(bar.tabCount == 3)
        #expect(bar.subviews[2].subviews.isEmpty)
        #expect(shown.seen == ["A", "B"])
    }

    @Test func `An icon with a URL is fetched through the session, one without is a local image`() throws {
        let shown = LiveDocument(
            """
            {"_beagleComponent_":"beagle:tabBar","items":[{"icon":{"mobileId":"bell"}},
             {"icon":{"_beagleImagePath_":"local","mobileId":"list","url":"/list.svg"}}]}
            """)
        let pictures = shown.all(BeagleImageView.self)
        #expect(pictures.map(\.image) == [UIImage(bundled: "bell"), UIImage(bundled: "list")])
        #expect(shown.stage.network.requests.map(\.url.path) == ["/list.svg"])
    }

    @Test func `A tab view keeps its bar and pages in sync`() throws {
        let shown = LiveDocument(
            """
            {"_beagleComponent_":"beagle:tabView","children":[
             {"title":"One","child":{"_beagleComponent_":"beagle:text","text":"first"}},
             {"title":"Two","icon":{"mobileId":"two"},"child":{"_beagleComponent_":"beagle:text","text":"second"}}]}
            """)
        let bar = try #require(shown.all(TabBarView.self).first)
        let pages = try #require(shown.all(PagesView.self).first)
        #expect(shown.seen == ["One", "Two", "first"])
        shown.stage.run { bar.receiveTab(1) }
        #expect(pages.current == 1)
        #expect(shown.seen == ["One", "Two", "second"])
        shown.stage.run { pages.receivePage(0) }
        #expect(chosen(bar) == [0])
        #expect(bar.superview?.flexStyle.flexGrow == 1)
        #expect(bar.superview?.flexStyle.width == .percent(100))
    }

    @Test func `TabBar and TabView are encoded as they were decoded`() throws {
        try expectRoundTrip(
            """
            {"_beagleComponent_":"beagle:tabbar","currentTab":"@{c}","id":"t","items":[{"title":"A"},
             {"icon":{"mobileId":"@{m}","url":"/u"}},{}],
             "onTabSelection":[{"_beagleAction_":"beagle:popview"}],"styleId":"Shop.Tabs"}
            """)
        try expectRoundTrip(
            """
            {"_beagleComponent_":"beagle:tabview","children":[{"title":"A","icon":{"mobileId":"m"},"child":{"_beagleComponent_":"beagle:text","text":"x"}}],"styleId":"s"}
            """)
    }

    @Test func `TabBar and TabView are built in code as in Beagle iOS 2.1`() {
        let bar = TabBar(
            items: [TabBarItem(icon: "bell"), TabBarItem(title: "B"), TabBarItem(icon: "list", title: "C")],
            styleId: "s", currentTab: 1, onTabSelection: [SetContext(contextId: "c", value: 1)])
        #expect(bar.items.map(\.title) == [nil, "B", "C"])
        #expect(TabView(children: [TabItem(title: "A", child: Text("a"))]).children[0].title == "A")
    }
}

/// Expects that a component decodes a document and encodes the same one.
func expectRoundTrip(_ document: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let coder = BeagleDependencies().coder
    coder.strictness = .strict
    let component = try coder.component(from: [UInt8](document.utf8))
    let written = try coder.json(of: AnyComponent(component: component))
    #expect(written == (try JSON(parsing: [UInt8](document.utf8))), sourceLocation: sourceLocation)
}
