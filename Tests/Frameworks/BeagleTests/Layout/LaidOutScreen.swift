import HeadlessUIKit
import TestSupport

@testable import Beagle

/// A component on the screen of a running application, for reading frames.
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

    /// Returns the frame of the view with an id in its parent, such as `0 59 393 759`.
    func frame(_ id: String) -> String { self[id].map { Self.text($0.frame) } ?? "nowhere" }

    /// Replaces the value of a context that the view with an id can see.
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

/// Returns an expression for a value of any type.
func bound<Value>(_ text: String) -> Beagle.Expression<Value> {
    guard let expression = ContextExpression(rawValue: text) else { fatalError("\(text) is no expression") }
    return .expression(expression)
}

/// Returns a container with a fixed width and height, or without them.
func box(
    _ id: String, _ width: UnitValue? = nil, _ height: UnitValue? = nil, _ flex: Flex? = nil,
    _ change: (inout Style) -> Void = { _ in }, _ children: [any ServerDrivenComponent] = []
) -> Container {
    var style = Style(size: Size(width: width, height: height), flex: flex)
    change(&style)
    return Container(children: children, id: id, style: style)
}

extension Decoration.Corners {
    /// Makes the same radius for every corner.
    init(all radius: CGFloat) {
        self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
    }
}

/// A custom native view, made by a closure.
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

/// A view with a given intrinsic content size.
final class Sized: UIView {
    var size: CGSize { didSet { invalidateIntrinsicContentSize() } }

    init(_ width: CGFloat, _ height: CGFloat) {
        size = CGSize(width: width, height: height)
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { size }
}
