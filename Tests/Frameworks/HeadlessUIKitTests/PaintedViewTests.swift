import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@Suite("Views that draw themselves")
struct PaintedViewTests {
    private let stage: Stage
    private let view = Gauge(frame: CGRect(x: 0, y: 0, width: 40, height: 20))

    init() throws {
        stage = try Stage(root: UIViewController())
        let (stage, view) = (stage, view)
        stage.act { stage.window.rootViewController?.view.addSubview(view) }
        try stage.drain()
    }

    private final class Gauge: UIView {
        var rectangles: [CGRect] = []
        var color = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        var draws = true
        var asksAgain = false

        override func draw(_ rect: CGRect) {
            super.draw(rect)
            rectangles.append(rect)
            if asksAgain { setNeedsDisplay() }
            guard draws else { return }
            color.setFill()
            UIBezierPath(rect: rect).fill()
        }
    }

    private var image: String? { view.projected.styles["background-image"] }

    @Test func `A view's drawing lies behind its subviews, and resizing scales it without redrawing`() {
        #expect(view.rectangles == [CGRect(x: 0, y: 0, width: 40, height: 20)])
        #expect(image?.hasPrefix("url(\"data:image/svg+xml;base64,") == true)
        #expect(view.projected.styles["background-size"] == "40px 20px")
        stage.act { view.frame.size.width = 80 }
        #expect(view.rectangles.count == 1 && view.projected.styles["background-size"] == "80px 20px")
    }

    @Test func `A view is redrawn once for several setNeedsDisplay calls`() throws {
        let before = image
        stage.act {
            view.color = .red
            view.setNeedsDisplay()
            view.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
            view.layer.setNeedsDisplay()
        }
        #expect(view.rectangles.count == 2 && image != nil && image != before)
        #expect(
            try stage.drain().contains {
                if case .update(view, let keys, _) = $0 { keys.contains(.style) } else { false }
            })
        stage.act {
            view.draws = false
            view.setNeedsDisplay()
        }
        #expect(image == nil)
    }

    @Test func `A view with content mode redraw draws at each size, and an empty one waits for a size`() {
        let other = Gauge()
        stage.act {
            view.contentMode = .redraw
            view.frame.size.width = 50
            stage.window.rootViewController?.view.addSubview(other)
        }
        #expect(view.rectangles.last?.width == 50 && other.rectangles.isEmpty)
        stage.act { other.frame = CGRect(x: 0, y: 0, width: 5, height: 5) }
        #expect(other.rectangles == [CGRect(x: 0, y: 0, width: 5, height: 5)])
    }

    @Test func `A view that calls setNeedsDisplay while drawing is not redrawn endlessly`() {
        stage.act {
            view.asksAgain = true
            view.setNeedsDisplay()
        }
        #expect(view.rectangles.count == 2)
    }

    @Test func `A changed interface style redraws a view`() {
        stage.act { view.overrideUserInterfaceStyle = .dark }
        #expect(view.rectangles.count == 2)
    }

    @Test func `A view class that draws nothing has no drawing and is asked only once`() {
        final class Plain: UIView {
            nonisolated(unsafe) static var asked = 0
            override func draw(_ rect: CGRect) {
                Self.asked += 1
                super.draw(rect)
            }
        }
        stage.act {
            for _ in 0..<3 {
                stage.window.rootViewController?.view.addSubview(Plain(frame: CGRect(x: 0, y: 0, width: 1, height: 1)))
            }
        }
        stage.act {
            let last = Plain(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
            stage.window.rootViewController?.view.addSubview(last)
        }
        #expect(Plain.asked == 1)
    }
}
