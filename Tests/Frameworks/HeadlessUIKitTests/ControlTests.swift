import HeadlessUIKit
import TestSupport
import Testing

@Suite("Controls and content")
struct ControlTests {
    @Test(arguments: [1e-300, 0.001, 1])
    func `A label with almost no width takes one line per character`(width: Double) {
        let label = UILabel()
        label.text = "narrow"
        label.numberOfLines = 0
        let line = label.sizeThatFits(CGSize(width: 1_000, height: 0)).height
        #expect(label.sizeThatFits(CGSize(width: width, height: 0)).height == line * 6)
    }

    @Test func `A text field sends each editing event once`() throws {
        let stage = try Stage()
        let field = UITextField()
        var events: [String] = []
        field.addAction(UIAction { _ in events.append("begin") }, for: .editingDidBegin)
        field.addAction(UIAction { _ in events.append("changed \(field.text ?? "")") }, for: .editingChanged)
        field.addAction(UIAction { _ in events.append("end") }, for: .editingDidEnd)
        stage.act { stage.window.addSubview(field) }
        stage.act {
            #expect(field.receiveFocus())
            #expect(field.receiveText("hello"))
            #expect(field.receiveText("hello"))
            #expect(field.receiveBlur())
        }
        #expect(events == ["begin", "changed hello", "end"])
        field.text = "by code"
        #expect(events.count == 3)
        #expect(field.projected["value"] == "by code")
    }

    @Test func `A button has 6 points above and below its title, or its content insets`() throws {
        let button = UIButton(type: .system)
        button.setTitle("Go", for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 15)
        let words: CGFloat = 18  // of 17.9 points
        #expect(button.intrinsicContentSize.height == words + 12)
        button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(button.intrinsicContentSize.height == words + 4)
        #expect(button.contentRect(forBounds: CGRect(x: 0, y: 0, width: 50, height: 22)).minX == 2)
    }

    @Test func `An attributed title takes precedence over a plain one for its state`() throws {
        let button = UIButton(type: .system)
        button.setTitle("Plain", for: .normal)
        let narrow = button.intrinsicContentSize.width
        let dressed = NSAttributedString(string: "Dressed up", attributes: [.font: UIFont.systemFont(ofSize: 30)])
        button.setAttributedTitle(dressed, for: .normal)
        #expect(button.attributedTitle(for: .normal)?.string == "Dressed up" && button.currentTitle == "Plain")
        #expect(button.titleLabel?.text == "Dressed up" && button.titleLabel?.attributedText == dressed)
        #expect(button.intrinsicContentSize.width > narrow * 2)
        let properties = RecordedProperties()
        button.projectWhole(into: properties)
        #expect(properties["title"] == "Dressed up")
        button.setAttributedTitle(nil, for: .normal)
        #expect(button.titleLabel?.text == "Plain" && button.intrinsicContentSize.width == narrow)
    }

    @Test func `Buttons of special types have their symbol`() {
        #expect(UIButton(type: .contactAdd).currentImage?.isSymbolImage == true)
        #expect(UIButton(type: .system).currentImage == nil)
    }

    @Test func `Only one view is first responder, and removing a view resigns it`() throws {
        let stage = try Stage()
        let (first, second) = (UITextField(), UITextField())
        stage.act {
            stage.window.addSubview(first)
            stage.window.addSubview(second)
            first.becomeFirstResponder()
            second.becomeFirstResponder()
        }
        #expect(first.isFirstResponder == false)
        #expect(second.isEditing)
        stage.act { stage.window.endEditing(true) }
        #expect(second.isEditing == false)
        stage.act {
            second.becomeFirstResponder()
            second.removeFromSuperview()
            stage.window.addSubview(second)
        }
        #expect(second.isFirstResponder == false)
    }

    @Test func `A delegate can reject a text, and the page restores the old one`() throws {
        final class Strict: NSObject, UITextFieldDelegate {
            func textField(
                _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
            ) -> Bool { string.count < 4 }
        }
        let stage = try Stage()
        let (field, strict) = (UITextField(), Strict())
        field.delegate = strict
        stage.act { stage.window.addSubview(field) }
        try stage.drain()
        stage.act { _ = field.receiveText("much too long") }
        #expect(field.text == "")
        #expect(try stage.drain().count == 1)
    }

