import HeadlessUIKit
import TestSupport

@testable import Beagle

/// A component on the screen of a running application, to read where everything in it is.
final class LaidOutScreen {
    let stage: BeagleStage
    let screen: BeagleScreenViewController

    init(_ component: any ServerDrivenComponent, on stage: BeagleStage = BeagleStage()) {
        self.stage = stage
        let container = SpyNavigationController()
        screen = stage.run { BeagleScreenViewController(.declarative(component.toScreen())) }
        stage.run { container.viewControllers = [screen] }
        stage.show(container)
    }

    subscript(id: String) -> UIView? { screen.view.first(withId: id) }

    /// Where the view of that id is in its parent, as text: `0 59 393 759`.
    func frame(_ id: String) -> String { self[id].map { Self.text($0.frame) } ?? "nowhere" }

    /// Replaces the value of a context that the view of an id can see.
    func write(_ context: String, _ value: DynamicObject, from id: String) {
        stage.run { self[id]?.context(context)?.set(value) }
    }

    static func text(_ frame: CGRect) -> String {
        [frame.minX, frame.minY, frame.width, frame.height].map { length in
            let rounded = (length * 100).rounded() / 100
            return rounded == rounded.rounded() ? String(Int(rounded)) : String(Double(rounded))
        }.joined(separator: " ")
    }
}

/// An expression for a value of any type.
func bound<Value>(_ text: String) -> Beagle.Expression<Value> {
    guard let expression = ContextExpression(rawValue: text) else { fatalError("\(text) is no expression") }
    return .expression(expression)
}

/// A box of a fixed size, or of none.
func box(
    _ id: String, _ width: UnitValue? = nil, _ height: UnitValue? = nil, _ flex: Flex? = nil,
    _ change: (inout Style) -> Void = { _ in }, _ children: [any ServerDrivenComponent] = []
) -> Container {
    var style = Style(size: Size(width: width, height: height), flex: flex)
    change(&style)
    return Container(children: children, id: id, style: style)
}

extension Decoration.Corners {
    /// The same radius at every corner.
    init(all radius: CGFloat) {
        self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
    }
}

/// A view of the team's own, made by a closure.
struct Native: Widget {
    var id: String?
    var style: Style?
    var accessibility: Accessibility?
    var make: () -> UIView = UIView.init

    init(_ id: String, _ style: Style? = nil, make: @escaping () -> UIView) {
        self.id = id
        self.style = style
        self.make = make
    }

    private enum CodingKeys: String, CodingKey { case id, style, accessibility }

    func toView(renderer: BeagleRenderer) -> UIView { make() }
}

/// A view whose content is as large as it is told.
final class Sized: UIView {
    var size: CGSize { didSet { invalidateIntrinsicContentSize() } }

    init(_ width: CGFloat, _ height: CGFloat) {
        size = CGSize(width: width, height: height)
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { size }
}
