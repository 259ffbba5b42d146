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

    @Test("Two fingers say how far apart they are and how far they turned, also counted anew")
    func twoFingers() {
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
        #expect(!pad.hears(GestureTouch(kind: .pinch, phase: .began, place: .zero)))
    }
}
