import HeadlessUIKit
import TestSupport
import Testing

@testable import Beagle

/// Conformance document C11: tabs, pages and dots linked through one context.
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

    @Test("All three begin with the first")
    func beginning() {
        #expect(chosenTabs == [0])
        #expect(pages.current == 0)
        #expect(dots.currentPage == 0 && dots.numberOfPages == 2)
        #expect(shown.seen == ["Map", "Rides", "map"])
        #expect(shown.global["seen"] == .empty)
    }

    @Test("A tab moves the page, without an onPageChange")
    func tab() {
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

    @Test("A swipe moves the tab, without an onTabSelection")
    func swipe() {
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

    @Test("The second page's onInit runs once, when the page is first seen")
    func onInit() {
        shown.stage.run { pages.receivePage(1) }
        #expect(shown.global["seen"] == true)
        shown.stage.run { Beagle.dependencies.globalContext.clear() }
        shown.stage.run { pages.receivePage(0) }
        shown.stage.run { pages.receivePage(1) }
        #expect(shown.global == .empty)
    }

    @Test("A number without a page changes nothing", arguments: [9, -1])
    func outOfRange(number: Int) {
        shown.set("p", .int(number))
        #expect(chosenTabs == [0])
        #expect(pages.current == 0)
    }
}

extension DynamicObject {
    /// A member of an object, null where there is none.
    subscript(member: String) -> DynamicObject {
        Path(rawValue: member).map { self[$0] } ?? .empty
    }
}
