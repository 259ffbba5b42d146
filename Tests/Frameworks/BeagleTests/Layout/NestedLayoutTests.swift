import HeadlessUIKit
import TestSupport
import Testing

@testable import Beagle

@Suite("Flex boxes and constraints inside each other")
struct NestedLayoutTests {
    private func pin(_ view: UIView, _ inset: CGFloat = 0, _ sides: UIRectEdge = .all) {
        guard let parent = view.superview else { return }
        view.translatesAutoresizingMaskIntoConstraints = false
        if sides.contains(.top) {
            view.topAnchor.constraint(equalTo: parent.topAnchor, constant: inset).isActive = true
        }
        if sides.contains(.left) {
            view.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: inset).isActive = true
        }
        if sides.contains(.bottom) {
            view.bottomAnchor.constraint(equalTo: parent.bottomAnchor, constant: -inset).isActive = true
        }
        if sides.contains(.right) {
            view.rightAnchor.constraint(equalTo: parent.rightAnchor, constant: -inset).isActive = true
        }
    }

    /// The sides of a rectangle.
    private struct UIRectEdge: OptionSet {
        let rawValue: Int
        static let top = Self(rawValue: 1), left = Self(rawValue: 2), bottom = Self(rawValue: 4),
            right = Self(rawValue: 8)
        static let all: Self = [.top, .left, .bottom, .right]
    }

    @Test func `An app's native view takes the size of its inner constraints and follows their changes`() throws {
        let content = Sized(80, 30)
        let card = Native("card", Style(flex: Flex(alignSelf: .flexStart))) {
            let card = UIView()
            card.addSubview(content)
            pin(content, 8)
            return card
        }
        let screen = LaidOutScreen(box("tree", 300, 200, nil, { _ in }, [card, box("below", 10, 10)]))
        #expect(screen.frame("card") == "0 0 96 46")
        #expect(LaidOutScreen.text(content.frame) == "8 8 80 30")
        screen.stage.run { content.size = CGSize(width: 40, height: 60) }
        #expect(screen.frame("card") == "0 0 56 76")
        #expect(screen.frame("below") == "0 76 10 10")
        #expect(LaidOutScreen.text(content.frame) == "8 8 40 60")
    }

    @Test func `A stack view in a container takes the size of its arranged views`() {
        let (one, two) = (Sized(40, 20), Sized(60, 30))
        let stack = Native("stack") {
            let stack = UIStackView(arrangedSubviews: [one, two])
            stack.axis = .vertical
            stack.spacing = 5
            return stack
        }
        let screen = LaidOutScreen(box("tree", 300, 200, nil, { _ in }, [stack, box("below", 10, 10)]))
        #expect(screen.frame("stack") == "0 0 300 55")
        #expect(LaidOutScreen.text(two.frame) == "0 25 300 30")
        screen.stage.run { one.isHidden = true }
        #expect(screen.frame("below") == "0 30 10 10")
    }

    @Test func `Native views are sized by intrinsic size, sizeThatFits or frame, and an empty one is zero`() {
        final class Fitting: UIView {
            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 200, height: 50) }
        }
        final class Plain: UIView {}
        let start = Style(flex: Flex(alignSelf: .flexStart))
        let screen = LaidOutScreen(
            box(
                "tree", 150, nil, nil, { _ in },
                [
                    Native("sized", start) { Sized(120, 40) }, Native("fitting", start) { Fitting(frame: .zero) },
                    Native("framed", start) { Plain(frame: CGRect(x: 9, y: 9, width: 30, height: 20)) },
                    Native("empty", start) { UIView(frame: CGRect(x: 9, y: 9, width: 30, height: 20)) },
                    box("below", 10, 10),
                ]))
        #expect(screen.frame("sized") == "0 0 120 40")
        #expect(screen.frame("fitting") == "0 40 150 50")
        #expect(screen.frame("framed") == "0 90 30 20")
        #expect(screen.frame("empty") == "0 110 0 0")
        #expect(screen.frame("below") == "0 110 10 10")
    }

    @Test func `A view that lays out its own subviews does so in the size it was given`() {
        final class Halves: UIView {
            let half = UIView()
            override init(frame: CGRect) {
                super.init(frame: frame)
                addSubview(half)
            }
            required init?(coder: NSCoder) { nil }
            override func layoutSubviews() {
                super.layoutSubviews()
                half.frame = CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height)
            }
        }
        let halves = Halves(frame: .zero)
        let screen = LaidOutScreen(
            Container(
                children: [
                    Native("halves", Style(size: Size(width: UnitValue(value: bound("@{w}"), type: .real), height: 20)))
                    { halves }
                ],
                context: Context(id: "w", value: 100), id: "tree"))
        #expect(halves.half.frame == CGRect(x: 0, y: 0, width: 50, height: 20))
        screen.write("w", 60, from: "tree")
        #expect(halves.half.frame == CGRect(x: 0, y: 0, width: 30, height: 20))
    }

    /// A controller whose view the test fills.
    private final class Host: UIViewController {
        let fill: (UIView) -> Void

        init(_ fill: @escaping (UIView) -> Void) {
            self.fill = fill
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            fill(view)
        }
    }

    private func show(_ fill: @escaping (UIView) -> Void) -> BeagleStage {
        let stage = BeagleStage()
        stage.run { stage.show(Host(fill)) }
        return stage
    }

    private static func content(_ height: Beagle.Expression<Double>) -> any ServerDrivenComponent {
        Container(
            children: [box("a", 120, UnitValue(value: height, type: .real)), box("b", nil, 10)],
            context: Context(id: "height", value: 30), id: "tree")
    }

    @Test func `A BeagleView positioned by constraints takes its content's size and grows with it`() throws {
        var beagle: BeagleView?
        let stage = show { view in
            let made = BeagleView(Self.content(bound("@{height}")))
            beagle = made
            view.addSubview(made)
            made.translatesAutoresizingMaskIntoConstraints = false
            made.topAnchor.constraint(equalTo: view.topAnchor, constant: 100).isActive = true
            made.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 10).isActive = true
        }
        let view = try #require(beagle)
        #expect(LaidOutScreen.text(view.frame) == "10 100 120 40")
        #expect(view.first(withId: "b").map { LaidOutScreen.text($0.frame) } == "0 30 120 10")
        stage.run { view.first(withId: "tree")?.context("height")?.set(50) }
        #expect(LaidOutScreen.text(view.frame) == "10 100 120 60")
        #expect(view.sizeThatFits(CGSize(width: 500, height: 500)) == CGSize(width: 120, height: 60))
    }

    @Test func `A BeagleView with a fixed width is as high as its content at that width`() throws {
        var beagle: BeagleView?
        _ = show { view in
            let made = BeagleView(
                Container(children: [Text(.value(String(repeating: "word ", count: 40)), id: "text")]))
            beagle = made
            view.addSubview(made)
            pin(made, 10, [.left, .right])
            made.topAnchor.constraint(equalTo: view.topAnchor, constant: 100).isActive = true
        }
        let view = try #require(beagle)
        let text = try #require(view.first(withId: "text"))
        #expect(view.frame.width == 373)
        #expect(text.frame.size == view.frame.size)
        #expect(view.frame.height == text.sizeThatFits(CGSize(width: 373, height: 1_000)).height)
        #expect(view.frame.height > 30)
    }

    @Test func `A BeagleView in a stack view takes its content's height and moves the views after it`() throws {
        let (first, last) = (Sized(50, 20), Sized(50, 20))
        var beagle: BeagleView?
        let stage = show { view in
            let made = BeagleView(Self.content(bound("@{height}")))
            beagle = made
            let stack = UIStackView(arrangedSubviews: [first, made, last])
            stack.axis = .vertical
            view.addSubview(stack)
            pin(stack, 0, [.left, .right])
            stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 100).isActive = true
        }
        let view = try #require(beagle)
        #expect(LaidOutScreen.text(view.frame) == "0 20 393 40")
        #expect(last.frame.minY == 60)
        stage.run { view.first(withId: "tree")?.context("height")?.set(80) }
        #expect(view.frame.height == 90)
        #expect(last.frame.minY == 110)
    }

    @Test func `A component in a native plain view is as wide as that view and as high as its content`() throws {
        struct Holder: ServerDrivenComponent {
            @AutoCodable var child: any ServerDrivenComponent
            func toView(renderer: BeagleRenderer) -> UIView {
                let (holder, middle) = (UIView(), UIView())
                holder.addSubview(middle)
                middle.frame = CGRect(x: 5, y: 5, width: 100, height: 50)
                middle.addSubview(renderer.render(child))
                return holder
            }
        }
        let screen = LaidOutScreen(Holder(child: box("a", nil, nil, nil, { _ in }, [box("b", 10, 30)])))
        #expect(screen.frame("a") == "0 0 100 30")
    }
}
