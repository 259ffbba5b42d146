import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

@Suite("Layers that are drawn by themselves")
struct LayerViewTests {
    private let stage: Stage
    private let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))

    init() throws { stage = try Stage(showing: view) }

    private func ring() -> CAShapeLayer {
        let ring = CAShapeLayer()
        ring.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        ring.path = CGPath(rect: CGRect(x: 0, y: 0, width: 40, height: 40), transform: nil)
        ring.fillColor = nil
        ring.strokeColor = UIColor.red.cgColor
        ring.lineWidth = 3
        ring.lineCap = .round
        return ring
    }

    private func basic(_ path: String, from: Any? = nil, to: Any) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: path)
        (animation.fromValue, animation.toValue, animation.duration) = (from, to, 2)
        return animation
    }

    @Test func `A stroke animation of a sublayer is drawn by a view that is not among the subviews`() throws {
        let ring = ring()
        let label = UILabel()
        stage.act {
            view.addSubview(label)
            view.layer.addSublayer(ring)
        }
        #expect(view.children == [label], "an outline that rests is a fill of the view")
        stage.act { ring.add(basic("strokeEnd", from: 0, to: 1), forKey: "draw") }
        try stage.drain()
        let stand = try #require(view.children.first)
        #expect(
            view.subviews == [label] && view.children.count == 2 && view.projected.styles["background-image"] == nil)
        let drawn = stand.projected
        #expect(drawn["outline"] == ring.path?.svg && drawn["outlineParts"] == "true")
        #expect(drawn.styles["fill"] == "none" && drawn.styles["stroke"] == UIColor.red.css)
        #expect(drawn.styles["stroke-width"] == "3px" && drawn.styles["stroke-linecap"] == "round")
        #expect(drawn.styles["--stroke-end"] == "1" && drawn.lists["motions"]?.count == 1)
        #expect(
            stand.layer.motions.first?.motion.frames.map(\.look) == [
                [.init("--stroke-end", value: "0")], [.init("--stroke-end", value: "1")],
            ])
        // Indexes in the app's code do not count the views that represent layers.
        let back = UIView()
        stage.act {
            view.insertSubview(back, at: 0)
            view.sendSubviewToBack(label)
            view.exchangeSubview(at: 0, withSubviewAt: 1)
        }
        try stage.drain()
        #expect(view.children == [stand, back, label] && stage.host.notes.isEmpty)
        stage.advance(.seconds(2))
        #expect(stand.layer.motions.isEmpty)
        stage.act { ring.removeFromSuperlayer() }
        try stage.drain()
        #expect(view.children == [back, label])
    }

    @Test func `A layer animated before it is added starts then, and sibling layers keep their order`() throws {
        let square = CALayer(), gradient = CAGradientLayer()
        gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        gradient.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        square.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
        square.backgroundColor = UIColor.green.cgColor
        square.add(basic("transform.rotation", to: 3), forKey: nil)
        stage.act {
            view.layer.addSublayer(square)
            view.layer.addSublayer(gradient)
        }
        try stage.drain()
        let stands = view.children.compactMap { $0 as? LayerView }
        #expect(stands.map(\.drawn) == [square, gradient])
        #expect(stands[0].frame == square.frame && stands[0].projected.styles["background-color"] == UIColor.green.css)
        #expect(stands[0].projected.lists["motions"]?.count == 1)
        #expect(stands[1].projected.styles["background-image"]?.hasPrefix("linear-gradient") == true)
    }

    @Test func `A layer rotates about its anchor point, which stays at its position`() throws {
        let needle = CALayer()
        needle.bounds = CGRect(x: 0, y: 0, width: 4, height: 20)
        needle.anchorPoint = CGPoint(x: 0.5, y: 1)
        needle.position = CGPoint(x: 50, y: 25)
        #expect(needle.frame == CGRect(x: 48, y: 5, width: 4, height: 20) && needle.position == CGPoint(x: 50, y: 25))
        stage.act {
            view.layer.addSublayer(needle)
            needle.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        }
        try stage.drain()
        let styles = try #require(view.children.first).projected.styles
        #expect(styles["transform-origin"] == "50% 100%" && styles["transform"]?.hasPrefix("matrix(") == true)
    }

    @Test func `An image fills a layer by its contents gravity, and other contents are reported once`() throws {
        let picture = UIImage(data: Data("<svg xmlns='http://www.w3.org/2000/svg' width='4' height='2'/>".utf8))
        stage.act {
            view.layer.contents = picture?.cgImage
            view.layer.contentsGravity = .resizeAspectFill
            view.addSubview(UILabel())
        }
        try stage.drain()
        let shown = try #require(view.children.first as? LayerPicture)
        #expect(shown.frame == view.bounds && shown.projected["fit"] == "cover" && view.subviews.count == 1)
        stage.act { view.frame.size.width = 200 }
        #expect(shown.frame.width == 200)
        stage.act { view.layer.contents = nil }
        #expect(shown.superview == nil)
        let other = CALayer()
        stage.act {
            other.contents = 5
            view.layer.addSublayer(other)
            other.opacity = 0.5
        }
        #expect(stage.host.notes == [.message("The contents of a layer are not drawn: they are no picture")])
    }

    @Test(
        "Colours go outwards from a point, or around it",
        arguments: [
            (CAGradientLayerType.radial, CGPoint(x: 1, y: 0.75), "radial-gradient(50px 12.5px at 50% 50%, "),
            (.conic, CGPoint(x: 1, y: 0.5), "conic-gradient(from 90deg at 50% 50%, "),
        ])
    func gradients(type: CAGradientLayerType, end: CGPoint, start: String) {
        let layer = CAGradientLayer()
        layer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        layer.locations = [0.25, 1]
        layer.frame = view.bounds
        layer.type = type
        layer.startPoint = CGPoint(x: 0.5, y: 0.5)
        layer.endPoint = end
        stage.act { view.layer.addSublayer(layer) }
        #expect(
            view.projected.styles["background-image"] == "\(start)\(UIColor.red.css) 25%, \(UIColor.blue.css) 100%)")
    }

    @Test func `Corners and borders of sublayers are drawn, and line dash phases are animated`() throws {
        let card = CALayer(), dashed = ring()
        card.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        dashed.lineDashPattern = [4, 2]
        stage.act {
            card.cornerRadius = 6
            card.borderWidth = 1
            view.layer.addSublayer(card)
            view.layer.addSublayer(dashed)
            dashed.add(basic("lineDashPhase", from: 0, to: 6), forKey: nil)
            dashed.add(basic("strokeColor", to: UIColor.blue.cgColor), forKey: nil)
        }
        try stage.drain()
        let styles = view.children.map(\.projected.styles)
        #expect(styles[1]["stroke-dasharray"] == "4 2")
        #expect(styles[0]["border-radius"] == "6px" && styles[0]["box-shadow"]?.hasPrefix("inset") == true)
        #expect(
            view.children[1].layer.motions.map { $0.motion.frames[1].look[0].property } == [
                "stroke-dashoffset", "stroke",
            ])
    }
}
