import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

@Suite("Outlines, gradients, sizes and ways in motion")
struct MovedPartsTests {
    private let stage: Stage
    private let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))

    init() throws { stage = try Stage(showing: view) }

    /// Returns a text for each keyframe of an animation: its time and its CSS declarations.
    private func frames(_ layer: CALayer, at place: Int = 0) -> [String] {
        guard layer.motions.indices.contains(place) else { return [] }
        return layer.motions[place].motion.frames.map { frame in
            "\(frame.at) " + frame.look.map { "\($0.property): \($0.value)" }.joined(separator: "; ")
        }
    }

    private func basic(_ path: String, from: Any? = nil, to: Any? = nil) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: path)
        (animation.fromValue, animation.toValue, animation.duration) = (from, to, 2)
        return animation
    }

    private func square(_ side: CGFloat) -> CGPath {
        CGPath(rect: CGRect(x: 0, y: 0, width: side, height: side), transform: nil)
    }

    private final class Hearing: NSObject, CAAnimationDelegate {
        var heard: [String] = []
        func animationDidStart(_ anim: CAAnimation) { heard.append("start") }
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { heard.append("stop \(flag)") }
    }

    // MARK: - Outlines

    @Test func `A sublayer's path animation is drawn, and the path set in code stays when it ends`() throws {
        let shape = CAShapeLayer()
        let hearing = Hearing()
        stage.act {
            shape.path = square(10)
            view.layer.addSublayer(shape)
            let grow = basic("path", from: shape.path, to: square(20))
            grow.delegate = hearing
            shape.add(grow, forKey: "path")
            shape.path = square(20)
        }
        try stage.drain()
        #expect(frames(shape) == ["0.0 d: path(\"M0 0L10 0L10 10L0 10Z\")", "1.0 d: path(\"M0 0L20 0L20 20L0 20Z\")"])
        let stand = try #require(view.children.first)
        #expect(stand.projected["outline"] == square(20).svg && stand.projected.lists["motions"]?.count == 1)
        stage.advance(.milliseconds(1_999))
        #expect(hearing.heard == ["start"])
        stage.advance(.milliseconds(1))
        #expect(hearing.heard == ["start", "stop true"] && shape.motions.isEmpty && stage.host.notes.isEmpty)
        try stage.drain()
    }

    @Test func `A filled mask's path is animated, and animations of a stroked mask are reported`() throws {
        let mask = CAShapeLayer()
        stage.act {
            mask.path = square(10)
            mask.frame.origin.x = 1
            view.layer.mask = mask
            mask.add(basic("path", to: square(20)), forKey: nil)
        }
        let expected = [
            "0.0 clip-path: path(\"M1 0L11 0L11 10L1 10Z\")", "1.0 clip-path: path(\"M1 0L21 0L21 20L1 20Z\")",
        ]
        #expect(frames(view.layer) == expected && view.projected.lists["motions"]?.count == 1)
        stage.advance(.seconds(2))
        #expect(view.layer.motions.isEmpty && view.projected.lists["motions"] == nil)
        stage.act {
            mask.add(basic("strokeEnd", to: 1), forKey: nil)
            mask.strokeColor = UIColor.black.cgColor
            mask.add(basic("path", to: square(20)), forKey: nil)
            CAShapeLayer().add(basic("path", to: square(1)), forKey: nil)
        }
        #expect(
            stage.host.notes == ["strokeEnd", "path"].map { .message("The animation of \($0) is not drawn") })
    }

    // MARK: - Gradients

    @Test func `Gradient colours are animated by CSS variables, which stay after the animation`() throws {
        let gradient = CAGradientLayer()
        stage.act {
            gradient.frame = view.bounds
            gradient.colors = [UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor, UIColor.black.cgColor]
            view.layer.addSublayer(gradient)
            gradient.add(
                basic("colors", to: [UIColor.white.cgColor, UIColor(red: 0, green: 0, blue: 1, alpha: 1).cgColor]),
                forKey: nil)
            gradient.add(basic("colors", to: [UIColor.white.cgColor]), forKey: nil)
        }
        #expect(
            frames(gradient) == [
                "0.0 --fill-color-0: rgb(255 0 0 / 1); --fill-color-1: rgb(0 0 0 / 1)",
                "1.0 --fill-color-0: rgb(255 255 255 / 1); --fill-color-1: rgb(0 0 255 / 1)",
            ])
        #expect(stage.host.notes == [.message("The animation of colors is not drawn")])
        for _ in 0..<2 {
            let styles = try #require(view.children.first).projected.styles
            #expect(
                styles["background-image"]
                    == "linear-gradient(180deg, var(--fill-color-0) 0%, var(--fill-color-1) 100%)")
            #expect(styles["--fill-color-1"] == UIColor.black.css)
            stage.advance(.seconds(2))
            try stage.drain()
        }
    }

    @Test func `A gradient's locations and end points are animated, also in a mask`() throws {
        let gradient = CAGradientLayer()
        stage.act {
            gradient.frame = view.bounds
            gradient.colors = [UIColor.clear, .black, .clear].map(\.cgColor)
            gradient.startPoint = CGPoint(x: 0, y: 0.5)
            gradient.endPoint = CGPoint(x: 1, y: 0.5)
            view.layer.mask = gradient
            let shimmer = basic("locations", from: [-1.0, -0.5, 0.0], to: [1.0, 1.5, 2.0])
            shimmer.repeatCount = .infinity
            gradient.add(shimmer, forKey: "shimmer")
            gradient.add(basic("endPoint", to: CGPoint(x: 2, y: 0.5)), forKey: nil)
        }
        #expect(
            frames(view.layer) == [
                "0.0 --mask-angle: 90deg; --mask-at-0: -100%; --mask-at-1: -50%; --mask-at-2: 0%",
                "1.0 --mask-angle: 90deg; --mask-at-0: 100%; --mask-at-1: 150%; --mask-at-2: 200%",
            ])
        #expect(
            frames(view.layer, at: 1).last
                == "1.0 --mask-angle: 90deg; --mask-at-0: 0%; --mask-at-1: 100%; --mask-at-2: 200%")
        let styles = view.projected.styles
        #expect(styles["mask-image"]?.hasPrefix("linear-gradient(var(--mask-angle), ") == true)
        #expect(styles["--mask-at-1"] == "50%" && styles["--mask-angle"] == "90deg")
        stage.act { gradient.removeAllAnimations() }
        #expect(view.layer.motions.isEmpty && stage.host.notes.isEmpty)
    }

    @Test func `An animation of more gradient colours than the page has variables for is reported`() {
        let gradient = CAGradientLayer()
        stage.act {
            gradient.colors = [CGColor](repeating: UIColor.red.cgColor, count: 65)
            view.layer.addSublayer(gradient)
            gradient.add(basic("colors", to: gradient.colors), forKey: nil)
        }
        #expect(gradient.motions.isEmpty && stage.host.notes.count == 1)
    }

    // MARK: - Sizes and ways

    @Test func `A bounds animation grows around the layer's position`() {
        stage.act {
            view.layer.add(basic("bounds", to: CGRect(x: 0, y: 0, width: 120, height: 50)), forKey: nil)
            view.layer.add(basic("bounds.size", from: NSValue(cgSize: CGSize(width: 90, height: 40))), forKey: nil)
            view.layer.add(basic("bounds.size.height", to: 60), forKey: nil)
            view.layer.add(basic("bounds", to: CGRect(x: 9, y: 0, width: 120, height: 50)), forKey: nil)
        }
        #expect(
            frames(view.layer) == [
                "0.0 height: 0px; left: 0px; top: 0px; width: 0px",
                "1.0 height: 0px; left: -10px; top: 0px; width: 20px",
            ])
        #expect(frames(view.layer, at: 1).first == "0.0 height: -10px; left: 5px; top: 5px; width: -10px")
        #expect(frames(view.layer, at: 2).last == "1.0 height: 10px; left: 0px; top: -5px; width: 0px")
        #expect(view.layer.motions.allSatisfy(\.motion.adds) && view.layer.motions.count == 3)
        #expect(stage.host.notes == [.message("The animation of bounds is not drawn")])
    }

    private func along(_ body: (CGMutablePath) -> Void) -> CAKeyframeAnimation {
        let path = CGMutablePath()
        body(path)
        let animation = CAKeyframeAnimation(keyPath: "position")
        animation.path = path
        return animation
    }

    @Test func `A position animation follows its path by key times, at constant speed or in jumps`() {
        let corner = { (path: CGMutablePath) in
            path.move(to: CGPoint(x: 60, y: 45))
            path.addLine(to: CGPoint(x: 90, y: 45))
            path.addLine(to: CGPoint(x: 90, y: 55))
        }
        stage.act {
            let pieces = along(corner)
            pieces.keyTimes = [0, 0.2, 1]
            view.layer.add(pieces, forKey: nil)
            let paced = along(corner)
            paced.calculationMode = .paced
            paced.rotationMode = .rotateAuto
            view.layer.add(paced, forKey: nil)
            let jumps = along(corner)
            jumps.calculationMode = .discrete
            view.layer.add(jumps, forKey: nil)
        }
        #expect(
            frames(view.layer) == [
                "0.0 translate: 0px 0px", "0.2 translate: 30px 0px", "0.2 translate: 30px 0px",
                "1.0 translate: 30px 10px",
            ])
        #expect(
            frames(view.layer, at: 1) == [
                "0.0 rotate: 0rad; translate: 0px 0px", "0.75 rotate: 0rad; translate: 30px 0px",
                "0.75 rotate: 1.571rad; translate: 30px 0px", "1.0 rotate: 1.571rad; translate: 30px 10px",
            ])
        #expect(view.layer.motions[2].motion.jumps && frames(view.layer, at: 2).count == 3)
    }

    @Test func `A curved path is followed in small steps, and its automatic rotation never jumps`() throws {
        stage.act {
            let circle = along { $0.addEllipse(in: CGRect(x: 40, y: 25, width: 40, height: 40)) }
            circle.rotationMode = .rotateAuto
            circle.calculationMode = .paced
            view.layer.add(circle, forKey: nil)
        }
        let motion = try #require(view.layer.motions.first?.motion)
        #expect(motion.frames.count > 40)
        let turns = motion.frames.compactMap { Double($0.look[0].value.dropLast(3)) }
        #expect(zip(turns, turns.dropFirst()).allSatisfy { abs($0 - $1) < 0.2 })
        #expect(abs(abs((turns.last ?? 0) - (turns.first ?? 0)) - 2 * Double.pi) < 0.01)
        #expect(motion.frames.last?.at == 1)
    }

    @Test func `Paced keyframe values are reached at constant speed`() {
        stage.act {
            let animation = CAKeyframeAnimation(keyPath: "position.x")
            animation.values = [60, 90, 100]
            animation.calculationMode = .paced
            view.layer.add(animation, forKey: nil)
        }
        #expect(view.layer.motions.first?.motion.frames.map(\.at) == [0, 0.75, 1])
    }

    @Test func `An animation with an empty path, or with a path for another property, is reported`() {
        stage.act {
            view.layer.add(along { $0.move(to: .zero) }, forKey: nil)
            let other = along { $0.addLines(between: [.zero, CGPoint(x: 1, y: 1)]) }
            other.keyPath = "opacity"
            view.layer.add(other, forKey: nil)
        }
        #expect(view.layer.motions.isEmpty && stage.host.notes.count == 2)
    }
}
