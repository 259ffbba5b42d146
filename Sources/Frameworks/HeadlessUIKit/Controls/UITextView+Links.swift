public enum UITextItemInteraction: Int, Sendable {
    case invokeDefaultAction, presentActions, preview
}

extension UITextView {
    /// Opens the link at a point, unless the delegate refuses.
    func openLink(at point: CGPoint) {
        guard let found = drawing?.link(at: point) else { return }
        let text = shownText
        var range = NSRange(location: found.place, length: 0)
        if found.place < text.length {
            _ = text.attribute(
                .link, at: found.place, longestEffectiveRange: &range,
                in: NSRange(location: 0, length: text.length))
        }
        let listener = delegate as? any UITextViewDelegate
        let opens = listener?.textView(
            self, shouldInteractWith: found.url, in: range, interaction: .invokeDefaultAction)
        if opens ?? true { UIApplication.shared.open(found.url) }
    }
}

/// The recogniser of taps on the links of a text view.
final class LinkTap: UITapGestureRecognizer {
    convenience init(on view: UITextView) {
        self.init { [weak view] recognizer in view?.openLink(at: recognizer.location(in: view)) }
    }
}
