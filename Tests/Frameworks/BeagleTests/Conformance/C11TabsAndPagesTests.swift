import HeadlessUIKit
import TestSupport
import Testing

@testable import Beagle

/// Tests with the conformance document C11, in which tabs, pages and dots are linked through one context.
@Suite("C11: tabs and pages")
struct C11TabsAndPagesTests {
    private let shown: LiveDocument
    private let tabs: TabBarView
    private let pages: PagesView
    private let dots: UIPageControl

    init() throws {
        shown = try LiveDocument(fixture: "C11-tabs-and-pages")
        tabs = try #require(shown.all(TabBarView.self).first)
        pages = try #require(shown.all(PagesView.self).first)
        dots = try #require(shown.all(UIPageControl.self).first)
    }

    private var chosenTabs: [Int] {
        tabs.subviews.enumerated().filter { ($0.element as? UIControl)?.isSelected == true }.map(\.offset)
    }

    @Test func `Tabs, pages and indicator all start at the first page`() {
        #expect(chosenTabs == [0])
        #expect(pages.current == 0)
        #expect(dots.currentPage == 0 && dots.numberOfPages == 2)
        #expect(shown.seen == ["Map", "Rides", "map"])
        #expect(shown.global["seen"] == .empty)
    }

    @Test func `Choosing a tab changes the page without an onPageChange event`() {
        var turned: [Int] = []
        let hear = pages.turned
        pages.turned = { page in
            turned.append(page)
            hear?(page)
        }
        shown.stage.run { tabs.receiveTab(1) }
        #expect(chosenTabs == [1])
        #expect(pages.current == 1)
        #expect(dots.currentPage == 1)
        #expect(shown.value(of: "p") == 1)
        #expect(turned.isEmpty)
    }

    @Test func `A swipe changes the tab without an onTabSelection event`() {
        var chosen: [Int] = []
        let hear = tabs.chosen
        tabs.chosen = { tab in
            chosen.append(tab)
            hear?(tab)
        }
        shown.stage.run { pages.receivePage(1) }
        #expect(chosenTabs == [1])
        #expect(shown.value(of: "p") == 1)
        #expect(chosen.isEmpty)
    }

    @Test func `The second page's onInit runs once, when the page is first shown`() {
        shown.stage.run { pages.receivePage(1) }
        #expect(shown.global["seen"] == true)
        shown.stage.run { Beagle.dependencies.globalContext.clear() }
        shown.stage.run { pages.receivePage(0) }
        shown.stage.run { pages.receivePage(1) }
        #expect(shown.global == .empty)
    }

    @Test(arguments: [9, -1])
    func `A number without a page changes nothing`(number: Int) {
        shown.set("p", .int(number))
        #expect(chosenTabs == [0])
        #expect(pages.current == 0)
    }
}

extension DynamicObject {
    /// Returns a member of an object; null if there is no such member.
    subscript(member: String) -> DynamicObject {
        Path(rawValue: member).map { self[$0] } ?? .empty
    }
}
