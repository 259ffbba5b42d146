import Foundation
import HeadlessUIKit
import TestSupport
import Testing

private final class Listening {
    nonisolated(unsafe) static var heard: [String] = []
    static func bake() { heard.append("bake") }
    static func note(_ notification: Notification) { heard.append(notification.name.rawValue) }
}

@Suite("Methods called by selector")
struct TargetActionTests {
    private final class Screen: UIViewController {
        var heard: [String] = []
        func refresh() { heard.append("refresh") }
        func pressed(_ button: UIButton) { heard.append("pressed \(button.accessibilityIdentifier ?? "")") }
        func pressed(_ button: UIButton, with event: UIEvent) { heard.append("pressed with event") }
        func saved(_ item: UIBarButtonItem) { heard.append("saved") }
        func tapped(_ recognizer: UITapGestureRecognizer) { heard.append("tapped \(recognizer.view != nil)") }
        func hear(_ notification: Notification) { heard.append(notification.name.rawValue) }
        func tick(_ timer: Timer) {
            heard.append("tick \(timer.userInfo as? String ?? "")")
            if heard.count == 3 { timer.invalidate() }
        }
    }

    private static let refresh = Selector("refresh", Screen.refresh)
    private static let pressed = Selector("pressed:", Screen.pressed(_:) as (Screen) -> (UIButton) -> Void)
    private let screen = Screen()
    private let stage: Stage

    init() throws { stage = try Stage(root: screen) }

    @Test func `A class can observe notifications with its own methods`() throws {
        let stage = try Stage(root: UIViewController())
        stage.act {
            Listening.heard = []
            let center = NotificationCenter.default
            let name = Notification.Name("bread")
            center.addObserver(Listening.self, selector: Selector("bake", Listening.bake), name: name, object: nil)
            center.addObserver(Listening.self, selector: Selector("note:", Listening.note), name: name, object: nil)
            center.post(name: name, object: nil)
            #expect(Listening.heard.sorted() == ["bake", "bread"])
        }
    }

    @Test func `A control notifies its target once for each event, with itself, until it is removed`() throws {
        let button = UIButton()
        button.accessibilityIdentifier = "buy"
        stage.act {
            screen.view.addSubview(button)
            button.addTarget(screen, action: Self.pressed, for: .touchUpInside)
            button.addTarget(screen, action: Self.pressed, for: .touchUpInside)
            button.addTarget(screen, action: Self.refresh, for: [.touchUpInside, .valueChanged])
        }
        #expect(stage.act { button.receiveTap() })
        #expect(screen.heard == ["pressed buy", "refresh"])
        #expect(button.actions(forTarget: screen, forControlEvent: .touchUpInside) == ["pressed:", "refresh"])
        #expect(button.allTargets == [screen])
        stage.act {
            button.removeTarget(screen, action: Self.refresh, for: .touchUpInside)
            button.sendActions(for: .valueChanged)
            button.removeTarget(nil, action: nil, for: .allEvents)
        }
        #expect(screen.heard == ["pressed buy", "refresh", "refresh"])
        #expect(stage.act { button.receiveTap() } == false)
    }

    @Test func `A nil target finds the first responder with the action, and a released target gets none`() throws {
        let button = UIButton()
        final class Helper: NSObject { func refresh() { Issue.record("nobody holds it") } }
        stage.act {
            screen.view.addSubview(button)
            button.addTarget(nil, action: Self.refresh, for: .touchUpInside)
            button.addTarget(Helper(), action: Selector("refresh", Helper.refresh), for: .touchUpInside)
            _ = button.receiveTap()
        }
        #expect(screen.heard == ["refresh"])
    }

    @Test func `Bar buttons and gesture recognisers notify their target`() throws {
        let save = Selector("saved:", Screen.saved)
        let item = UIBarButtonItem(title: "Save", style: .plain, target: screen, action: save)
        let navigation = UINavigationController(rootViewController: screen)
        screen.navigationItem.rightBarButtonItem = item
        let tap = UITapGestureRecognizer(target: screen, action: Selector("tapped:", Screen.tapped))
        stage.act {
            stage.window.rootViewController = navigation
            screen.view.addGestureRecognizer(tap)
            _ = screen.view.receiveTap()
        }
        let button = try #require(navigation.navigationBar.button(saying: "Save"))
        #expect(stage.act { button.receiveTap() })
        #expect(screen.heard == ["tapped true", "saved"])
        stage.act {
            tap.removeTarget(screen, action: nil)
            _ = screen.view.receiveTap()
        }
        #expect(screen.heard.count == 2)
    }

    @Test func `A notification centre notifies observers of its own session until they are removed`() throws {
        let other = try Stage()
        let hear = Selector("hear:", Screen.hear)
        let (center, first, second) = (
            NotificationCenter.default, Notification.Name("first"), Notification.Name("second")
        )
        stage.act {
            center.addObserver(screen, selector: hear, name: first, object: nil)
            center.addObserver(screen, selector: hear, name: second, object: screen)
            center.post(name: first, object: nil)
            center.post(name: second, object: nil)
            center.post(name: second, object: screen)
        }
        other.act { center.post(name: first, object: nil) }
        #expect(screen.heard == ["first", "second"])
        stage.act {
            center.removeObserver(screen, name: first, object: nil)
            center.post(name: first, object: nil)
            center.post(name: second, object: screen)
            center.removeObserver(screen)
            center.post(name: second, object: screen)
        }
        #expect(screen.heard == ["first", "second", "second"])
    }

