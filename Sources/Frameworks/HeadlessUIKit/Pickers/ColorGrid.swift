/// The grid of a colour picker: a row of greys, and rows of all hues from dark to light.
final class ColorGrid: UIView {
    static let columns = 12
    static let rows = 10

    /// Called with the colour that the user chooses.
    var chosen: (UIColor) -> Void = { _ in }
    /// The selected colour, which has a frame around it.
    var selection: UIColor? { didSet { if oldValue != selection { showSelection() } } }
    private let buttons: [(button: UIButton, color: UIColor)]

    init() {
        buttons = Self.colors.map { color in
            let button = UIButton(type: .custom)
            button.backgroundColor = color
            button.accessibilityLabel = color.hexadecimal
            return (button, color)
        }
        super.init(frame: .zero)
        layer.cornerRadius = 8
        clipsToBounds = true
        for (button, color) in buttons {
            button.addAction(for: .touchUpInside) { [weak self] _ in self?.chosen(color) }
            addSubview(button)
        }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = bounds.width / CGFloat(Self.columns)
        for (place, entry) in buttons.enumerated() {
            entry.button.frame = CGRect(
                x: CGFloat(place % Self.columns) * side, y: CGFloat(place / Self.columns) * side, width: side,
                height: side)
        }
    }

    private func showSelection() {
        for (button, color) in buttons {
            let isSelected = color == selection
            button.layer.borderWidth = isSelected ? 3 : 0
            button.layer.borderColor = isSelected ? UIColor.white.cgColor : nil
        }
    }

    private static var colors: [UIColor] {
        let greys = (0..<columns).map { UIColor(white: 1 - CGFloat($0) / CGFloat(columns - 1), alpha: 1) }
        return greys
            + (1..<rows).flatMap { row in
                (0..<columns).map { column in
                    // As on iOS, the first hue is cyan.
                    let hue = (195 + CGFloat(column) * 30).truncatingRemainder(dividingBy: 360) / 360
                    let (dark, light) = (min(1, 0.25 + CGFloat(row) * 0.15), max(0, CGFloat(row) - 5) * 0.2)
                    return UIColor(hue: hue, saturation: 1 - light, brightness: dark, alpha: 1)
                }
            }
    }
}

extension UIColor {
    /// The colour in hexadecimal notation, such as `#FF9500`.
    var hexadecimal: String {
        var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        getRed(&red, green: &green, blue: &blue, alpha: nil)
        let channels = [red, green, blue].map { Int(($0 * 255).rounded()) }
        return String(format: "#%02X%02X%02X", channels[0], channels[1], channels[2])
    }
}
