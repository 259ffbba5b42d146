import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@Suite("What older code asks for")
struct OlderCodeTests {
    private final class Asked: NSObject, UIAlertViewDelegate {
        var words: [String] = []
        func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
            words.append(alertView.buttonTitle(at: buttonIndex) ?? "")
        }
    }

    @Test func `A UIAlertView is shown above everything and reports which button was pressed`() throws {
        let (screen, over, asked) = (UIViewController(), UIViewController(), Asked())
        let stage = try Stage(root: screen)
        stage.act {
            screen.present(over, animated: false)
            let alert = UIAlertView(
                title: "Won", message: "Again?", delegate: asked, cancelButtonTitle: "No", otherButtonTitles: "Yes",
                "Later")
            alert.alertViewStyle = .plainTextInput
            #expect(alert.numberOfButtons == 3 && alert.firstOtherButtonIndex == 1)
            alert.show()
            #expect(alert.isVisible && alert.textField(at: 0)?.isFirstResponder == true)
        }
        let shown = try #require(over.presentedViewController as? UIAlertController)
        #expect(shown.title == "Won" && shown.actions.map(\.title) == ["No", "Yes", "Later"])
        #expect(shown.actions.map(\.style) == [.cancel, .default, .default])
        stage.act { #expect(shown.view.receiveAlert(button: 0)) }
        #expect(asked.words == ["Yes"] && over.presentedViewController == nil)
        try stage.drain()
    }

    private final class Ruled: UIViewController {
        var times = 0
        override func updateViewConstraints() {
            times += 1
            super.updateViewConstraints()
        }
    }

    @Test func `A controller's updateViewConstraints runs when its view needs to update constraints`() throws {
        let screen = Ruled()
        let stage = try Stage(root: screen)
        stage.act { screen.view.setNeedsUpdateConstraints() }
        let before = screen.times
        #expect(before > 0)
        stage.act { screen.view.setNeedsUpdateConstraints() }
        #expect(screen.times == before + 1)
    }

    @Test func `Top and bottom layout guides mark the space of bars and have a length`() throws {
        let screen = UIViewController()
        let stage = try Stage(root: screen)
        stage.act {
            let label = UIView()
            label.translatesAutoresizingMaskIntoConstraints = false
            screen.view.addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: screen.topLayoutGuide.bottomAnchor),
                label.bottomAnchor.constraint(equalTo: screen.bottomLayoutGuide.topAnchor),
                label.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
                NSLayoutConstraint(
                    item: label, attribute: .height, relatedBy: .greaterThanOrEqual, toItem: nil,
                    attribute: .notAnAttribute, multiplier: 1, constant: 10),
            ])
            screen.view.layoutIfNeeded()
            let safe = screen.view.safeAreaInsets
            #expect(safe.top > 40 && screen.topLayoutGuide.length == safe.top)
            #expect(screen.bottomLayoutGuide.length == safe.bottom)
            #expect(screen.topLayoutGuide === screen.topLayoutGuide)
            #expect(label.frame.minY == safe.top)
            #expect(label.frame.maxY == screen.view.bounds.height - safe.bottom)
        }
    }

    @Test func `NSIndexPath and NSValue hold index paths, rectangles, points and sizes`() {
        let place = IndexPath(row: 3, section: 2) as NSIndexPath
        #expect(place.row == 3 && place.item == 3 && place.section == 2)
        let box = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(NSValue(cgRect: box).cgRectValue == box)
        #expect(NSValue(cgPoint: box.origin).cgPointValue == box.origin)
        #expect(NSValue(cgSize: box.size).cgSizeValue == box.size)
    }

    private final class Worker: NSObject {
        var heard: [String] = []
        func work(_ what: Any?) { heard.append(what as? String ?? "nothing") }
    }

    @Test func `A method performed in the background runs after the turn`() throws {
        let stage = try Stage(root: UIViewController())
        let worker = Worker()
        stage.application.run {
            worker.performSelector(inBackground: Selector("work:", Worker.work(_:)), with: "dig")
            #expect(worker.heard.isEmpty)
        }
        stage.host.runQueue()
        #expect(worker.heard == ["dig"])
    }

    private final class Field: UITextField {
        override init(frame: CGRect) {
            super.init(frame: frame)
            borderStyle = .line
        }
        @available(*, unavailable)
        required init?(coder: NSCoder) { fatalError("made by code") }
    }

    @Test func `A control subclass with init(frame:) can be made without a frame, or with an action`() throws {
        let stage = try Stage(root: UIViewController())
        stage.act {
            #expect(Field().borderStyle == .line)
            var pressed = 0
            let slider = UISlider(frame: .zero, primaryAction: UIAction { _ in pressed += 1 })
            slider.sendActions(for: .valueChanged)
            let button = UIButton(frame: .zero, primaryAction: UIAction { _ in pressed += 1 })
            button.sendActions(for: .primaryActionTriggered)
            #expect(pressed == 2)
        }
    }

    @Test func `A system tab bar item has a title and a symbol`() throws {
        let stage = try Stage(root: UIViewController())
        stage.act {
            let item = UITabBarItem(tabBarSystemItem: .topRated, tag: 4)
            #expect(item.title == "Top Rated" && item.tag == 4 && item.image == UIImage(systemName: "star.fill"))
        }
    }

    private final class Still: UIViewController {
        override var prefersStatusBarHidden: Bool { true }
        override var shouldAutorotate: Bool { false }
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    }

    @Test func `A controller can declare its supported orientations, with no visible effect`() throws {
        let stage = try Stage(root: Still())
        #expect(stage.window.rootViewController?.supportedInterfaceOrientations == .portrait)
        #expect(UIInterfaceOrientationMask.all.isSuperset(of: .allButUpsideDown))
        #expect(UIViewController().supportedInterfaceOrientations == .allButUpsideDown)
    }

    @Test func `Absolute time and media time follow the session's clock`() throws {
        let stage = try Stage(root: UIViewController())
        let (absolute, media) = stage.act { (_absoluteTime(), _mediaTime()) }
        #expect(stage.act { _now().timeIntervalSinceReferenceDate } == absolute)
        stage.advance(.seconds(5))
        #expect(stage.act { _absoluteTime() } == absolute + 5)
        #expect(stage.act { _mediaTime() } == media + 5)
    }
}
