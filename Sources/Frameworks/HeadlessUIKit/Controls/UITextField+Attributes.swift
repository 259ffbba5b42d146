extension UITextField {
    /// The attributed text. The whole text has the attributes of its first character.
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

    /// The attributes of the text. Only font, colour and alignment are stored.
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

    /// The attributed placeholder. Only its colour is stored; the font is that of the field.
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
