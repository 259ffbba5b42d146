import HeadlessUIKit
import TestSupport
import Testing

@Suite("Property animators")
struct PropertyAnimatorTests {
    let stage: Stage
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    init() throws {
        stage = try Stage()
        stage.act {
            view.backgroundColor = .black
            stage.window.addSubview(view)
        }
        try stage.drain()
    }

    /// An animator that takes two seconds to fade the view, move it, turn it white and scale it. The position at which
    /// it ended is recorded.
    private func animator(_ heard: @escaping (UIViewAnimatingPosition) -> Void = { _ in }) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: 2, curve: .easeIn) { [view] in
            view.alpha = 0
            view.frame = CGRect(x: 100, y: 40, width: 200, height: 100)
            view.backgroundColor = .white
            view.transform = CGAffineTransform(scaleX: 3, y: 1)
        }
        animator.addCompletion(heard)
        return animator
    }

    private var timing: AnimationTiming? {
        get throws {
            for case .update(let changed, _, let timing) in try stage.drain() where changed === view { return timing }
            return nil
        }
    }

    @Test func `An animator sets final values only once started and ends on the session's clock`() throws {
        var heard: [UIViewAnimatingPosition] = []
        let animator = animator { heard.append($0) }
        #expect(view.alpha == 1)
        #expect(animator.state == .inactive)
        stage.act { animator.startAnimation(afterDelay: 0.5) }
        #expect(view.alpha == 0)
        #expect(try timing == AnimationTiming(duration: .seconds(2), delay: .milliseconds(500), pace: .easingIn))
        #expect(animator.state == .active)
        stage.advance(.seconds(1))
        stage.act { #expect(animator.fractionComplete == 0.25) }
        #expect(heard.isEmpty)
        stage.advance(.milliseconds(1500))
        #expect(heard == [.end])
        #expect(animator.state == .inactive)
        #expect(!animator.isRunning)
    }

    @Test func `Setting an animator's fractionComplete shows every state in between`() throws {
        let animator = animator()
        stage.act { animator.fractionComplete = 0.25 }
        #expect(view.alpha == 0.75)
        #expect(view.center == CGPoint(x: 87.5, y: 60) && view.bounds.size == CGSize(width: 125, height: 100))
        #expect(view.frame == CGRect(x: -6.25, y: 10, width: 187.5, height: 100))
        #expect(view.transform == CGAffineTransform(scaleX: 1.5, y: 1))
        var white: CGFloat = 0
        view.backgroundColor?.getRed(&white, green: nil, blue: nil, alpha: nil)
        #expect(white == 0.25)
        #expect(try timing == nil)
        #expect(animator.state == .active)
        #expect(!animator.isRunning)
        stage.act { animator.fractionComplete = 7 }
        #expect(view.alpha == 0)
        stage.act { animator.fractionComplete = 0 }
        #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(view.backgroundColor == .black)
    }

    @Test func `A paused animator continues from where it paused, in the remaining time`() throws {
        var heard: [UIViewAnimatingPosition] = []
        let animator = animator { heard.append($0) }
        stage.act { animator.startAnimation() }
        stage.advance(.seconds(1))
        stage.act { animator.pauseAnimation() }
        #expect(view.alpha == 0.5)
        stage.advance(.seconds(10))
        #expect(heard.isEmpty)
        try stage.drain()
        stage.act { animator.startAnimation() }
        #expect(view.alpha == 0)
        #expect(try timing == AnimationTiming(duration: .seconds(1), pace: .easingIn))
        stage.advance(.milliseconds(999))
        #expect(heard.isEmpty)
        stage.advance(.milliseconds(1))
        #expect(heard == [.end])
    }

    @Test func `A reversed animator returns to the initial values`() throws {
        var heard: [UIViewAnimatingPosition] = []
        let animator = animator { heard.append($0) }
        stage.act { animator.startAnimation() }
        stage.advance(.milliseconds(500))
        stage.act { animator.isReversed = true }
        #expect(view.alpha == 1)
        #expect(view.frame.minX == 0)
        stage.act { #expect(animator.fractionComplete == 0.75) }
        #expect(try timing == AnimationTiming(duration: .milliseconds(500), pace: .easingIn))
        stage.advance(.milliseconds(500))
        #expect(heard == [.start])
        #expect(view.backgroundColor == .black)
    }

    @Test(arguments: [(.start, 1), (.current, 0.75), (.end, 0)] as [(UIViewAnimatingPosition, CGFloat)])
    func `A stopped animator finishes at the given position`(position: UIViewAnimatingPosition, alpha: CGFloat) {
        var heard: [UIViewAnimatingPosition] = []
        let animator = animator { heard.append($0) }
        stage.act { animator.startAnimation() }
        stage.advance(.milliseconds(500))
        stage.act { animator.stopAnimation(false) }
        #expect(animator.state == .stopped)
        #expect(view.alpha == 0.75)
        stage.act { animator.startAnimation() }
        #expect(animator.state == .stopped)
        stage.act { animator.finishAnimation(at: position) }
        #expect(view.alpha == alpha)
        #expect(heard == [position])
        stage.advance(.seconds(5))
        #expect(heard == [position])
        #expect(stage.host.notes == [.message("A property animator cannot start before it is finished")])
    }

    @Test func `An animator stopped without finishing calls no completion`() {
        var heard: [UIViewAnimatingPosition] = []
        let animator = animator { heard.append($0) }
        stage.act { animator.startAnimation() }
        stage.advance(.seconds(1))
        stage.act { animator.stopAnimation(true) }
        stage.advance(.seconds(5))
        #expect(heard.isEmpty)
        #expect(animator.state == .inactive)
        #expect(view.alpha == 0.5)
    }

    @Test func `Animations can be added to a running animator, also with a delay factor`() throws {
        let animator = UIViewPropertyAnimator(
            duration: 2, timingParameters: UISpringTimingParameters(dampingRatio: 0.5))
        animator.addAnimations({ [view] in view.alpha = 0 }, delayFactor: 0.5)
        stage.act { animator.startAnimation() }
        let spring = AnimationPace.spring(damping: 0.5, velocity: 0)
        #expect(try timing == AnimationTiming(duration: .seconds(1), delay: .seconds(1), pace: spring))
        stage.advance(.milliseconds(500))
        stage.act { animator.addAnimations { [view] in view.center.x = 300 } }
        #expect(try timing == AnimationTiming(duration: .milliseconds(1500), pace: spring))
        stage.act { animator.isReversed = true }
        #expect(view.alpha == 1)
        #expect(view.center.x == 50)
    }

    @Test func `A continued animator can run faster and stay active on completion`() {
        var heard: [UIViewAnimatingPosition] = []
        let animator = animator { heard.append($0) }
        animator.pausesOnCompletion = true
        stage.act {
            animator.fractionComplete = 0.5
            animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.25)
        }
        stage.advance(.milliseconds(500))
        #expect(!animator.isRunning)
        #expect(animator.state == .active)
        #expect(heard.isEmpty)
        stage.act {
            animator.isReversed = true
            animator.pausesOnCompletion = false
            animator.startAnimation()
        }
        #expect(view.alpha == 1)
        stage.advance(.seconds(2))
        #expect(heard == [.start])
    }

    @Test func `A running property animator without duration completes in a later turn`() {
        var heard: [UIViewAnimatingPosition] = []
        _ = stage.application.run {
            UIViewPropertyAnimator.runningPropertyAnimator(
                withDuration: 0, delay: 0, options: .curveEaseOut, animations: { view.alpha = 0.5 },
                completion: { heard.append($0) })
        }
        #expect(view.alpha == 0.5)
        #expect(heard.isEmpty)
        stage.host.runQueue()
        #expect(heard == [.end])
    }

    @Test func `Timing parameters report what they were made from`() {
        let curve = UICubicTimingParameters(animationCurve: .linear)
        #expect(curve.timingCurveType == .builtin)
        #expect(curve.cubicTimingParameters === curve)
        let own = UICubicTimingParameters(controlPoint1: CGPoint(x: 0.1, y: 0.2), controlPoint2: CGPoint(x: 1, y: 1))
        #expect(own.timingCurveType == .cubic)
        #expect(own.controlPoint1 == CGPoint(x: 0.1, y: 0.2))
        let spring = UISpringTimingParameters(
            mass: 4, stiffness: 25, damping: 10, initialVelocity: CGVector(dx: 1, dy: 0))
        #expect(spring.dampingRatio == 0.5)
        #expect(spring.timingCurveType == .spring)
        #expect(spring.springTimingParameters?.initialVelocity == CGVector(dx: 1, dy: 0))
    }
}

extension AnimationPace {
    fileprivate static let easingIn = AnimationPace.curve(CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
}
