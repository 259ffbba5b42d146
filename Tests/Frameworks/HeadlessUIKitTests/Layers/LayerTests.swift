import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@Suite("Layers in layers")
struct LayerTests {
    private let stage: Stage
    private let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))

    init() throws { stage = try Stage(showing: view) }

    private var style: RecordedProperties { view.projected }

    private func gradient() -> CAGradientLayer {
        let layer = CAGradientLayer()
        layer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        return layer
    }

    @Test func `Sublayer gradients are drawn at their frames, the last in front, until removed`() {
        stage.act {
            let back = gradient(), front = CALayer()
            back.frame = view.bounds
            front.backgroundColor = UIColor.green.cgColor
            front.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
            view.layer.insertSublayer(back, at: 0)
            view.layer.addSublayer(front)
            #expect(front.superlayer === view.layer && view.layer.sublayers?.count == 2)
            let green = UIColor.green.css, red = UIColor.red.css, blue = UIColor.blue.css
            #expect(
                style.styles["background-image"]
                    == "linear-gradient(\(green), \(green)), linear-gradient(180deg, \(red) 0%, \(blue) 100%)")
            #expect(style.styles["background-position"] == "1px 2px, 0px 0px")
            #expect(style.styles["background-size"] == "3px 4px, 100px 50px")
            back.startPoint = CGPoint(x: 0, y: 0.5)
            back.endPoint = CGPoint(x: 0.5, y: 0.5)
            front.isHidden = true
            #expect(
                style.styles["background-image"] == "linear-gradient(90deg, \(red) 0%, \(blue) 50%)")
            back.removeFromSuperlayer()
            #expect(style.styles["background-image"] == nil && back.superlayer == nil)
        }
    }

    private final class Sky: UIView {
        override class var layerClass: AnyClass { CAGradientLayer.self }
    }

    @Test func `A view can be backed by a gradient layer, which follows the view's size`() throws {
        let sky = Sky(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.act {
            (sky.layer as? CAGradientLayer)?.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
            view.addSubview(sky)
        }
        try stage.drain()
        #expect(sky.projected.styles["background-size"] == "10px 10px")
        stage.act { sky.frame.size.width = 30 }
        #expect(
            try stage.drain().contains {
                if case .update(sky, let keys, _) = $0 { keys.contains(.style) } else { false }
            })
        #expect(sky.projected.styles["background-size"] == "30px 10px")
    }

    @Test func `A shape mask clips a view to its outline, and a gradient mask fades it`() {
        stage.act {
            let shape = CAShapeLayer()
            shape.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4)).cgPath
            view.layer.mask = shape
            #expect(style.styles["clip-path"] == "path(\"M0 0L4 0L4 4L0 4Z\")")
            shape.frame.origin.x = 2
            #expect(style.styles["clip-path"] == "path(\"M2 0L6 0L6 4L2 4Z\")")
            let fading = gradient()
            fading.frame = view.bounds
            view.layer.mask = fading
            #expect(
                style.styles["clip-path"] == nil && style.styles["mask-image"]?.hasPrefix("linear-gradient(") == true)
            view.layer.mask = nil
            #expect(style.styles["mask-image"] == nil)
        }
    }

    @Test func `A view's layer shares the view's geometry, and another layer keeps its own`() {
        stage.act {
            #expect(view.layer.frame == view.frame && view.layer.position == view.center)
            view.layer.opacity = 0.5
            view.layer.bounds.size.width = 60
            #expect(view.alpha == 0.5 && view.bounds.width == 60)
            let free = CALayer()
            free.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
            free.position = CGPoint(x: 20, y: 30)
            #expect(free.frame == CGRect(x: 15, y: 25, width: 10, height: 10))
        }
    }

    @Test func `A transaction's completion block runs after its changes are committed`() {
        var done: [String] = []
        stage.application.run {
            CATransaction.begin()
            CATransaction.setCompletionBlock { done.append("inner") }
            view.layer.cornerRadius = 4
            CATransaction.commit()
            #expect(done.isEmpty)
        }
        stage.host.runQueue()
        #expect(done == ["inner"])
    }
}
