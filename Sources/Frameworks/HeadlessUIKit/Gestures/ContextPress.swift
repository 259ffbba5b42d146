/// Hears what asks for a menu about a view: a long press, a click with the other button of a mouse, or the key for
/// menus.
final class ContextPress: UILongPressGestureRecognizer {
    /// A recogniser that calls `opens` with the place in its view.
    convenience init(opens: @escaping (CGPoint) -> Void) {
        self.init(target: nil, action: nil)
        addHandler { press in
            if press.state == .began { opens(press.location(in: press.view)) }
        }
    }

    package override var wish: String? { super.wish.map { "\($0) menu" } }
}
