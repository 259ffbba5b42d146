import TestSupport
import Testing
import UIKit

// Classes like those of an app, which override members of UIKit. This file compiles only if these members are open.

private final class Overriding: UIView {
    var calls: [String] = []
    var plain: CGRect?

    override var frame: CGRect { didSet { calls.append("frame") } }
    override var bounds: CGRect { didSet { calls.append("bounds") } }
    override var isOpaque: Bool {
        get { false }
        set {}
    }
    override var isAccessibilityElement: Bool {
        get { true }
        set {}
    }
    override var accessibilityLabel: String? {
        get { "Own label" }
        set {}
    }
    override var accessibilityHint: String? {
        get { "Own hint" }
        set {}
    }
    override var accessibilityIdentifier: String? {
        get { "own" }
        set {}
    }
    override var accessibilityTraits: UIAccessibilityTraits {
        get { .button }
        set {}
    }
    override var accessibilityElements: [Any]? {
        get { [self] }
        set {}
    }
    override var accessibilityFrame: CGRect {
        get { .zero }
        set {}
    }
    override func accessibilityActivate() -> Bool { true }
    override var semanticContentAttribute: UISemanticContentAttribute { didSet { calls.append("meaning") } }
    override var overrideUserInterfaceStyle: UIUserInterfaceStyle { didSet { calls.append("style") } }
    override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    override var tintAdjustmentMode: UIView.TintAdjustmentMode { didSet { calls.append("tint mode") } }
    override var contentScaleFactor: CGFloat { didSet { calls.append("scale") } }
    override var alignmentRectInsets: UIEdgeInsets { .zero }
    override var intrinsicContentSize: CGSize { CGSize(width: 7, height: 9) }
    override func layoutSublayers(of layer: CALayer) {
        calls.append("layoutSublayers")
        super.layoutSublayers(of: layer)
    }
    override func layoutSubviews() {
        calls.append("layoutSubviews")
        super.layoutSubviews()
    }
    override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }
    override func display(_ layer: CALayer) {}
    override func tintColorDidChange() { calls.append("tint") }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { calls.append("traits") }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { self }
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { nil }
    override func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { true }
    override var description: String { "Overriding" }
}

private final class OverridingImage: UIImageView {
    var starts = 0
    override var isAnimating: Bool { starts > 0 }
    override func startAnimating() { starts += 1 }
    override func stopAnimating() { starts = 0 }
}

private final class OverridingLabel: UILabel {
    override var isHighlighted: Bool { didSet { text = isHighlighted ? "lit" : "dark" } }
    override var shadowColor: UIColor? { didSet { text = "shadow" } }
}

private final class OverridingField: UITextField {
    override var attributedPlaceholder: NSAttributedString? { didSet { tag += 1 } }
}

private final class OverridingScroll: UIScrollView {
    override var delaysContentTouches: Bool { didSet { tag += 1 } }
    override var scrollsToTop: Bool {
        get { false }
        set {}
    }
}

private final class OverridingController: UIViewController {
    let item = UITabBarItem(title: "Own", image: nil, tag: 3)
    override var tabBarItem: UITabBarItem! {
        get { item }
        set {}
    }
}

private final class OverridingWindow: UIWindow {
    var calls: [String] = []
    override func becomeKey() { calls.append("become") }
    override func resignKey() { calls.append("resign") }
}

private final class PickyAlert: UIAlertController {
    var wasLoaded = false
    override func viewDidLoad() {
        super.viewDidLoad()
        wasLoaded = true
    }
}

private final class Wave: CALayer {
    var layouts = 0
    var isShown = false
    override func layoutSublayers() { layouts += 1 }
    override func draw(in ctx: CGContext) {
        ctx.setFillColor(UIColor.red.cgColor)
        ctx.fill(bounds)
    }
    override func action(forKey event: String) -> (any CAAction)? { nil }
    override func display() {
        isShown = true
        super.display()
    }
}

@Suite("Members of UIKit that an app overrides")
struct OverriddenMemberTests {
    private let root = UIViewController()
    private let stage: Stage

    init() throws { stage = try Stage(root: root) }

