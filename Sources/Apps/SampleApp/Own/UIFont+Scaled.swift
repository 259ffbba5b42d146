import UIKit

extension UIFont {
    /// Returns a font of a custom size that scales with the user's text size like a text style.
    static func scaled(_ size: CGFloat, weight: Weight = .regular, like style: TextStyle = .body) -> UIFont {
        UIFontMetrics(forTextStyle: style).scaledFont(for: .systemFont(ofSize: size, weight: weight))
    }
}
