/// Where the parts of an alert stand, from above: title, message, fields, buttons.
struct AlertArrangement {
    /// How wide an alert is.
    static let width: CGFloat = 270
    /// How far words stay from its sides.
    static let margin: CGFloat = 16
    /// How far a sheet of actions stays from the sides of the screen, and its cancel button from the others.
    static let sheetMargin: CGFloat = 8
    /// Above the first words and below the last.
    private static let edge: CGFloat = 19
    /// Between title and message.
    private static let gap: CGFloat = 2
    /// A field has at least this height, and so much above and below its text together.
    private static let field: CGFloat = 36
    private static let fieldRoom: CGFloat = 14
    /// What a button has above and below its words together.
    private static let buttonRoom: CGFloat = 22
    /// How far the words of a button stay from its sides.
    private static let buttonPadding: CGFloat = 8

    let style: UIAlertController.Style
    /// How tall the text of each field is.
    let fields: [CGFloat]
    let buttons: Int
    /// Whether the last button of a sheet stands by itself below the others.
    let endsWithCancel: Bool
    /// How tall the words on a button are.
    let words: CGFloat

    struct Places {
        var title = CGRect.zero
        var message = CGRect.zero
        var fields: [CGRect] = []
        var buttons: [CGRect] = []
        var height: CGFloat = 0
    }

    private var button: CGFloat { max(style == .alert ? 44 : 57, words.rounded(.up) + Self.buttonRoom) }

    /// Two buttons stand beside each other where their words fit.
    func places(in width: CGFloat, title: CGFloat?, message: CGFloat?, widestButton: CGFloat) -> Places {
        var places = Places()
        let inside = max(0, width - 2 * Self.margin)
        var y: CGFloat = 0
        if let title {
            places.title = CGRect(x: Self.margin, y: Self.edge, width: inside, height: title)
            y = places.title.maxY + (message == nil ? Self.edge : Self.gap)
        }
        if let message {
            if title == nil { y = Self.edge }
            places.message = CGRect(x: Self.margin, y: y, width: inside, height: message)
            y = places.message.maxY + Self.edge
        }
        for text in fields {
            let height = max(Self.field, text + Self.fieldRoom)
            places.fields.append(CGRect(x: Self.margin, y: y, width: inside, height: height))
            y += height + Self.margin
        }
        if style == .alert, buttons == 2, widestButton + 2 * Self.buttonPadding <= width / 2 {
            places.buttons = [0, 1].map { CGRect(x: width / 2 * $0, y: y, width: width / 2, height: button) }
            y += button
        } else {
            for place in 0..<buttons {
                if endsWithCancel, place == buttons - 1 { y += Self.sheetMargin }
                places.buttons.append(CGRect(x: 0, y: y, width: width, height: button))
                y += button
            }
        }
        places.height = (y * 3).rounded(.up) / 3
        return places
    }
}
