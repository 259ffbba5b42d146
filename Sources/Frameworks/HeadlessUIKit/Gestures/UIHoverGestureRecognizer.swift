/// Recognizes a pointer over the view, as of an iPad's trackpad. The page does not report the pointer, so nothing is
/// recognized.
open class UIHoverGestureRecognizer: UIGestureRecognizer {}
