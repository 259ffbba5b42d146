import HeadlessUIKit
import TestSupport
import Testing

@Suite("Animations and the session's clock")
struct AnimationTests {
    let stage: Stage
    let view = UIView()

    init() throws {
        stage = try Stage()
        stage.act { stage.window.addSubview(view) }
        try stage.drain()
    }

    @Test func `With animations disabled, changes apply at once and the completion still runs`() throws {
        func timings() throws -> [AnimationTiming?] {
            let set = stage.application.changes.drain()
            try stage.reader.apply(set)
            return set.changes.compactMap { if case .update(_, _, let timing) = $0 { .some(timing) } else { nil } }
        }
        var ended = 0
        stage.act {
            UIView.performWithoutAnimation {
                UIView.animate(withDuration: 0.2, animations: { view.alpha = 0.5 }, completion: { _ in ended += 1 })
            }
        }
        #expect(try timings() == [nil] && ended == 1)
        stage.act {
            UIView.setAnimationsEnabled(false)
            UIView.animate(withDuration: 0.2) { view.alpha = 0.2 }
            #expect(!UIView.areAnimationsEnabled)
            UIView.setAnimationsEnabled(true)
        }
        #expect(try timings() == [nil])
        stage.act { UIView.animate(withDuration: 0.2) { view.alpha = 0.9 } }
        #expect(try timings() == [AnimationTiming(duration: .milliseconds(200))])
    }

    @Test func `Animated changes apply at once with their timing, and the completion runs at the end`() throws {
        var finished: [Bool] = []
        stage.act {
            UIView.animate(withDuration: 0.25, delay: 0.05, options: []) {
                view.alpha = 0
            } completion: {
                finished.append($0)
            }
        }
        #expect(view.alpha == 0)
        guard case .update(_, _, let timing) = try stage.drain().first else {
            Issue.record("no update")
            return
        }
        #expect(timing == AnimationTiming(duration: .milliseconds(250), delay: .milliseconds(50)))
        stage.advance(.milliseconds(299))
        #expect(finished.isEmpty)
        stage.advance(.milliseconds(1))
        #expect(finished == [true])
    }

    private func timing(_ options: UIView.AnimationOptions, _ completion: @escaping () -> Void) throws
        -> AnimationTiming?
    {
        stage.act {
            UIView.animate(withDuration: 0.25, delay: 0, options: options) {
                view.alpha = view.alpha == 0 ? 1 : 0
            } completion: { _ in
                completion()
            }
        }
        guard case .update(_, _, let timing) = try stage.drain().first else { return nil }
        return timing
    }

    @Test func `A repeating animation never ends by itself, and an autoreversing one takes twice the time`() throws {
        var ended: [String] = []
        #expect(try timing([.repeat]) { ended.append("again") }?.repetition == .endless)
        #expect(try timing([.repeat, .autoreverse]) { ended.append("to and fro") }?.repetition == .endlessReturning)
        #expect(try timing([.autoreverse]) { ended.append("back") }?.repetition == .returning)
        stage.advance(.milliseconds(499))
        #expect(ended.isEmpty)
        stage.advance(.seconds(60))
        #expect(ended == ["back"])
        stage.act { view.layer.removeAllAnimations() }
        guard case .update(let told, let keys, let timing) = try stage.drain().first else {
            Issue.record("no update")
            return
        }
        #expect(told === view && keys.contains(.style) && timing == nil)
    }

    @Test(
        "A curve has its pace",
        arguments: [
            (.curveEaseInOut, .system),
            (.curveEaseIn, .curve(CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))),
            ([.curveEaseOut, .repeat], .curve(CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))),
            (.curveLinear, .curve(CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))),
        ] as [(UIView.AnimationOptions, AnimationPace)])
    func curves(options: UIView.AnimationOptions, pace: AnimationPace) throws {
        #expect(try timing(options) {}?.pace == pace)
    }

    @Test(
        arguments: [
            (0.6, 2, .spring(damping: 0.6, velocity: 2)), (0, 0, .spring(damping: 0.05, velocity: 0)),
            (7, -5000, .spring(damping: 1, velocity: -1000)), (.nan, 0, .system), (1, .infinity, .system),
        ] as [(CGFloat, CGFloat, AnimationPace)])
    func `A spring has its own timing curve, and an unusable spring has the system's`(
        damping: CGFloat, velocity: CGFloat, pace: AnimationPace
    ) throws {
        stage.act {
            UIView.animate(
                withDuration: 0.25, delay: 0, usingSpringWithDamping: damping, initialSpringVelocity: velocity
            ) { view.alpha = 0 }
        }
        guard case .update(_, _, let timing) = try stage.drain().first else {
            Issue.record("no update")
            return
        }
        #expect(timing?.pace == pace)
    }

    @Test func `Control points of a timing curve are clamped to drawable values`() {
        let drawn = AnimationPace.boundedCurve(control1: CGPoint(x: -1, y: 2), control2: CGPoint(x: 3, y: 1000))
        #expect(drawn == .curve(CGPoint(x: 0, y: 2), CGPoint(x: 1, y: 100)))
        #expect(AnimationPace.boundedCurve(control1: CGPoint(x: CGFloat.nan, y: 0), control2: .zero) == .system)
    }

    @Test func `A zero-duration animation completes in a later turn`() {
        var finished = false
        stage.application.run {
            UIView.animate(withDuration: 0, animations: {}, completion: { _ in finished = true })
        }
        #expect(finished == false)
        stage.host.runQueue()
        #expect(finished)
    }

    @Test func `The form of animate with a trailing completion compiles as on iOS`() {
        stage.act {
            UIView.animate(withDuration: 0.2, animations: { view.alpha = 0.5 })
            UIView.animate(withDuration: 0.2) { view.alpha = 0.6 }
            UIView.animate(withDuration: 0.2, animations: { view.alpha = 0.7 }) { _ in view.removeFromSuperview() }
        }
        stage.advance(.seconds(1))
        #expect(view.superview == nil)
    }

    @Test func `Changes outside an animation block have no timing`() throws {
        stage.act {
            UIView.animate(withDuration: 0.2) { UIView.performWithoutAnimation { view.alpha = 0.5 } }
            view.isHidden = true
        }
        guard case .update(_, _, let timing) = try stage.drain().first else {
            Issue.record("no update")
            return
        }
        #expect(timing == nil)
    }

    @Test func `Queued work runs in order after the turn, timers when due, and cancelled work never`() {
        var order: [String] = []
        stage.application.run {
            MainQueue.asyncAfter(.milliseconds(200)) { order.append("200 ms") }
            let cancel = MainQueue.asyncAfter(.milliseconds(100)) { order.append("never") }
            MainQueue.async {
                order.append("first")
                MainQueue.async { order.append("third") }
            }
            MainQueue.async { order.append("second") }
            order.append("turn")
            cancel()
        }
        stage.advance(.seconds(1))
        #expect(order == ["turn", "first", "second", "third", "200 ms"])
    }

    @Test func `Each application has its own clock and values, even when nested`() throws {
        enum Key: ApplicationKey { static var defaultValue: Int { 0 } }
        let other = try Stage()
        stage.application.run {
            AppEnvironment.current.values[Key.self] = 1
            other.application.run {
                #expect(UIApplication.shared === other.application)
                #expect(AppEnvironment.current.values[Key.self] == 0)
            }
            #expect(UIApplication.shared === stage.application)
            #expect(AppEnvironment.current.values[Key.self] == 1)
        }
        #expect(UIApplication.shared !== stage.application)
    }
}
