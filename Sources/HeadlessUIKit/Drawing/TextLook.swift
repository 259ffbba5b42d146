/// What text looks like, where it differs from the page's own.
struct TextLook: Equatable {
    var color: UIColor?
    var font: UIFont?
    var alignment = NSTextAlignment.natural
    var lineBreak = NSLineBreakMode.byTruncatingTail
    var isEnabled = true
    var shrinks = false
    var follows = false

    static var plain: TextLook { TextLook() }

    func project(into writer: any PropertyWriter, except own: CSSDeclarations) {
        func declare(_ property: String, _ value: String?) {
            if own[property] == nil { writer.style(property, value) }
        }
        declare("color", isEnabled ? color?.css : UIColor.tertiaryLabel.css)
        declare("text-align", alignment.css)
        if let font {
            font.css(declare)
        } else {
            for property in ["font", "font-size", "font-weight", "font-style", "font-family"] { declare(property, nil) }
        }
    }
}
