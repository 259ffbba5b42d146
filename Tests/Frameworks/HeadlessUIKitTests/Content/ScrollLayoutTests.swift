import HeadlessUIKit
import TestSupport
import Testing

@Suite("Places in scroll views")
struct ScrollLayoutTests {
    private let stage: Stage
    private let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 200, height: 300))

    init() throws { stage = try Stage() }

    private func free(_ view: UIView = UIView(), height: CGFloat) -> UIView {
        view.translatesAutoresizingMaskIntoConstraints = false
        view.heightAnchor.constraint(equalToConstant: height).isActive = true
        return view
    }

    @Test func `Constraints to the content guide set the content size and use content coordinates`() throws {
        let (first, second) = (free(height: 250), free(height: 150))
        var tall: NSLayoutConstraint?
        stage.act {
            stage.window.addSubview(scroll)
            for view in [first, second] {
                scroll.addSubview(view)
                view.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor).isActive = true
                view.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor).isActive = true
                view.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor).isActive = true
            }
            first.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 10).isActive = true
            second.topAnchor.constraint(equalTo: first.bottomAnchor, constant: 20).isActive = true
            second.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor).isActive = true
            tall = first.heightAnchor.constraint(equalToConstant: 250)
        }
        #expect(scroll.contentSize == CGSize(width: 200, height: 430))
        #expect(second.frame == CGRect(x: 0, y: 280, width: 200, height: 150))
        stage.act { scroll.contentOffset.y = 130 }
        #expect(second.convert(.zero, to: stage.window) == CGPoint(x: 0, y: 250))
        #expect(scroll.bounds.origin == CGPoint(x: 0, y: 130))
        stage.act {
            first.heightAnchor.constraint(equalToConstant: 0).isActive = false
            first.constraints.forEach { $0.isActive = false }
            tall?.constant = 200
            tall?.isActive = true
        }
        #expect(scroll.contentSize.height == 380)
        #expect(scroll.contentOffset == CGPoint(x: 0, y: 80))
    }

    @Test func `The offset is clamped when the content shrinks or the view grows, not when set by code`() {
        stage.act {
            scroll.contentSize = CGSize(width: 200, height: 1_000)
            stage.window.addSubview(scroll)
            scroll.contentOffset.y = 700
        }
        #expect(scroll.contentOffset.y == 700)
        stage.act { scroll.contentSize.height = 800 }
        #expect(scroll.contentOffset.y == 500)
        stage.act { scroll.frame.size.height = 400 }
        #expect(scroll.contentOffset.y == 400)
        stage.act { scroll.contentOffset.y = 2_000 }
        #expect(scroll.contentOffset.y == 2_000)
        stage.act { scroll.contentSize = CGSize(width: 200, height: 100) }
        #expect(scroll.contentOffset.y == 0)
    }

    @Test func `A scroll's pan translation is opposite to the content offset while a user scrolls`() {
        final class Listener: NSObject, UIScrollViewDelegate {
            var ways: [CGFloat] = []
            func scrollViewDidScroll(_ scrollView: UIScrollView) {
                ways.append(scrollView.panGestureRecognizer.translation(in: scrollView.superview).y)
            }
        }
        let listener = Listener()
        scroll.delegate = listener
        stage.act {
            scroll.contentSize = CGSize(width: 200, height: 1_000)
            stage.window.addSubview(scroll)
            scroll.contentOffset.y = 100
        }
        stage.act { scroll.receiveScroll(to: CGPoint(x: 0, y: 150)) }
        stage.act { scroll.receiveScroll(to: CGPoint(x: 0, y: 120)) }
        #expect(listener.ways == [0, -50, 30])
        #expect(scroll.panGestureRecognizer.state == .possible)
    }

    @Test func `Content insets move the initial offset, and the page receives positions including them`() throws {
        stage.act {
            scroll.contentSize = CGSize(width: 200, height: 1_000)
            scroll.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
            stage.window.addSubview(scroll)
        }
        #expect(scroll.contentOffset.y == -20)
        #expect(scroll.projected["y"] == nil)
        stage.act { scroll.receiveScroll(to: CGPoint(x: 0, y: 120)) }
        #expect(scroll.contentOffset.y == 100)
        #expect(scroll.projected["y"] == "120")
        stage.act { scroll.scrollRectToVisible(CGRect(x: 0, y: 990, width: 10, height: 10), animated: false) }
        #expect(scroll.contentOffset.y == 730)
    }

    @Test func `The adjusted content inset follows the safe area and contentInsetAdjustmentBehavior`() {
        let whole = UIScrollView(frame: UIScreen.main.bounds)
        stage.act {
            whole.contentSize = CGSize(width: 393, height: 2_000)
            stage.window.addSubview(whole)
        }
        let safe = stage.window.safeAreaInsets
        #expect(whole.adjustedContentInset == safe)
        #expect(whole.contentOffset.y == -safe.top)
        stage.act { whole.contentInsetAdjustmentBehavior = .never }
        #expect(whole.adjustedContentInset == .zero)
        #expect(whole.contentOffset.y == 0)
        stage.act {
            whole.contentInsetAdjustmentBehavior = .automatic
            whole.contentSize.height = 100
        }
        #expect(whole.adjustedContentInset == .zero)
        stage.act {
            whole.alwaysBounceVertical = true; whole.setNeedsLayout()
        }
        #expect(whole.adjustedContentInset == safe)
    }

    @Test func `With paging enabled, scrolling stops at page boundaries`() {
        stage.act {
            scroll.isPagingEnabled = true
            scroll.contentSize = CGSize(width: 600, height: 300)
            stage.window.addSubview(scroll)
            scroll.receiveScroll(to: CGPoint(x: 290, y: 0))
        }
        #expect(scroll.contentOffset == CGPoint(x: 200, y: 0))
        stage.act { scroll.receiveScroll(to: CGPoint(x: 310, y: 0)) }
        #expect(scroll.contentOffset == CGPoint(x: 400, y: 0))
    }

    @Test func `A running refresh control takes 60 points above the content`() {
        let wheel = UIRefreshControl()
        stage.act {
            scroll.contentSize = CGSize(width: 200, height: 1_000)
            scroll.refreshControl = wheel
            stage.window.addSubview(scroll)
        }
        stage.act { wheel.beginRefreshing() }
        #expect(scroll.contentOffset.y == -60)
        stage.act { wheel.endRefreshing() }
        #expect(scroll.contentOffset.y == 0)
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -5])
    func `Invalid numbers do not change the scroll position`(_ length: CGFloat) {
        stage.act {
            stage.window.addSubview(scroll)
            scroll.contentSize = CGSize(width: length, height: length)
            scroll.contentInset.top = length
            scroll.contentOffset.y = length
            scroll.receiveScroll(to: CGPoint(x: length, y: length))
        }
        #expect(scroll.contentSize == .zero && scroll.contentOffset.y.isFinite)
    }

    private final class Zooms: NSObject, UIScrollViewDelegate {
        let view: UIView
        var words: [String] = []
        init(_ view: UIView) { self.view = view }
        func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
        func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { words.append("begins") }
        func scrollViewDidZoom(_ scrollView: UIScrollView) { words.append("\(scrollView.zoomScale)") }
        func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
            words.append("ended at \(scale)")
        }
    }

    @Test func `A zoomed view scales with its content, between the limits and around the touched point`() throws {
        let picture = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
        let delegate = Zooms(picture)
        stage.act {
            stage.window.addSubview(scroll)
            scroll.addSubview(picture)
            scroll.contentSize = picture.frame.size
            scroll.delegate = delegate
            scroll.maximumZoomScale = 4
            scroll.zoomScale = 2
        }
        #expect(picture.center == CGPoint(x: 200, y: 300) && picture.transform == CGAffineTransform(scaleX: 2, y: 2))
        #expect(scroll.contentSize == CGSize(width: 400, height: 600))
        #expect(scroll.contentOffset == CGPoint(x: 100, y: 150))
        #expect(picture.frame == CGRect(x: 0, y: 0, width: 400, height: 600))
        #expect(picture.convert(CGPoint(x: 100, y: 150), to: scroll) == CGPoint(x: 200, y: 300))
        #expect(scroll.hitTest(CGPoint(x: 250, y: 400), with: nil) === picture)
        stage.act {
            let middle = CGPoint(x: 100, y: 150)
            for (phase, scale) in [(UIGestureRecognizer.State.began, 1.0), (.changed, 1.5), (.ended, 8)] {
                scroll.receive(GestureTouch(kind: .pinch, phase: phase, place: middle, scale: scale))
            }
        }
        #expect(scroll.zoomScale == 4 && picture.center == CGPoint(x: 400, y: 600))
        #expect(delegate.words == ["2.0", "begins", "3.0", "4.0", "ended at 4.0"])
        stage.act { scroll.zoom(to: CGRect(x: 0, y: 0, width: 100, height: 150), animated: false) }
        #expect(scroll.zoomScale == 2 && scroll.contentOffset == .zero)
        stage.act { scroll.zoomScale = 0 }
        #expect(scroll.zoomScale == 1 && scroll.contentSize == CGSize(width: 200, height: 300))
    }

    @Test func `Constraints set the zoomed view's position and the margins around it`() throws {
        let picture = free(height: 300)
        let delegate = Zooms(picture)
        stage.act {
            stage.window.addSubview(scroll)
            scroll.addSubview(picture)
            scroll.delegate = delegate
            picture.widthAnchor.constraint(equalToConstant: 200).isActive = true
            for (edge, constant) in [(\UIView.topAnchor, 10.0), (\UIView.bottomAnchor, -20)] {
                picture[keyPath: edge].constraint(equalTo: scroll[keyPath: edge], constant: constant).isActive = true
            }
            picture.leadingAnchor.constraint(equalTo: scroll.leadingAnchor).isActive = true
            picture.trailingAnchor.constraint(equalTo: scroll.trailingAnchor).isActive = true
            scroll.maximumZoomScale = 3
        }
        #expect(scroll.contentSize == CGSize(width: 200, height: 330))
        stage.act { scroll.zoomScale = 2 }
        #expect(picture.center == CGPoint(x: 200, y: 310) && picture.bounds.height == 300)
        #expect(scroll.contentSize == CGSize(width: 400, height: 630))
    }
}
