/// The simulated phone's screen: the top of the tree, which holds the windows.
final class ScreenView: UIView {
    override var plainKind: ViewKind { .window }
    override var typeName: String? { nil }

    override func projectContent(_ keys: PropertyKeys, into writer: any PropertyWriter) {
        guard keys.contains(.content) else { return }
        writer.number("width", Double(frame.width))
        writer.number("height", Double(frame.height))
    }
}
