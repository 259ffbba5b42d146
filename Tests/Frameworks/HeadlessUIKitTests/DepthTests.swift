import Testing

@testable import HeadlessUIKit

@Suite("How deep views stand inside each other")
struct DepthTests {
    private func depth(below view: UIView) -> Int {
        sequence(first: view) { $0.subviews.first }.reduce(-1) { count, _ in count + 1 }
    }

    @Test func `A view chain built from the top ends at a depth of 500 and is released`() {
        let top = UIView()
        var last = top
        for _ in 0..<100_000 {
            let next = UIView()
            last.addSubview(next)
            last = next
        }
        #expect(depth(below: top) == 500)
    }

    @Test func `A view chain built from the bottom is at most 500 deep`() {
        var top = UIView()
        for _ in 0..<2_000 {
            let next = UIView()
            next.addSubview(top)
            top = next
        }
        #expect(depth(below: top) <= 500)
    }

    @Test func `Removed views do not count towards the depth limit`() {
        func chain(_ count: Int) -> UIView {
            var top = UIView()
            for _ in 0..<count {
                let next = UIView()
                next.addSubview(top)
                top = next
            }
            return top
        }
        let (above, below) = (chain(300), chain(300))
        let host = UIView()
        host.addSubview(below)
        below.removeFromSuperview()
        let bottom = sequence(first: above) { $0.subviews.first }.reversed()[0]
        bottom.addSubview(host)
        #expect(host.superview === bottom)
        host.addSubview(chain(150))
        #expect(depth(below: above) == 452)
        host.addSubview(chain(300))
        #expect(host.subviews.count == 1)
    }
}
