import HeadlessUIKit
import TestSupport
import Testing

@Suite("Two fingers")
struct TwoFingerTests {
    private let root = UIViewController()
    private let stage: Stage
    private let pad = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 80))

    init() throws {
        stage = try Stage(root: root)
        stage.act { [root, pad] in root.view.addSubview(pad) }
    }

    private final class Heard { var words: [String] = [] }

    @Test func `Two-finger gestures report scale and rotation, also relative to a value that was reset`() {
        let heard = Heard()
        let pinch = UIPinchGestureRecognizer { gesture in
            guard let pinch = gesture as? UIPinchGestureRecognizer else { return }
            heard.words.append("\(pinch.state) \(pinch.scale) \(pinch.numberOfTouches)")
            pinch.scale = 1
        }
        let turn = UIRotationGestureRecognizer { gesture in
            guard let turn = gesture as? UIRotationGestureRecognizer else { return }
            heard.words.append("\(turn.rotation)")
            turn.rotation = 0
        }
        stage.act {
            pad.addGestureRecognizer(pinch)
            pad.addGestureRecognizer(turn)
            for (phase, scale) in [(UIGestureRecognizer.State.began, 1.0), (.changed, 2), (.ended, 3)] {
                pad.receive(GestureTouch(kind: .pinch, phase: phase, place: .zero, scale: scale))
            }
            for (phase, angle) in [(UIGestureRecognizer.State.began, 0.0), (.changed, 0.5), (.ended, 0.75)] {
                pad.receive(GestureTouch(kind: .rotation, phase: phase, place: .zero, rotation: angle))
            }
        }
        #expect(heard.words == ["began 1.0 2", "changed 2.0 2", "ended 1.5 0", "0.0", "0.5", "0.25"])
        pinch.isEnabled = false
        #expect(!pad.handles(GestureTouch(kind: .pinch, phase: .began, place: .zero)))
    }

    private final class Both: NSObject, UIGestureRecognizerDelegate {
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { true }
    }

    private func pinch(_ phase: UIGestureRecognizer.State, _ scale: CGFloat = 1) {
        pad.receive(GestureTouch(kind: .pinch, phase: phase, place: .zero, scale: scale))
    }

    private func turn(_ phase: UIGestureRecognizer.State, _ angle: CGFloat = 0) {
        pad.receive(GestureTouch(kind: .rotation, phase: phase, place: .zero, rotation: angle))
    }

    @Test func `The first of two gestures on a view gets the fingers alone unless a delegate allows both`() {
        let heard = Heard()
        let pinching = UIPinchGestureRecognizer { _ in heard.words.append("pinch") }
        let turning = UIRotationGestureRecognizer { _ in heard.words.append("turn") }
        let both = Both()
        stage.act {
            pad.addGestureRecognizer(pinching)
            pad.addGestureRecognizer(turning)
            pinch(.began)
            turn(.began)
            turn(.ended)
            pinch(.ended)
            #expect(heard.words == ["pinch", "pinch"])
            heard.words = []
            turning.delegate = both
            pinch(.began)
            turn(.began)
            turn(.ended)
            pinch(.ended)
            #expect(heard.words == ["pinch", "turn", "turn", "pinch"])
        }
    }

    @Test func `Pinch and rotation report their velocity and the fingers' midpoint`() {
        let pinching = UIPinchGestureRecognizer(), turning = UIRotationGestureRecognizer()
        let both = Both()
        turning.delegate = both
        stage.act {
            pad.addGestureRecognizer(pinching)
            pad.addGestureRecognizer(turning)
            pinch(.began, 1)
            turn(.began, 0)
        }
        stage.advance(.milliseconds(100))
        stage.act {
            pad.receive(
                GestureTouch(
                    kind: .pinch, phase: .changed, place: CGPoint(x: 10, y: 20), moved: CGPoint(x: 5, y: 0), scale: 1.5)
            )
            turn(.changed, -0.2)
            #expect(abs(pinching.velocity - 5) < 0.001 && abs(turning.velocity + 2) < 0.001)
            #expect(pinching.location(in: pad) == CGPoint(x: 5, y: 0), "counted from where the fingers went down")
        }
        stage.advance(.milliseconds(500))
        stage.act {
            pinch(.ended, 1.5)
            #expect(pinching.velocity == 0)
        }
    }

    @Test func `Two-finger drags and taps reach recognisers that require two touches, one finger does not`() {
        let heard = Heard()
        let drag = UIPanGestureRecognizer { heard.words.append("drag \($0.numberOfTouches)") }
        drag.minimumNumberOfTouches = 2
        let tap = UITapGestureRecognizer { heard.words.append("tap \($0.numberOfTouches) \($0.location(in: pad).x)") }
        tap.numberOfTouchesRequired = 2
        stage.act {
            pad.addGestureRecognizer(drag)
            pad.addGestureRecognizer(tap)
            #expect(!pad.handles(GestureTouch(kind: .pan, phase: .began, place: .zero)) && !pad.reactsToTap)
            pad.receive(GestureTouch(kind: .twoFingerPan, phase: .began, place: .zero))
            pad.receive(GestureTouch(kind: .twoFingerPan, phase: .ended, place: .zero, moved: CGPoint(x: 9, y: 0)))
            #expect(drag.translation(in: pad).x == 9)
            pad.receive(GestureTouch(kind: .twoFingerTap, phase: .ended, place: CGPoint(x: 30, y: 1)))
        }
        #expect(heard.words == ["drag 2", "drag 0", "tap 2 30.0"])
    }

    @Test func `An edge drag reaches only recognisers for that edge`() {
        let edge = UIScreenEdgePanGestureRecognizer()
        edge.edges = .right
        stage.act {
            pad.addGestureRecognizer(edge)
            #expect(pad.handles(GestureTouch(kind: .edgePan(.right), phase: .began, place: .zero)))
            #expect(!pad.handles(GestureTouch(kind: .edgePan(.left), phase: .began, place: .zero)))
            #expect(!pad.handles(GestureTouch(kind: .pan, phase: .began, place: .zero)))
            #expect(edge.wish == "edgePanRight")
            edge.isEnabled = false
            #expect(edge.wish == nil)
        }
    }
}
