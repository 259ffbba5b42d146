import TestSupport
import Testing
import ViewSchema

@testable import HeadlessUIKit

@Suite("Gestures with places")
struct GestureTests {
    private let root = UIViewController()
    private let stage: Stage
    private let pad = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 80))

    init() throws {
        stage = try Stage(root: root)
        stage.act { [root, pad] in root.view.addSubview(pad) }
    }

    private final class Heard { var words: [String] = [] }

    private func pan(_ phase: UIGestureRecognizer.State, moved: CGPoint = .zero, velocity: CGPoint = .zero)
        -> GestureTouch
    {
        GestureTouch(kind: .pan, phase: phase, place: CGPoint(x: 10, y: 20), moved: moved, velocity: velocity)
    }

    @Test func `A tap reports its location, or the view's centre if it has none`() {
        stage.act {
            var places: [CGPoint] = []
            let tap = UITapGestureRecognizer { tap in
                places += [tap.location(in: tap.view), tap.location(ofTouch: 0, in: nil)]
                #expect(tap.numberOfTouches == 1 && tap.state == .ended)
            }
            pad.addGestureRecognizer(tap)
            pad.touch(at: CGPoint(x: 5, y: 6))
            _ = pad.receiveTap()
            pad.touch(at: nil)
            _ = pad.receiveTap()
            let origin = pad.convert(CGPoint.zero, to: nil)
            #expect(places[0] == CGPoint(x: 5, y: 6) && places[1] == CGPoint(x: origin.x + 5, y: origin.y + 6))
            #expect(places[2] == CGPoint(x: 100, y: 40) && tap.state == .possible && tap.numberOfTouches == 0)
        }
    }

    @Test func `A pan begins, changes and ends, and its translation can be reset`() {
        stage.act {
            let heard = Heard()
            let gesture = UIPanGestureRecognizer { gesture in
                guard let pan = gesture as? UIPanGestureRecognizer else { return }
                let way = pan.translation(in: nil)
                heard.words.append("\(pan.state) \(Int(way.x)) \(Int(pan.velocity(in: nil).y))")
                if pan.state == .changed { pan.setTranslation(.zero, in: nil) }
            }
            pad.addGestureRecognizer(gesture)
            pad.receive(pan(.changed))  // for a finger that went down elsewhere
            pad.receive(pan(.began, moved: CGPoint(x: 10, y: 0)))
            pad.receive(pan(.changed, moved: CGPoint(x: 30, y: 0), velocity: CGPoint(x: 0, y: 80)))
            pad.frame.origin.x += 500  // the view's present position does not matter
            #expect(gesture.location(in: root.view) == CGPoint(x: 60, y: 120))
            pad.receive(pan(.ended, moved: CGPoint(x: 45, y: 0)))
            #expect(heard.words == ["began 10 0", "changed 30 80", "ended 15 0"])
            #expect(gesture.state == .possible && gesture.numberOfTouches == 0)
        }
    }

    private final class Refusing: NSObject, UIGestureRecognizerDelegate {
        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }

    @Test func `A refused recogniser receives no touches, and a disabled one is cancelled`() {
        stage.act {
            let heard = Heard()
            let gesture = UIPanGestureRecognizer { heard.words.append("\($0.state)") }
            let delegate = Refusing()
            gesture.delegate = delegate
            pad.addGestureRecognizer(gesture)
            for phase: UIGestureRecognizer.State in [.began, .changed, .ended] { pad.receive(pan(phase)) }
            #expect(heard.words.isEmpty)
            gesture.delegate = nil
            pad.receive(pan(.began))
            gesture.isEnabled = false
            pad.receive(pan(.ended))
            #expect(heard.words == ["began", "cancelled"] && !pad.handles(pan(.began)))
        }
    }

    @Test func `The page receives the gestures to recognise`() {
        stage.act {
            let press = UILongPressGestureRecognizer()
            press.minimumPressDuration = 0.25
            let swipe = UISwipeGestureRecognizer()
            swipe.direction = [.left, .up]
            let twoFingers = UIPanGestureRecognizer()
            twoFingers.minimumNumberOfTouches = 2
            for recognizer in [press, swipe, twoFingers, UITapGestureRecognizer()] {
                pad.addGestureRecognizer(recognizer)
            }
            let writer = Wishes()
            pad.project(.interaction, into: writer)
            #expect(
                writer.texts["gestures"] == "longPress swipeLeft swipeUp twoFingerPan tap"
                    && writer.numbers["longPress"] == 250)
            #expect(pad.handles(GestureTouch(kind: .swipe(.left), phase: .ended, place: .zero)))
            #expect(!pad.handles(GestureTouch(kind: .swipe(.down), phase: .ended, place: .zero)))
        }
    }

    private final class Wishes: PropertyWriter {
        var texts: [String: String] = [:]
        var numbers: [String: Double] = [:]
        func setString(_ property: TextProperty, to value: String?) { texts[property.rawValue] = value }
        func setNumber(_ property: NumberProperty, to value: Double?) { numbers[property.rawValue] = value }
        func setBool(_ property: FlagProperty, to value: Bool) {}
        func setNumbers(_ property: NumbersProperty, to values: [Double]?) {}
        func setList(_ property: ListProperty, to values: [PropertyValue]?) {}
        func setStyle(_ property: String, to value: String?) {}
    }
}
