import TestSupport
import Testing

@testable import HeadlessUIKit

@Suite("Pages of controllers")
struct PageViewControllerTests {
    private let book = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    private let shelf = Shelf()
    private let stage: Stage

    init() throws {
        stage = try Stage(root: book)
        stage.act { [book, shelf] in
            book.dataSource = shelf
            book.delegate = shelf
            book.setViewControllers([shelf.pages[0]], direction: .forward, animated: false)
        }
    }

    private final class Page: UIViewController {
        var diary: [String] = []
        override func viewWillAppear(_ animated: Bool) { diary.append("will appear") }
        override func viewDidAppear(_ animated: Bool) { diary.append("did appear") }
        override func viewWillDisappear(_ animated: Bool) { diary.append("will disappear") }
        override func viewDidDisappear(_ animated: Bool) { diary.append("did disappear") }
    }

    private final class Shelf: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
        let pages = [Page(), Page(), Page()]
        var dots = 3
        var asked = 0
        var words: [String] = []

        private func place(of controller: UIViewController) -> Int { pages.firstIndex { $0 === controller } ?? -1 }

        func pageViewController(_ p: UIPageViewController, viewControllerBefore v: UIViewController)
            -> UIViewController?
        { place(of: v) > 0 ? pages[place(of: v) - 1] : nil }

        func pageViewController(_ p: UIPageViewController, viewControllerAfter v: UIViewController) -> UIViewController?
        { place(of: v) < 2 ? pages[place(of: v) + 1] : nil }

        func presentationCount(for pageViewController: UIPageViewController) -> Int { dots }
        func presentationIndex(for book: UIPageViewController) -> Int {
            asked += 1
            return book.viewControllers.map { place(of: $0[0]) } ?? 0
        }

        func pageViewController(_ p: UIPageViewController, willTransitionTo pending: [UIViewController]) {
            words.append("to \(pending.map(place(of:)))")
        }

        func pageViewController(
            _ p: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
            transitionCompleted completed: Bool
        ) { words.append("from \(previousViewControllers.map(place(of:))) \(finished) \(completed)") }
    }

    private var slides: PageSlides? { book.view.subviews.lazy.compactMap { $0 as? PageSlides }.first }
    private var dots: UIPageControl? { book.view.subviews.lazy.compactMap { $0 as? UIPageControl }.first }

    private func swipe(_ way: UISwipeGestureRecognizer.Direction) -> GestureTouch {
        GestureTouch(kind: .swipe(way), phase: .ended, place: .zero)
    }

    @Test func `The page next to the shown one is ready but hidden, without appearance callbacks`() throws {
        let slides = try #require(slides)
        stage.act {
            #expect(slides.subviews.map(\.isHidden) == [false, true])
            #expect(slides.subviews.map(\.frame) == [slides.bounds, slides.bounds])
            #expect(shelf.pages[0].parent === book && shelf.pages[1].parent == nil)
            #expect(shelf.pages[0].diary == ["will appear", "did appear"] && shelf.pages[1].diary.isEmpty)
            #expect(slides.handles(swipe(.left)) && !slides.handles(swipe(.right)))
            #expect(shelf.pages[0].view.bounds.size == slides.bounds.size)
        }
    }

    @Test func `A swipe turns the page, notifies the delegate and brings in the next page`() throws {
        let slides = try #require(slides)
        stage.act { slides.receive(swipe(.left)) }
        stage.act {
            #expect(book.viewControllers == [shelf.pages[1]])
            #expect(shelf.words == ["to [1]", "from [0] true true"])
            #expect(shelf.pages[0].diary.suffix(2) == ["will disappear", "did disappear"])
            #expect(shelf.pages[1].diary == ["will appear", "did appear"])
            #expect(shelf.pages[0].parent == nil && shelf.pages[1].parent === book)
            #expect(slides.subviews.map(\.isHidden) == [true, false, true])
            #expect(slides.handles(swipe(.right)))
            #expect(shelf.asked == 1 && dots?.currentPage == 1 && dots?.numberOfPages == 3 && dots?.isHidden == false)
        }
        stage.act { slides.receive(swipe(.left)) }
        stage.act {
            #expect(!slides.handles(swipe(.left)))
            slides.receive(swipe(.right))
            #expect(book.viewControllers == [shelf.pages[1]])
        }
    }

    @Test func `setViewControllers shows any page and completes once it is shown`() throws {
        var ends: [Bool] = []
        stage.act {
            book.setViewControllers([shelf.pages[2]], direction: .forward, animated: true) { ends.append($0) }
            #expect(ends.isEmpty && book.viewControllers == [shelf.pages[2]])
        }
        stage.act {
            book.setViewControllers([shelf.pages[0]], direction: .reverse, animated: false) { ends.append($0) }
        }
        #expect(ends == [true] && shelf.words.isEmpty)
    }

    @Test func `Without a page count there are no dots, and without a data source no page turns`() throws {
        let slides = try #require(slides)
        stage.act {
            shelf.dots = 0
            book.dataSource = nil
            #expect(!slides.handles(swipe(.left)) && slides.subviews.count == 1)
        }
        stage.act { #expect(dots?.isHidden == true && slides.frame == book.view.bounds) }
    }

    @Test func `Pages in vertical orientation turn by swiping up and down`() throws {
        let tower = UIPageViewController(
            transitionStyle: .pageCurl, navigationOrientation: .vertical, options: [.interPageSpacing: 10])
        let stage = try Stage(root: tower)
        stage.act {
            tower.dataSource = shelf
            tower.setViewControllers([shelf.pages[1]], direction: .forward, animated: false)
        }
        let slides = try #require(tower.view.subviews.first as? PageSlides)
        stage.act {
            #expect(slides.handles(swipe(.up)) && slides.handles(swipe(.down)) && !slides.handles(swipe(.left)))
            #expect(tower.gestureRecognizers.count == 2 && tower.spineLocation == .min)
            #expect(slides.frame == tower.view.bounds)
        }
    }
}
