extension UITextField {
    /// The text in its looks, which all of it has: those that it begins with.
    public var attributedText: NSAttributedString? {
        get { NSAttributedString(string: text ?? "", attributes: defaultTextAttributes) }
        set {
            text = newValue?.string
            guard let newValue, newValue.length > 0 else { return }
            let looks = newValue.attributes(at: 0, effectiveRange: nil)
            if let font = looks[.font] as? UIFont { self.font = font }
            if let color = looks[.foregroundColor] as? UIColor { textColor = color }
        }
    }

    /// The font, the colour and the alignment of the text; others are not kept.
    public var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get {
            var looks: [NSAttributedString.Key: Any] = [.foregroundColor: textColor ?? .label]
            if let font { looks[.font] = font }
            return looks
        }
        set {
            if let font = newValue[.font] as? UIFont { self.font = font }
            if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
        }
    }

    /// What is shown while there is no text, in its colour; its font is the field's.
    public var attributedPlaceholder: NSAttributedString? {
        get {
            placeholder.map {
                NSAttributedString(
                    string: $0, attributes: [.foregroundColor: placeholderColor ?? .placeholderText])
            }
        }
        set {
            placeholder = newValue?.string
            guard let newValue, newValue.length > 0 else { return placeholderColor = nil }
            placeholderColor = newValue.attributes(at: 0, effectiveRange: nil)[.foregroundColor] as? UIColor
        }
    }
}
