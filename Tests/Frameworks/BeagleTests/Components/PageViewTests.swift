import Flexbox
import HeadlessUIKit
import TestSupport
import Testing

@testable import Beagle

/// Components sections 3.6 and 3.7.
@Suite("Pages")
struct PageViewTests {
    private func show(_ members: String, pages: Int = 3) throws -> (LiveDocument, PagesView) {
        let children = (0..<pages).map { number in
            """
            {"_beagleComponent_":"beagle:container","onInit":[{"_beagleAction_":"custom:mark","name":"init \(number)"}],
             "children":[{"_beagleComponent_":"beagle:text","text":"page \(number) of @{c}"}]}
            """
        }
        let shown = LiveDocument(
            """
            {"_beagleComponent_":"beagle:container","context":{"id":"c","value":2},"style":{"flex":{"grow":1}},"children":[
             {"_beagleComponent_":"beagle:pageView","children":[\(children.joined(separator: ","))],\(members)
              "onPageChange":[{"_beagleAction_":"custom:mark","name":"turned"},
               {"_beagleAction_":"beagle:setContext","contextId":"global","path":"page","value":"@{onPageChange}"}]}]}
            """)
        return (shown, try #require(shown.all(PagesView.self).first))
    }

    @Test func `Only the visible page is built, and its onInit runs before its bindings are seen`() throws {
        let (shown, pages) = try show("")
        #expect(shown.marks == ["init 0"])
        #expect(shown.seen == ["page 0 of 2"])
        #expect(pages.subviews.map(\.subviews.count) == [1, 0, 0])
        #expect(pages.subviews.map(\.isHidden) == [false, true, true])
    }

    @Test func `With an expression for currentPage, the first page built is the one it names`() throws {
        let (shown, pages) = try show(#""currentPage":"@{c}","#)
        #expect(pages.current == 2)
        #expect(shown.marks == ["init 2"])
    }

    @Test(arguments: [#""@{nothing}""#, #""@{sum(c, 7)}""#])
    func `A value that names no page shows the first page`(expression: String) throws {
        let (shown, pages) = try show(#""currentPage":\#(expression),"#)
        #expect(pages.current == 0)
        #expect(shown.marks == ["init 0"])
    }

    @Test func `A swipe shows the page and fires its event; the same page again fires nothing`() throws {
        let (shown, pages) = try show("")
        shown.stage.run { pages.receivePage(1) }
        #expect(pages.current == 1)
        #expect(shown.seen == ["page 1 of 2"])
        #expect(shown.global["page"] == 1)
        shown.stage.run { pages.receivePage(1) }
        #expect(shown.marks == ["init 0", "turned", "init 1"])
        #expect(pages.subviews.map(\.isHidden) == [true, false, true])
    }

    @Test func `The context changes the page without an event; null and invalid numbers change nothing`() throws {
        let (shown, pages) = try show(#""currentPage":"@{c}","#)
        for value: DynamicObject in [nil, 3, -1, "x"] {
            shown.set("c", value)
            #expect(pages.current == 2)
        }
        shown.set("c", 1)
        #expect(pages.current == 1)
        #expect(shown.marks == ["init 2", "init 1"])
    }

    @Test func `Content of a hidden page cannot be reached`() throws {
        let (shown, pages) = try show("")
        let first = try #require(shown.all(UILabel.self).first)
        #expect(first.isReachable)
        shown.stage.run { pages.receivePage(1) }
        #expect(first.reach == .hidden)
    }

    @Test func `A page view without pages shows nothing and causes no error`() throws {
        let (shown, pages) = try show(#""currentPage":"@{c}","#, pages: 0)
        #expect(pages.current == nil)
        #expect(shown.marks.isEmpty)
    }

    @Test func `The page indicator of Beagle 1.x is placed below the pages and follows them by itself`() throws {
        let (shown, pages) = try show(#""pageIndicator":{"_beagleComponent_":"beagle:pageIndicator"},"#)
        let dots = try #require(shown.all(UIPageControl.self).first)
        #expect(dots.numberOfPages == 3 && dots.currentPage == 0)
        #expect(dots.flexStyle.height == 40 && dots.flexStyle[margin: .top] == 10)
        shown.stage.run { pages.receivePage(2) }
        #expect(dots.currentPage == 2)
        #expect(pages.superview === dots.superview)
    }

    @Test func `Arrows the document turns off are marked hidden`() throws {
        let (_, plain) = try show("")
        let (_, without) = try show(#""showArrow":false,"#)
        #expect(plain.declared.properties[.arrows] == nil)
        #expect(without.declared.properties[.arrows] == "hidden")
    }

    @Test func `A page view uses its own height, or otherwise fills its parent`() throws {
        let (shown, plain) = try show("")
        let (_, high) = try show(#""style":{"size":{"height":{"value":200,"type":"REAL"}}},"#)
        #expect(plain.frame.height > 200)
        #expect(plain.frame.height == shown.screen.view.subviews.first?.frame.height)
        #expect(high.frame.height == 200)
    }

    @Test func `A page indicator needs both numbers, and invalid colours fall back to the defaults`() throws {
        let shown = LiveDocument(
            """
            {"_beagleComponent_":"beagle:container","children":[
             {"_beagleComponent_":"beagle:pageIndicator","numberOfPages":4},
             {"_beagleComponent_":"beagle:pageIndicator","currentPage":1},
             {"_beagleComponent_":"beagle:pageIndicator","numberOfPages":4,"currentPage":1,"selectedColor":"red",
              "unselectedColor":"#0F0"}]}
            """)
        let dots = shown.all(UIPageControl.self)
        #expect(dots.map(\.numberOfPages) == [0, 0, 4])
        #expect(dots[2].currentPage == 1)
        #expect(dots[2].currentPageIndicatorTintColor == HexColor("#808080")?.color)
        #expect(dots[2].pageIndicatorTintColor == HexColor("#0F0")?.color)
        #expect(dots.map(\.frame.height) == [40, 40, 40])
    }

    @Test func `PageView and PageIndicator are encoded as they were decoded`() throws {
        try expectRoundTrip(
            """
            {"_beagleComponent_":"beagle:pageview","children":[{"_beagleComponent_":"beagle:text","text":"a"}],
             "context":{"id":"c","value":1},"currentPage":"@{c}","onPageChange":[{"_beagleAction_":"beagle:popview"}],
             "pageIndicator":{"_beagleComponent_":"beagle:pageindicator","numberOfPages":2},"showArrow":false}
            """)
        try expectRoundTrip(
            """
            {"_beagleComponent_":"beagle:pageindicator","currentPage":1,"numberOfPages":2,"selectedColor":"#111111",
             "unselectedColor":"#EEEEEE"}
            """)
    }

    @Test func `PageView and PageIndicator are built in code as in Beagle iOS 2.1`() {
        let pages = PageView(
            children: [Text("a")], context: Context(id: "c", value: 0),
            onPageChange: [SetContext(contextId: "c", value: 1)], currentPage: 0)
        let dots = PageIndicator(selectedColor: "#111", unselectedColor: "#EEE", numberOfPages: 2, currentPage: 1)
        #expect(pages.children?.count == 1)
        #expect(dots.currentPage == 1)
    }
}
