/// Hears of what happens to a text view.
public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// The caret came.
    func textViewDidBeginEditing(_ textView: UITextView)
    /// The text changed.
    func textViewDidChange(_ textView: UITextView)
    /// The caret went.
    func textViewDidEndEditing(_ textView: UITextView)
}

extension UITextViewDelegate {
    /// Does nothing.
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    /// Does nothing.
    public func textViewDidChange(_ textView: UITextView) {}
    /// Does nothing.
    public func textViewDidEndEditing(_ textView: UITextView) {}
}
