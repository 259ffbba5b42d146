public protocol UITextViewDelegate: UIScrollViewDelegate {
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    /// Returns whether a change is allowed. Also called when the return key inserts a line break.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// Called after a change of the text, but not when only the caret moves on the page.
    func textViewDidChangeSelection(_ textView: UITextView)
    func textViewDidBeginEditing(_ textView: UITextView)
    func textViewDidChange(_ textView: UITextView)
    func textViewDidEndEditing(_ textView: UITextView)
    /// Returns whether a link that the user has tapped is opened.
    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
}

extension UITextViewDelegate {
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
        forward([textView]) { (next: any UITextViewDelegate) in
            next.textViewShouldBeginEditing(textView)
        } ?? true
    }
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
        forward([textView]) { (next: any UITextViewDelegate) in
            next.textViewShouldEndEditing(textView)
        } ?? true
    }
    /// Forwards the call if the object has a forwarding target; otherwise returns true.
    public func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool {
        forward([textView, URL, characterRange, interaction]) { (next: any UITextViewDelegate) in
            next.textView(textView, shouldInteractWith: URL, in: characterRange, interaction: interaction)
        } ?? true
    }
    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
        forward([textView, range, text]) { (next: any UITextViewDelegate) in
            next.textView(textView, shouldChangeTextIn: range, replacementText: text)
        } ?? true
    }
    /// Forwards the call if the object has a forwarding target; otherwise does nothing.
    public func textViewDidChangeSelection(_ textView: UITextView) {
        forward([textView]) { (next: any UITextViewDelegate) in
            next.textViewDidChangeSelection(textView)
        }
    }
    /// Forwards the call if the object has a forwarding target; otherwise does nothing.
    public func textViewDidBeginEditing(_ textView: UITextView) {
        forward([textView]) { (next: any UITextViewDelegate) in
            next.textViewDidBeginEditing(textView)
        }
    }
    /// Forwards the call if the object has a forwarding target; otherwise does nothing.
    public func textViewDidChange(_ textView: UITextView) {
        forward([textView]) { (next: any UITextViewDelegate) in
            next.textViewDidChange(textView)
        }
    }
    /// Forwards the call if the object has a forwarding target; otherwise does nothing.
    public func textViewDidEndEditing(_ textView: UITextView) {
        forward([textView]) { (next: any UITextViewDelegate) in
            next.textViewDidEndEditing(textView)
        }
    }
}
