/// Recognises a request for a context menu: a long press, a click with the secondary mouse button, or the menu key.
final class ContextPress: UILongPressGestureRecognizer {
    /// Creates a recogniser that calls `opens` with the location in its view.
    convenience init(opens: @escaping (CGPoint) -> Void) {
        self.init(target: nil, action: nil)
        addHandler { press in
            if press.state == .began { opens(press.location(in: press.view)) }
        }
    }

    package override var wish: String? { super.wish.map { "\($0) menu" } }
}
