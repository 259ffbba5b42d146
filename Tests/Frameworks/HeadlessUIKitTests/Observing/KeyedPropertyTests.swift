import HeadlessUIKit
import TestSupport
import Testing

private final class Profile: UIView {
    let nickname = "Ann"
}

@Suite("Properties by name")
struct KeyedPropertyTests {
    private let root = UIViewController()
    private let stage: Stage

    init() throws { stage = try Stage(root: root) }

    private var lines: [String] { stage.host.notes.map(\.description) }

    @Test func `Properties of views and layers are read and set by name, with converted numbers`() {
        stage.act {
            let view = UIView()
            view.setValue(0.5, forKey: "alpha")
            view.setValue(1, forKey: "hidden")
            view.setValue(8, forKeyPath: "layer.cornerRadius")
            view.setValue(UIColor.red, forKeyPath: "layer.borderColor")
            view.setValue(NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)), forKey: "frame")
            view.setValue(UIView.ContentMode.scaleAspectFit.rawValue, forKey: "contentMode")
            #expect(view.alpha == 0.5 && view.isHidden && view.layer.cornerRadius == 8)
            #expect(view.layer.borderColor == UIColor.red.cgColor && view.contentMode == .scaleAspectFit)
            #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
            #expect(view.value(forKey: "alpha") as? CGFloat == 0.5)
            #expect(view.value(forKeyPath: "layer.cornerRadius") as? CGFloat == 8)
            view.setValue(nil, forKey: "backgroundColor")
            #expect(view.backgroundColor == nil && view.value(forKey: "backgroundColor") == nil)
        }
        #expect(lines.isEmpty)
    }

    @Test func `Layers and animations have properties, parts of them, and values under other names`() {
        stage.act {
            let layer = CALayer()
            layer.setValue(2, forKeyPath: "transform.scale")
            layer.setValue(CGFloat.pi / 2, forKeyPath: "transform.rotation.z")
            #expect(abs(layer.transform.m12 - 2) < 0.001 && abs(layer.transform.m11) < 0.001)
            #expect((layer.value(forKeyPath: "transform.scale") as? CGFloat).map { abs($0 - 2) < 0.001 } == true)
            layer.setValue(5, forKeyPath: "position.x")
            #expect(layer.position.x == 5)
            layer.setValue("a", forKey: "anything")
            #expect(layer.value(forKey: "anything") as? String == "a")
            let animation = CABasicAnimation(keyPath: "opacity")
            animation.setValue("fade", forKey: "id")
            #expect(animation.value(forKey: "id") as? String == "fade")
        }
    }

    @Test func `Names that apps know of alerts, search bars and pickers are accepted`() throws {
        try stage.act {
            let action = UIAlertAction(title: "Delete", style: .default)
            action.setValue(UIColor.purple, forKey: "titleTextColor")
            let alert = UIAlertController(title: "A", message: "B", preferredStyle: .alert)
            alert.addAction(action)
            alert.setValue(NSAttributedString(string: "Title of its own"), forKey: "attributedTitle")
            root.present(alert, animated: false)
            let button = try #require(alert.view.subviews.lazy.compactMap { $0 as? UIButton }.first)
            #expect(button.titleColor(for: .normal) == .purple)
            #expect(alert.view.subviews.contains { ($0 as? UILabel)?.text == "Title of its own" })
            action.setValue(UIColor.green, forKey: "titleTextColor")
            #expect(button.titleColor(for: .normal) == .green)

            let bar = UISearchBar()
            #expect(bar.value(forKey: "searchField") as? UITextField === bar.searchTextField)
            bar.setValue("Abandon", forKey: "cancelButtonText")
            #expect((bar.value(forKey: "cancelButton") as? UIButton)?.title(for: .normal) == "Abandon")
            let picker = UIDatePicker()
            picker.setValue(UIColor.red, forKey: "textColor")
            #expect(picker.value(forKey: "textColor") as? UIColor == .red)
        }
        #expect(lines.isEmpty)
    }

    @Test func `The application is found by name`() {
        stage.act {
            #expect(UIApplication.responds(to: Selector("sharedApplication")))
            #expect(!UIApplication.responds(to: Selector("other")))
            let found = UIApplication.perform(Selector("sharedApplication"))?.takeUnretainedValue()
            #expect(found === UIApplication.shared)
            #expect(UIApplication.value(forKeyPath: "sharedApplication.keyWindow") as? UIWindow === stage.window)
            #expect(UIApplication.shared.value(forKeyPath: "delegate") == nil)
        }
    }

    @Test func `An unknown name is logged as on iOS, and stored properties of an app's class are read`() {
        stage.act {
            let view = Profile()
            #expect(view.value(forKey: "nickname") as? String == "Ann")
            #expect(view.value(forKey: "surname") == nil)
            view.setValue(1, forKey: "surname")
            view.setValue("wide", forKey: "frame")
        }
        #expect(lines.count == 3)
        #expect(lines.first?.contains("this class is not key value coding-compliant for the key surname") == true)
        #expect(lines.last?.contains("cannot set frame") == true)
    }
}