    @Test func `A timer fires by the session's clock, by method or closure, until it is invalidated`() throws {
        stage.act {
            let tick = Selector("tick:", Screen.tick)
            Timer.scheduledTimer(timeInterval: 2, target: screen, selector: tick, userInfo: "tock", repeats: true)
            Timer.sessionTimer(withTimeInterval: 3, repeats: false) { [screen] timer in
                screen.heard.append("once, \(timer.isValid ? "valid" : "over")")
            }
        }
        stage.advance(.seconds(20))
        #expect(screen.heard == ["tick tock", "once, over", "tick tock"])
    }

    @Test func `A method is performed by its selector, also after a delay, and a mismatch is logged`() throws {
        #expect(screen.responds(to: Self.refresh) && !UIViewController().responds(to: Self.refresh))
        stage.act {
            screen.perform(Self.refresh)
            screen.perform(Self.refresh, with: nil, afterDelay: 1)
            screen.perform(Self.pressed, with: "no button")
            UIView().perform(Self.refresh)
            let both = Selector("pressed:with:", Screen.pressed(_:with:))
            screen.perform(both, with: UIButton(), with: UIEvent())
        }
        #expect(screen.heard == ["refresh", "pressed with event"])
        stage.advance(.seconds(1))
        #expect(screen.heard.count == 3)
        #expect(
            stage.host.notes.map(\.description) == [
                "pressed: of Screen takes UIButton, and was called with String", "UIView has no method refresh",
            ])
    }

    @Test func `Delayed calls are cancelled by target, and by method and argument`() throws {
        let own = Selector("hear:", Screen.hear)
        stage.act {
            let note = Notification(name: Notification.Name("bread"))
            screen.perform(own, with: note, afterDelay: 1)
            screen.perform(Self.refresh, with: nil, afterDelay: 1)
            screen.perform(Self.refresh, with: "x", afterDelay: 2)
            NSObject.cancelPreviousPerformRequests(withTarget: screen, selector: Self.refresh, object: nil)
            NSObject.cancelPreviousPerformRequests(withTarget: stage.window)
        }
        stage.advance(.seconds(3))
        #expect(screen.heard == ["bread", "refresh"])
        stage.act {
            screen.perform(Self.refresh, with: nil, afterDelay: 1)
            screen.perform(own, with: nil, afterDelay: 1)
            Screen.cancelPreviousPerformRequests(withTarget: screen)
        }
        #expect(stage.host.pendingTimers == 0)
        stage.advance(.seconds(3))
        #expect(screen.heard.count == 2)
    }

    @Test func `An action gets an object of the class that it declares, whatever sends it`() throws {
        final class Titled: UIViewController {
            var heard: [String] = []
            func create(_ item: UIBarButtonItem) { heard.append("item \(item.title ?? "") \(item.tag)") }
            func press(_ button: UIButton?) {
                heard.append("button \(button?.title(for: .normal) ?? "") \(button?.tag ?? 0)")
            }
        }
        let titled = Titled()
        stage.act {
            let button = UIButton()
            button.setTitle("Create", for: .normal)
            button.tag = 3
            titled.perform(Selector("create:", Titled.create), with: button)
            let item = UIBarButtonItem(title: "Add", style: .plain, target: nil, action: nil)
            item.tag = 4
            titled.perform(Selector("press:", Titled.press), with: item)
        }
        #expect(titled.heard == ["item Create 3", "button Add 4"])
        #expect(
            stage.host.notes.map(\.description) == [
                "an action that takes UIBarButtonItem was sent by UIButton, and gets another UIBarButtonItem",
                "an action that takes UIButton was sent by UIBarButtonItem, and gets another UIButton",
            ])
    }

    @Test func `A function as target is no target, so that the action goes up from the control or the bar`() throws {
        // `self` in the initial value of a stored property.
        let function: (NSObject) -> () -> NSObject = { object in { object } }
        let button = UIButton()
        stage.act {
            screen.view.addSubview(button)
            button.addTarget(function, action: Self.refresh, for: .touchUpInside)
        }
        #expect(stage.act { button.receiveTap() })
        #expect(screen.heard == ["refresh"])
        stage.act {
            let item = UIBarButtonItem(title: "Add", style: .plain, target: function, action: Self.refresh)
            #expect(item.target == nil)
            let view = UIView()
            let recognizer = UITapGestureRecognizer(target: function, action: Self.refresh)
            view.addGestureRecognizer(recognizer)
            screen.view.addSubview(view)
            _ = view.receiveTap()
        }
        #expect(screen.heard == ["refresh"])
    }

    @Test func `Colour and image literals can be used`() throws {
        let red = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 0.5)
        #expect(red == UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
        let image: UIImage = #imageLiteral(resourceName: "logo")
        #expect(image == UIImage(imageLiteralResourceName: "logo"))
    }
}

extension UIView {
    fileprivate func button(saying title: String) -> UIButton? {
        if let button = self as? UIButton, button.title(for: .normal) == title { return button }
        return subviews.lazy.compactMap { $0.button(saying: title) }.first
    }
}
