/// The layout of an alert. From top to bottom, it contains the title, the message, the text fields and the buttons.
struct AlertArrangement {
    /// The width of an alert, in points.
    static let width: CGFloat = 270
    /// The horizontal distance of texts from the edges of the alert.
    static let margin: CGFloat = 16
    /// The distance of an action sheet from the edges of the screen, and of its cancel button from the other buttons.
    static let sheetMargin: CGFloat = 8
    /// The space above the first text and below the last.
    private static let edge: CGFloat = 19
    /// The space between the title and the message.
    private static let gap: CGFloat = 2
    /// The minimum height of a text field.
    private static let field: CGFloat = 36
    /// The total vertical padding inside a text field.
    private static let fieldRoom: CGFloat = 14
    /// The total vertical padding of a button's title.
    private static let buttonRoom: CGFloat = 22
    /// The horizontal padding of a button's title.
    private static let buttonPadding: CGFloat = 8

    let style: UIAlertController.Style
    /// The heights of the texts in the text fields, in points.
    let fields: [CGFloat]
    let buttons: Int
    /// Whether the last button of an action sheet is a cancel button, which stands apart from the others.
    let endsWithCancel: Bool
    /// The height of a button's title, in points.
    let words: CGFloat

    struct Places {
        var title = CGRect.zero
        var message = CGRect.zero
        var fields: [CGRect] = []
        var buttons: [CGRect] = []
        var height: CGFloat = 0
    }

    private var button: CGFloat { max(style == .alert ? 44 : 57, words.rounded(.up) + Self.buttonRoom) }

    /// Returns the frames of the alert's parts. Two buttons of an alert are placed side by side if their titles fit.
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
