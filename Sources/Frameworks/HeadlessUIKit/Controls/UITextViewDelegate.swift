/// Hears of what happens to a text view.
public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Whether the caret may come.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// Whether the caret may go.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    /// Whether a range of the text may be replaced; return is a line break.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// The text changed, and the caret with it; where the page only moves the caret nobody says.
    func textViewDidChangeSelection(_ textView: UITextView)
    /// The caret came.
    func textViewDidBeginEditing(_ textView: UITextView)
    /// The text changed.
    func textViewDidChange(_ textView: UITextView)
    /// The caret went.
    func textViewDidEndEditing(_ textView: UITextView)
}

extension UITextViewDelegate {
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    /// Does nothing.
    public func textViewDidChangeSelection(_ textView: UITextView) {}
    /// Does nothing.
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    /// Does nothing.
    public func textViewDidChange(_ textView: UITextView) {}
    /// Does nothing.
    public func textViewDidEndEditing(_ textView: UITextView) {}
}
