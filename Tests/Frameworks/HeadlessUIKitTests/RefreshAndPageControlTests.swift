import HeadlessUIKit
import TestSupport
import Testing

@Suite("Refresh controls and page controls")
struct RefreshAndPageControlTests {
    @Test func `A pull starts refreshing and sends valueChanged, and code starts and ends it silently`() {
        let scroll = UIScrollView()
        let control = UIRefreshControl()
        var pulls = 0
        control.addAction(for: .valueChanged) { _ in pulls += 1 }
        scroll.refreshControl = control
        control.beginRefreshing()
        #expect(control.isRefreshing && pulls == 0)
        control.receivePull()
        #expect(pulls == 0)
        control.endRefreshing()
        control.receivePull()
        #expect(control.isRefreshing && pulls == 1)
        #expect(control.projected["refreshing"] == "true")
    }

    @Test func `A scroll view has one refresh control, behind its content`() {
        let scroll = UIScrollView()
        let content = UIView()
        scroll.addSubview(content)
        let first = UIRefreshControl()
        let second = UIRefreshControl()
        scroll.refreshControl = first
        scroll.refreshControl = second
        #expect(scroll.subviews == [second, content])
        #expect(scroll.refreshControl === second)
        scroll.refreshControl = nil
        #expect(scroll.subviews == [content])
    }

    @Test func `A page control sends its page count, page and colours, and nothing without pages`() {
        let control = UIPageControl()
        #expect(control.projected["pages"] == nil && control.projected["role"] == nil)
        control.numberOfPages = 3
        control.currentPage = 1
        control.currentPageIndicatorTintColor = .black
        #expect(control.projected["pages"] == "3" && control.projected["page"] == "1")
        #expect(control.projected["role"] == "img")
        #expect(control.projected.styles["--current-dot"] == UIColor.black.css)
        control.numberOfPages = 1
        control.hidesForSinglePage = true
        #expect(control.projected["pages"] == nil)
    }
}
