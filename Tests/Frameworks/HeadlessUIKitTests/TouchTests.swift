import TestSupport
import Testing
import ViewSchema

@testable import HeadlessUIKit

@Suite("Touches")
struct TouchTests {
    private let root = Desk()
    private let stage: Stage
    private let pad = Pad(frame: CGRect(x: 20, y: 100, width: 200, height: 80))

    init() throws {
        stage = try Stage(root: root)
        stage.act { [root, pad] in root.view.addSubview(pad) }
    }

    private final class Heard { var words: [String] = [] }

    private final class Pad: UIView {
        let heard = Heard()
        var passes = false

        private func note(_ word: String, _ touches: Set<UITouch>, _ event: UIEvent?) {
            guard let touch = touches.first else { return }
            let (place, former) = (touch.location(in: self), touch.previousLocation(in: self))
            heard.words.append("\(word) \(Int(place.x)) \(Int(place.y)) after \(Int(former.x)) \(Int(former.y))")
            #expect(event?.allTouches == touches && event?.type == .touches)
        }

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            note("began", touches, event)
            if passes { super.touchesBegan(touches, with: event) }
        }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches, event) }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches, event) }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
            note("cancelled", touches, event)
        }
    }

    private final class Desk: UIViewController {
        var views: [UIView?] = []
        var counts: [Int] = []

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            views.append(touches.first?.view)
            counts.append(touches.first?.tapCount ?? 0)
        }
    }

    private final class Dial: UIControl {
        var value: CGFloat = 0

        override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            value = touch.location(in: self).x
            sendActions(for: .valueChanged)
            return true
        }
    }

    private func finger(_ phase: UIGestureRecognizer.State, _ x: CGFloat, _ y: CGFloat, moved: CGPoint = .zero)
        -> GestureTouch
    {
        GestureTouch(kind: .touch, phase: phase, place: CGPoint(x: x, y: y), moved: moved)
    }

    @Test func `A view gets all touches from touch down to lift, wherever the finger moves`() {
        stage.act {
            pad.receive(finger(.began, 10, 20), at: 1)
            pad.receive(finger(.changed, 10, 20, moved: CGPoint(x: 30, y: 4)), at: 2)
            pad.receive(finger(.ended, 10, 20, moved: CGPoint(x: 30, y: 400)), at: 3)
            pad.receive(finger(.changed, 10, 20), at: 4)  // for a finger that is not down
            #expect(
                pad.heard.words == [
                    "began 10 20 after 10 20", "moved 40 24 after 10 20", "ended 40 420 after 40 24",
                ])
            #expect(root.views.isEmpty)
        }
    }

    @Test func `Unhandled touches go up the responder chain to the controller, with the view that was hit`() {
        stage.act {
            let label = UILabel(frame: CGRect(x: 0, y: 300, width: 100, height: 30))
            let plain = UIView(frame: CGRect(x: 0, y: 400, width: 100, height: 30))
            let button = UIButton(frame: CGRect(x: 0, y: 500, width: 100, height: 30))
            for view in [label, plain, button] { root.view.addSubview(view) }
            pad.passes = true
            pad.receive(finger(.began, 10, 20), at: 1)
            for y: CGFloat in [310, 410, 510] {
                root.view.receive(finger(.began, 5, y), at: y)
                root.view.receive(finger(.ended, 5, y), at: y)
            }
            #expect(pad.heard.words.last == "cancelled 10 20 after 10 20")  // another finger came before it was lifted
            #expect(root.views == [pad, root.view, plain])
        }
    }

    @Test func `Taps in quick succession at one place are counted`() {
        stage.act {
            for (time, x) in [(1.0, 5.0), (1.2, 9), (1.4, 60), (3, 60)] {
                root.view.receive(finger(.began, x, 600), at: time)
                root.view.receive(finger(.ended, x, 600), at: time)
            }
            #expect(root.counts == [1, 2, 1, 1])
        }
    }

    private final class Sieve: UIView {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            let hit = super.hitTest(point, with: event)
            return hit === self ? nil : hit
        }
    }

    @Test func `A hit test finds the front view at a point, ignoring hidden, clear and disabled views`() {
        stage.act {
            let sieve = Sieve(frame: root.view.bounds)
            let inner = UIView(frame: CGRect(x: 50, y: 50, width: 20, height: 20))
            sieve.addSubview(inner)
            root.view.addSubview(sieve)
            let place = CGPoint(x: 30, y: 120)
            #expect(root.view.hitTest(place, with: nil) === pad)
            #expect(root.view.hitTest(CGPoint(x: 55, y: 55), with: nil) === inner)
            inner.alpha = 0
            #expect(root.view.hitTest(CGPoint(x: 55, y: 55), with: nil) === root.view)
            pad.isUserInteractionEnabled = false
            #expect(root.view.hitTest(place, with: nil) === root.view)
            #expect(root.view.hitTest(CGPoint(x: -1, y: 0), with: nil) == nil)
            #expect(root.view.point(inside: .zero, with: nil))
        }
    }

    @Test func `A control whose class handles touches tracks the finger`() {
        stage.act {
            let dial = Dial(frame: CGRect(x: 0, y: 300, width: 100, height: 30))
            root.view.addSubview(dial)
            let heard = Heard()
            dial.addAction(UIAction { _ in heard.words.append("\(dial.value) \(dial.isTracking)") }, for: .valueChanged)
            dial.receive(finger(.began, 10, 10), at: 1)
            dial.receive(finger(.changed, 10, 10, moved: CGPoint(x: 120, y: 0)), at: 1)
            #expect(heard.words == ["130.0 true"] && !dial.isTouchInside)
            dial.receive(finger(.ended, 10, 10), at: 1)
            #expect(!dial.isTracking && root.views.isEmpty)
        }
    }

    @Test func `A touch recognised as a tap is cancelled for its view`() {
        stage.act {
            pad.addGestureRecognizer(UITapGestureRecognizer { _ in })
            pad.receive(finger(.began, 10, 20), at: 1)
            pad.receive(finger(.ended, 10, 20), at: 1)
            #expect(pad.heard.words.last == "cancelled 10 20 after 10 20")
        }
    }

    @Test func `The page receives which views, or their controllers, handle touches`() {
        stage.act {
            #expect(pad.handles(finger(.began, 0, 0)) && root.view.handles(finger(.began, 0, 0)))
            #expect(!UIView().handles(finger(.began, 0, 0)))
            let writer = Wishes()
            pad.addGestureRecognizer(UITapGestureRecognizer { _ in })
            pad.project(.interaction, into: writer)
            #expect(writer.texts["gestures"] == "tap touch")
        }
    }

    private class Plain: UIView { override func layoutSubviews() {} }
    private class Listed: UITableView {
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
    }
    private final class Further: Listed {}
    private final class Made<Value>: UIView {
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    }
    private final class Deaf: UIView {
        override class var handlesTouches: Bool { false }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    }
    private final class Knob: UIButton { override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {} }
    private final class Quiet: UIButton {}
    private final class Lever: UISlider { override func cancelTracking(with event: UIEvent?) {} }

    @Test func `A class that overrides a touch method handles touches, and no other class does`() {
        let hearing: [UIResponder.Type] = [
            Pad.self, Desk.self, Dial.self, Listed.self, Further.self, Made<Int>.self, Knob.self, Lever.self,
        ]
        let deaf: [UIResponder.Type] = [
            UIView.self, UIViewController.self, UIControl.self, UIButton.self, UITextView.self, UIScrollView.self,
            UIWindow.self, UINavigationController.self, Plain.self, Deaf.self, Quiet.self, RecordingController.self,
        ]
        for type in hearing { #expect(type.handlesTouches, "\(type)") }
        for type in deaf { #expect(!type.handlesTouches, "\(type)") }
    }

    @Test func `A method table is not made from classes with an unexpected layout`() {
        #expect(MethodTable(probes: [Plain.self], plain: Listed.self, other: Further.self) == nil)
        #expect(MethodTable(probes: [Plain.self, Plain.self], plain: UIView.self, other: Plain.self) == nil)
    }

    private final class Wishes: PropertyWriter {
        var texts: [String: String] = [:]
        func setString(_ property: TextProperty, to value: String?) { texts[property.rawValue] = value }
        func setNumber(_ property: NumberProperty, to value: Double?) {}
        func setBool(_ property: FlagProperty, to value: Bool) {}
        func setNumbers(_ property: NumbersProperty, to values: [Double]?) {}
        func setList(_ property: ListProperty, to values: [PropertyValue]?) {}
        func setStyle(_ property: String, to value: String?) {}
    }
}