    @Test func `Overridden geometry, layout and traits of a view are called`() throws {
        let view = Overriding()
        stage.act {
            view.frame = CGRect(x: 0, y: 0, width: 30, height: 20)
            view.semanticContentAttribute = .forceLeftToRight
            view.overrideUserInterfaceStyle = .dark
            view.tintAdjustmentMode = .dimmed
            view.contentScaleFactor = 1
            view.tintColor = .red
            root.view.addSubview(view)
        }
        #expect(["frame", "meaning", "style", "tint mode", "scale", "tint"].allSatisfy(view.calls.contains))
        #expect(view.calls.contains("layoutSublayers") && view.calls.contains("layoutSubviews"))
        #expect("\(view)" == "Overriding" && !view.isOpaque && view.accessibilityElements?.count == 1)
        #expect(stage.act { root.view.hitTest(CGPoint(x: 500, y: 500), with: nil) } == nil)
        #expect(stage.act { root.view.hitTest(CGPoint(x: 300, y: 300), with: nil) } === view)
    }

    @Test func `The page gets the accessibility that a class returns`() throws {
        let view = Overriding(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        stage.act { root.view.addSubview(view) }
        try stage.drain()
        let properties = try #require(stage.reader[view.id]?.properties)
        #expect(properties["label"] == "Own label" && properties["hint"] == "Own hint")
        #expect(properties["identifier"] == "own" && properties["role"] == "button")
    }

    @Test func `Overridden members of images, labels, fields, scroll views and controllers are used`() {
        stage.act {
            let image = OverridingImage()
            image.startAnimating()
            #expect((image as UIImageView).isAnimating)
            let label = OverridingLabel()
            label.isHighlighted = true
            #expect(label.text == "lit")
            let field = OverridingField()
            field.attributedPlaceholder = NSAttributedString(string: "a")
            #expect(field.tag == 1)
            let scroll = OverridingScroll()
            scroll.delaysContentTouches = false
            #expect(scroll.tag == 1 && !scroll.scrollsToTop)
            let tabs = UITabBarController()
            tabs.viewControllers = [OverridingController()]
            #expect(tabs.tabBar.items?.first?.title == "Own")
        }
    }

    @Test func `A window is told that it becomes and resigns key, and notifications are posted`() {
        nonisolated(unsafe) var heard: [String] = []
        let names: [(Notification.Name, String)] = [
            (UIWindow.didBecomeKeyNotification, "key"), (UIWindow.didResignKeyNotification, "resigned"),
            (UIWindow.didBecomeVisibleNotification, "visible"), (UIWindow.didBecomeHiddenNotification, "hidden"),
        ]
        let (first, second) = (OverridingWindow(), OverridingWindow())
        let tokens = stage.act {
            names.map { name, word in
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                    heard.append(
                        "\(word) \(note.object as AnyObject === first ? 1 : note.object as AnyObject === second ? 2 : 0)"
                    )
                }
            }
        }
        stage.act { first.makeKeyAndVisible() }
        stage.act { second.makeKeyAndVisible() }
        stage.act { second.makeKey() }
        #expect(first.calls == ["become", "resign"] && second.calls == ["become"])
        #expect(heard == ["visible 1", "resigned 0", "key 1", "visible 2", "resigned 1", "key 2"])
        stage.act { tokens.forEach { NotificationCenter.default.removeObserver($0) } }
    }

    @Test func `A subclass of an alert controller has its initializers`() throws {
        let alert = PickyAlert(title: "Sure?", message: nil, preferredStyle: .alert)
        stage.act { root.present(alert, animated: false) }
        #expect(alert.wasLoaded && alert.preferredStyle == .alert && alert.title == "Sure?")
    }

    @Test func `A layer of an app's own class is laid out, displayed and drawn`() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        let wave = Wave()
        stage.act {
            wave.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
            view.layer.addSublayer(wave)
            root.view.addSubview(view)
            wave.setNeedsDisplay()
        }
        #expect(wave.layouts == 1 && wave.isShown)
        try stage.drain()
        let image = try #require(stage.reader[view.id]?.properties.styles["background-image"])
        #expect(image.contains("svg"))
        stage.act { wave.frame.size.width = 12 }
        #expect(wave.layouts == 2)
    }
}
