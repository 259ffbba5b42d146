import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@Suite("Animations of layers")
struct MotionTests {
    private let stage: Stage
    private let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))

    init() throws { stage = try Stage(showing: view) }

    private var motions: [Motion] { view.layer.motions.map(\.motion) }

    /// Returns a text for each keyframe of an animation: its time and its CSS declarations.
    private func frames(_ motion: Motion?) -> [String] {
        (motion?.frames ?? []).map { frame in
            let look = frame.look.map { "\($0.property): \($0.value)" }.joined(separator: "; ")
            return "\(frame.at) \(look)"
        }
    }

    private func basic(_ path: String, from: Any? = nil, to: Any? = nil, by: Any? = nil) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: path)
        (animation.fromValue, animation.toValue, animation.byValue) = (from, to, by)
        return animation
    }

    private final class Hearing: NSObject, CAAnimationDelegate {
        var heard: [String] = []
        func animationDidStart(_ anim: CAAnimation) { heard.append("start") }
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { heard.append("stop \(flag)") }
    }

    // MARK: - Their time

    @Test func `An animation ends after its duration or when removed, an endless one only when removed`() throws {
        let hearing = Hearing()
        stage.act {
            let shake = basic("transform.translation.x", to: 8)
            shake.duration = 0.5
            shake.repeatCount = 2
            shake.delegate = hearing
            view.layer.add(shake, forKey: "shake")
            let spin = basic("transform.rotation", to: 2 * Double.pi)
            spin.repeatCount = .infinity
            spin.delegate = hearing
            view.layer.add(spin, forKey: "spin")
        }
        #expect(hearing.heard == ["start", "start"])
        #expect(motions.map(\.times) == [2, nil])
        #expect(view.layer.animationKeys() == ["shake", "spin"])
        stage.advance(.milliseconds(999))
        #expect(hearing.heard.count == 2)
        stage.advance(.seconds(100))
        #expect(hearing.heard == ["start", "start", "stop true"])
        #expect(view.layer.animationKeys() == ["spin"])
        try stage.drain()
        stage.act { view.layer.removeAnimation(forKey: "spin") }
        #expect(hearing.heard.last == "stop false")
        #expect(view.layer.animationKeys() == nil && motions.isEmpty)
        #expect(
            try stage.drain().contains {
                if case .update(view, let keys, _) = $0 { keys.contains(.style) } else { false }
            })
        #expect(stage.host.notes.isEmpty)
    }

    @Test func `An animation replaces one with the same key, and removeAllAnimations removes all`() {
        let hearing = Hearing()
        stage.act {
            for value in [0.2, 0.4] {
                let pulse = basic("opacity", to: value)
                pulse.delegate = hearing
                view.layer.add(pulse, forKey: "pulse")
            }
            view.layer.add(basic("opacity", to: 0), forKey: nil)
        }
        #expect(hearing.heard == ["start", "stop false", "start"])
        #expect(motions.count == 2 && frames(motions.first) == ["0.0 opacity: 1", "1.0 opacity: 0.4"])
        #expect((view.layer.animation(forKey: "pulse") as? CABasicAnimation)?.toValue as? Double == 0.4)
        stage.act { view.layer.removeAllAnimations() }
        stage.advance(.seconds(5))
        #expect(hearing.heard == ["start", "stop false", "start", "stop false"] && motions.isEmpty)
    }

    @Test func `An animation kept on completion stays at its end only with fill mode forwards`() {
        let hearing = Hearing()
        stage.act {
            for (mode, key) in [(CAMediaTimingFillMode.forwards, "stays"), (.removed, "goes")] {
                let fade = basic("opacity", to: 0)
                fade.isRemovedOnCompletion = false
                fade.fillMode = mode
                fade.delegate = hearing
                view.layer.add(fade, forKey: key)
            }
        }
        stage.advance(.seconds(5))
        #expect(hearing.heard.suffix(2) == ["stop true", "stop true"])
        #expect(view.layer.animationKeys() == ["stays"] && motions.first?.stays == true)
    }

    @Test func `An animation with a later beginTime waits for it on the session's clock`() {
        stage.advance(.seconds(3))
        stage.act {
            let fade = basic("opacity", to: 0)
            fade.duration = 1
            fade.beginTime = _mediaTime() + 2
            fade.speed = 2
            view.layer.add(fade, forKey: "fade")
        }
        #expect(motions.first?.delay == .seconds(2) && motions.first?.duration == .milliseconds(500))
        stage.advance(.milliseconds(2499))
        #expect(motions.count == 1)
        stage.advance(.milliseconds(1))
        #expect(motions.isEmpty)
    }

    // MARK: - What is drawn

    @Test func `Animations without a from or to value use the layer's current value`() {
        stage.act {
            view.alpha = 0.8
            view.transform = CGAffineTransform(scaleX: 2, y: 4)
            let all = [
                basic("opacity", from: 0.5), basic("opacity", by: -0.3), basic("opacity", to: 1, by: 0.5),
                basic("transform.scale", to: 1), basic("transform.scale.x", from: 1, to: 3),
                basic("position", to: CGPoint(x: 70, y: 45)), basic("position.y", from: 40, by: NSNumber(value: 10)),
                basic("transform.rotation.y", to: Float(1.5)), basic("cornerRadius", from: 4, to: 8),
                basic("backgroundColor", from: UIColor.red.cgColor, to: UIColor.clear),
                basic("transform", to: NSValue(caTransform3D: CATransform3DMakeScale(3, 3, 1))),
            ]
            for animation in all { view.layer.add(animation, forKey: nil) }
        }
        #expect(
            motions.map(frames) == [
                ["0.0 opacity: 0.5", "1.0 opacity: 0.8"], ["0.0 opacity: 0.8", "1.0 opacity: 0.5"],
                ["0.0 opacity: 0.5", "1.0 opacity: 1"], ["0.0 scale: 1 1", "1.0 scale: 0.5 0.25"],
                ["0.0 scale: 0.5 1", "1.0 scale: 1.5 1"], ["0.0 translate: 0px 0px", "1.0 translate: 10px 0px"],
                ["0.0 translate: 0px -5px", "1.0 translate: 0px 5px"],
                ["0.0 rotate: y 0rad", "1.0 rotate: y 1.5rad"],
                ["0.0 border-radius: 4px", "1.0 border-radius: 8px"],
                ["0.0 background-color: rgb(255 0 0 / 1)", "1.0 background-color: rgb(0 0 0 / 0)"],
                ["0.0 transform: matrix(2, 0, 0, 4, 0, 0)", "1.0 transform: matrix(3, 0, 0, 3, 0, 0)"],
            ])
        #expect(stage.host.notes.isEmpty)
    }

    @Test func `Keyframe animations have key times, timing functions and calculation modes`() throws {
        stage.act {
            let shake = CAKeyframeAnimation(keyPath: "transform.translation.x")
            shake.values = [0, -10, 10, 0]
            shake.keyTimes = [0, 0.2, 0.1, 1]
            shake.timingFunctions = [.init(name: .easeIn), .init(name: .linear), .init(controlPoints: 0, 1, 1, 0)]
            view.layer.add(shake, forKey: nil)
            let blink = CAKeyframeAnimation(keyPath: "opacity")
            blink.values = [1, 0]
            blink.calculationMode = .discrete
            blink.autoreverses = true
            view.layer.add(blink, forKey: nil)
        }
        let (shake, blink) = (try #require(motions.first), try #require(motions.last))
        #expect(
            frames(shake) == [
                "0.0 translate: 0px 0px", "0.2 translate: -10px 0px", "0.2 translate: 10px 0px",
                "1.0 translate: 0px 0px",
            ])
        #expect(shake.frames.last?.pace == nil && shake.adds && !shake.jumps)
        #expect(shake.frames[2].pace == .curve(CGPoint(x: 0, y: 1), CGPoint(x: 1, y: 0)))
        #expect(blink.jumps && blink.reverses && blink.frames.map(\.at) == [0, 0.5])
    }

    @Test func `An animation group gives its duration to animations without one and repeats as a whole`() throws {
        stage.act {
            let rise = basic("position.y", by: -10)
            let fade = basic("opacity", to: 0)
            fade.duration = 1
            fade.beginTime = 1
            let group = CAAnimationGroup()
            group.animations = [rise, fade]
            group.duration = 4
            group.repeatCount = .infinity
            view.layer.add(group, forKey: "group")
        }
        #expect(motions.map(\.duration) == [.seconds(4), .seconds(4)] && motions.map(\.times) == [nil, nil])
        #expect(motions.last?.frames.map(\.at) == [0.25, 0.5])
    }

    @Test func `A spring animation is drawn as a spring and has a settling duration`() throws {
        let spring = CASpringAnimation(keyPath: "transform.scale")
        spring.fromValue = 0.5
        spring.damping = 5
        spring.initialVelocity = 3
        spring.duration = spring.settlingDuration
        stage.act { view.layer.add(spring, forKey: nil) }
        #expect(motions.first?.pace == .spring(damping: 0.25, velocity: 3))
        #expect(abs(spring.settlingDuration - 2.763) < 0.001)
    }

    @Test(arguments: ["strokeEnd", "bounds.size", "transform.scale.q", "positionless", nil])
    func `An animation that cannot be drawn still takes its duration and is reported`(path: String?) {
        let hearing = Hearing()
        stage.act {
            let animation = CABasicAnimation(keyPath: path)
            animation.toValue = 1
            animation.delegate = hearing
            view.layer.add(animation, forKey: nil)
        }
        #expect(motions.isEmpty)
        #expect(stage.host.notes == [.message("The animation of \(path ?? "a layer") is not drawn")])
        stage.advance(.milliseconds(250))
        #expect(hearing.heard == ["start", "stop true"])
    }

    @Test func `Animations with values of the wrong type or NaN are not drawn`() {
        stage.act {
            view.layer.add(basic("opacity", to: "half"), forKey: nil)
            view.layer.add(basic("position", to: Double.nan), forKey: nil)
        }
        #expect(motions.isEmpty && stage.host.notes.count == 2)
    }

    @Test func `The page receives each running animation with a number`() throws {
        stage.act {
            let spin = basic("transform.rotation", to: 6)
            spin.repeatCount = .infinity
            spin.duration = 2
            view.layer.add(spin, forKey: "spin")
            view.layer.add(basic("opacity", to: 0), forKey: nil)
        }
        let told = try #require(view.projected.lists["motions"])
        #expect(told.count == 2)
        guard case .members(let spin) = told[0] else {
            Issue.record("not a motion")
            return
        }
        #expect(
            spin.contains(PropertyMember("n", value: .number(0)))
                && spin.contains(PropertyMember("times", value: .text("endless"))))
        #expect(
            spin.contains(PropertyMember("duration", value: .number(2000)))
                && spin.contains(PropertyMember("adds", value: .bool(true))))
        stage.advance(.seconds(1))
        #expect(view.projected.lists["motions"]?.count == 1)
        stage.act { view.layer.removeAllAnimations() }
        #expect(view.projected.lists["motions"] == nil)
    }

    // MARK: - Keyframes of views

    @Test func `UIView keyframes hold their last values, and every value is shown`() throws {
        var finished: [Bool] = []
        stage.act {
            UIView.animateKeyframes(withDuration: 2, delay: 1) {
                view.alpha = 0.5
                UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.25) { view.frame.origin.x = 30 }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) { view.frame.origin.x = 0 }
            } completion: {
                finished.append($0)
            }
        }
        #expect(view.frame.minX == 0 && view.alpha == 0.5)
        #expect(frames(motions.first) == ["0.0 opacity: 1", "1.0 opacity: 0.5"])
        let place = "height: 50px; left: %px; top: 20px; width: 100px"
        let expected = [("0.0", 10), ("0.25", 10), ("0.5", 30), ("0.5", 30), ("0.75", 0), ("1.0", 0)].map {
            "\($0) \(place.replacing("%", with: "\($1)"))"
        }
        #expect(frames(motions.last) == expected)
        #expect(motions.allSatisfy { $0.delay == .seconds(1) && $0.duration == .seconds(2) && $0.pace == .system })
        stage.advance(.milliseconds(2999))
        #expect(finished.isEmpty)
        stage.advance(.milliseconds(1))
        #expect(finished == [true] && motions.isEmpty)
    }

    @Test func `Repeating UIView keyframes run until removed, and addKeyframe outside them applies at once`() throws {
        stage.act {
            UIView.animateKeyframes(
                withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .calculationModeDiscrete]
            ) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.backgroundColor = .red }
            } completion: { _ in
                Issue.record("it never ends")
            }
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.alpha = 0 }
        }
        let motion = try #require(motions.first)
        #expect(motions.count == 1 && motion.times == nil && motion.reverses && motion.jumps && view.alpha == 0)
        stage.advance(.seconds(10))
        stage.act { view.layer.removeAllAnimations() }
        #expect(motions.isEmpty)
    }

    @Test func `Changes between beginAnimations and commitAnimations use their duration, delay and curve`() throws {
        stage.act {
            UIView.beginAnimations("fade", context: nil)
            UIView.setAnimationDuration(0.7)
            UIView.setAnimationDelay(0.1)
            UIView.setAnimationCurve(.linear)
            view.alpha = 0
            UIView.commitAnimations()
            UIView.setAnimationDuration(9)
            UIView.commitAnimations()
        }
        let linear = AnimationPace.curve(CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
        let wanted = AnimationTiming(duration: .milliseconds(700), delay: .milliseconds(100), pace: linear)
        #expect(try stage.drain().contains { if case .update(view, _, wanted) = $0 { true } else { false } })
        stage.act { view.alpha = 1 }
        #expect(try stage.drain().contains { if case .update(view, _, nil) = $0 { true } else { false } })
    }

    @Test func `3D layer transforms are flattened as seen straight from the front`() {
        stage.act {
            view.layer.transform = CATransform3DConcat(
                CATransform3DMakeScale(2, 2, 1), CATransform3DMakeTranslation(5, 6, 7))
            #expect(view.transform == CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 5, ty: 6))
            view.layer.setAffineTransform(.identity)
            #expect(CATransform3DIsIdentity(view.layer.transform) && view.layer.affineTransform().isIdentity)
            view.layer.transform = CATransform3DMakeRotation(.pi / 3, 0, 2, 0)
            #expect(abs(view.transform.a - 0.5) < 1e-9 && view.transform.d == 1)
        }
        let turned = CATransform3DRotate(CATransform3DMakeTranslation(1, 0, 0), .pi / 2, 0, 0, 1)
        #expect(abs(turned.flat.b - 1) < 1e-9 && turned.flat.tx == 1)
        #expect(CATransform3DEqualToTransform(CATransform3DMakeRotation(1, 0, 0, 0), CATransform3DIdentity))
        #expect(!CATransform3DIsAffine(CATransform3DMakeTranslation(0, 0, 1)))
        #expect(NSValue(caTransform3D: turned).caTransform3DValue == turned)
        #expect(CATransform3DIsIdentity(NSNumber(value: 3).caTransform3DValue))
    }
}
