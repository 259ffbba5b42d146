extension UIView {
    /// Draws the text of a layer.
    package func draw(_ layer: CATextLayer, in context: CGContext) {
        guard let text = layer.attributedText else { return }
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        text.draw(with: layer.bounds, options: layer.isWrapped ? .usesLineFragmentOrigin : [], context: nil)
    }
}

extension CATextLayer {
    /// The text with the attributes of the layer; nil if there is none.
    fileprivate var attributedText: NSAttributedString? {
        if let text = string as? NSAttributedString { return text }
        guard let text = (string as? String) ?? (string as? NSString).map(String.init), !text.isEmpty else {
            return nil
        }
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = textAlignment
        return NSAttributedString(
            string: text,
            attributes: [
                .font: drawnFont, .paragraphStyle: paragraph,
                .foregroundColor: foregroundColor.map(UIColor.init(cgColor:)) ?? .white,
            ])
    }

    private var drawnFont: UIFont {
        let system = UIFont.systemFont(ofSize: fontSize)
        if let font = font as? UIFont { return font.withSize(fontSize) }
        guard let name = (font as? String) ?? (font as? CGFont)?.postScriptName else { return system }
        return UIFont(name: name, size: fontSize) ?? system
    }

    private var textAlignment: NSTextAlignment {
        switch alignmentMode {
        case .left: .left
        case .right: .right
        case .center: .center
        case .justified: .justified
        default: .natural
        }
    }
}