    private final class Heard: NSObject, UITextFieldDelegate, UITextViewDelegate {
        var words: [String] = []
        var allows = true
        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool {
            words.append("\(range.location)+\(range.length) \(string)")
            return allows
        }
        func textFieldDidEndEditing(_ textField: UITextField) { words.append("ended") }
        func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
            words.append("\(range.location)+\(range.length) \(text)")
            return allows
        }
        func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { allows }
    }

    @Test func `A delegate receives the replaced range, and observers receive the changed text`() throws {
        let stage = try Stage()
        let (field, view, heard) = (UITextField(), UITextView(), Heard())
        (field.delegate, view.delegate) = (heard, heard)
        let token = stage.act {
            for part in [field, view] as [UIView] { stage.window.addSubview(part) }
            return NotificationCenter.default.addObserver(
                forName: UITextField.textDidChangeNotification, object: field, queue: .main
            ) { [heard] in heard.words.append("is \(($0.object as? UITextField)?.text ?? "")") }
        }
        stage.act {
            field.becomeFirstResponder()
            for text in ["a", "ab", "aéb", "ab", "xy"] { _ = field.receiveText(text) }
            field.resignFirstResponder()
        }
        #expect(
            heard.words == [
                "0+0 a", "is a", "1+0 b", "is ab", "1+0 é", "is aéb", "1+1 ", "is ab", "0+2 xy", "is xy", "ended",
            ])
        stage.act { NotificationCenter.default.removeObserver(token) }
        heard.words = []
        heard.allows = false
        stage.act {
            #expect(!view.becomeFirstResponder())
            heard.allows = true
            #expect(view.becomeFirstResponder() && view.receiveText("a\n"))
            heard.allows = false
            _ = view.receiveText("a\nb")
        }
        #expect(view.text == "a\n" && heard.words == ["0+0 a\n", "2+0 b"])
    }

    @Test func `A button sends its title, and its enabled state only when disabled`() {
        let button = UIButton(type: .system)
        button.setTitle("Retry", for: .normal)
        button.setTitle("Wait", for: .disabled)
        button.setTitleColor(.systemRed, for: .normal)
        #expect(button.projected.values == ["title": "Retry"])
        #expect(button.projected.styles["color"] == "var(--system-red)")
        button.isEnabled = false
        #expect(button.projected.values == ["title": "Wait", "enabled": "false"])
        #expect(button.receiveTap() == false)
    }

    @Test func `A configured button is filled, rounded and sized to its title and image`() throws {
        let stage = try Stage()
        var pressed = 0
        var look = UIButton.Configuration.filled()
        (look.title, look.image, look.imagePadding) = ("Bake", UIImage(systemName: "star"), 8)
        look.cornerStyle = .capsule
        let button = stage.act { UIButton(configuration: look, primaryAction: UIAction { _ in pressed += 1 }) }
        let bare = stage.act { UIButton(configuration: .plain()) }
        stage.act {
            stage.window.addSubview(button)
            button.sizeToFit()
        }
        #expect(button.currentTitle == "Bake" && button.titleColor(for: .normal) == .white)
        #expect(button.bounds.height == 34 || abs(button.bounds.height - 34.33) < 1)
        #expect(button.layer.cornerRadius == button.bounds.height / 2 && bare.backgroundColor == nil)
        let content = button.contentRect(forBounds: button.bounds)
        #expect(button.imageRect(forContentRect: content).minX == 12)
        #expect(abs(button.titleRect(forContentRect: content).minX - 40) < 0.01)
        stage.act { button.configuration?.imagePlacement = .trailing }
        #expect(button.titleRect(forContentRect: content).minX == 12)
        stage.act {
            button.configuration?.imagePlacement = .top
            button.sizeToFit()
        }
        let tall = button.contentRect(forBounds: button.bounds)
        #expect(button.imageRect(forContentRect: tall).minY == 7)
        #expect(abs(button.titleRect(forContentRect: tall).minY - 35) < 0.5)
        stage.act {
            button.configurationUpdateHandler = { $0.configuration?.title = $0.isEnabled ? "Bake" : "Baking" }
            #expect(button.receiveTap())
            button.isEnabled = false
        }
        #expect(button.currentTitle == "Baking" && pressed == 1)
    }

    @Test func `An activity indicator is a progress bar while animating and hidden otherwise`() throws {
        let stage = try Stage()
        let spinner = UIActivityIndicatorView(style: .whiteLarge)
        stage.act { stage.window.addSubview(spinner) }
        try stage.drain()
        #expect(spinner.projected["role"] == nil)
        #expect(spinner.isHidden)
        stage.act { spinner.startAnimating() }
        try stage.drain()
        let node = try #require(stage.reader[spinner.id])
        #expect(node.properties["role"] == "progressbar")
        #expect(node.properties["animating"] == "true")
        #expect(node.properties["size"] == "large")
        #expect(node.properties.styles["color"] == "#ffffff")
    }

    @Test func `A label sends its attributes only when they are set`() {
        let label = UILabel()
        label.text = "Error"
        #expect(label.projected.values == ["text": "Error"])
        #expect(label.projected.styles.keys.sorted() == ["font-family", "font-size", "letter-spacing"])
        label.font = .preferredFont(forTextStyle: .title1)
        label.textColor = .darkGray
        label.textAlignment = .center
        label.numberOfLines = 0
        #expect(label.projected.styles["font-size"] == "28px" && label.projected.styles["color"] == "#555555")
    }

    struct ColorCase {
        var color: UIColor
        var css: String
    }

    @Test(
        "Colours as css",
        arguments: [
            ColorCase(color: .black, css: "#000000"),
            ColorCase(color: .clear, css: "rgb(0 0 0 / 0)"),
            ColorCase(color: UIColor.black.withAlphaComponent(0.25), css: "rgb(0 0 0 / 0.25)"),
            ColorCase(color: .systemBackground, css: "var(--system-background)"),
            ColorCase(
                color: UIColor.systemRed.withAlphaComponent(0.5),
                css: "color-mix(in srgb, var(--system-red) 50%, transparent)"),
            ColorCase(
                color: UIColor { $0.userInterfaceStyle == .dark ? .white : .black }, css: "light-dark(#000000, #ffffff)"
            ),
            ColorCase(color: #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1), css: "#ff8000"),
        ])
    func colors(_ example: ColorCase) {
        #expect(example.color.css == example.css)
    }

    @Test func `Equal colours are equal, however they were created`() {
        #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(UIColor.systemRed != UIColor.red)
    }

    @Test func `A layer's corners and border take no space`() throws {
        let view = UIView()
        view.layer.cornerRadius = 8
        view.layer.borderWidth = 2
        view.layer.borderColor = UIColor.red.cgColor
        #expect(view.projected.styles == ["border-radius": "8px", "box-shadow": "inset 0 0 0 2px #ff0000"])
    }

    @Test func `Images are sent by name or by URL`() {
        let view = UIImageView(image: UIImage(imageLiteralResourceName: "logo"))
        view.contentMode = .scaleAspectFit
        #expect(view.projected.values == ["name": "logo", "fit": "contain"])
        view.image = UIImage(remote: "/api/sessions/s/images/q7")
        #expect(view.projected["src"] == "/api/sessions/s/images/q7")
        #expect(view.projected["name"] == nil)
    }

    @Test func `A user's scrolling is not sent back, but scrolling by code is sent`() throws {
        let stage = try Stage()
        let scroll = UIScrollView()
        stage.act { stage.window.addSubview(scroll) }
        try stage.drain()
        stage.act { scroll.receiveScroll(to: CGPoint(x: 0, y: 120)) }
        #expect(scroll.contentOffset.y == 120)
        #expect(stage.application.changes.isEmpty)
        stage.act { scroll.setContentOffset(.zero, animated: true) }
        #expect(try stage.drain().count == 1)
    }

    @Test func `Accessibility properties are sent as roles, labels, identifiers and hints`() {
        let view = UIView()
        view.accessibilityLabel = "Error"
        view.accessibilityViewIsModal = true
        view.accessibilityIdentifier = "error"
        view.accessibilityHint = "hint"
        let facts = view.projected
        #expect(facts["role"] == "alertdialog")
        #expect(facts["label"] == "Error")
        #expect(facts["identifier"] == "error")
        #expect(facts["hint"] == "hint")
        view.accessibilityElementsHidden = true
        #expect(view.projected["ariaHidden"] == "true")
        let heading = UILabel()
        heading.accessibilityTraits = [.header]
        #expect(heading.projected["heading"] == "2")
    }

    @Test func `A view's class name is sent only for the app's own classes`() {
        final class Price: UILabel {}
        #expect(Price().projected["type"] == "Price")
        #expect(UILabel().projected["type"] == nil)
    }

    @Test func `viewWithTag searches the view itself and its subviews, depth first`() {
        let (root, deep, shallow) = (UIView(), UIView(), UIView())
        let middle = UIView()
        root.addSubview(middle)
        middle.addSubview(deep)
        root.addSubview(shallow)
        deep.tag = 7
        shallow.tag = 7
        #expect(root.viewWithTag(7) === deep)
        root.tag = 7
        #expect(root.viewWithTag(7) === root)
    }

    @Test func `A segment's action runs when the segment is selected`() throws {
        var chosen: [String] = []
        let actions = ["All", "Even"].map { title in UIAction(title: title) { _ in chosen.append(title) } }
        let control = UISegmentedControl(frame: .zero, actions: actions)
        let stage = try Stage()
        stage.act { stage.window.addSubview(control) }
        let segments = control.subviews.compactMap { $0 as? UIButton }
        #expect(segments.map(\.currentTitle) == ["All", "Even"])
        stage.act { _ = segments[1].receiveTap() }
        #expect(chosen == ["Even"] && control.selectedSegmentIndex == 1)
        #expect(control.actionForSegment(at: 0) === actions[0])
    }

    @Test func `Replacing a controller's view shows the new view at once`() throws {
        let controller = UIViewController(), stage = try Stage(root: controller), other = UIView()
        let former = try #require(controller.view)
        stage.act { controller.view = other }
        #expect(other.window != nil && former.window == nil && other.frame == stage.window.bounds)
        stage.act { controller.view = former }
        #expect(former.window != nil && other.superview == nil)
    }
}
