import UIKit

extension UIFont {
    /// A font of the app's own size, which grows with the text size that a person chooses as a text style does.
    static func scaled(_ size: CGFloat, _ weight: Weight = .regular, like style: TextStyle = .body) -> UIFont {
        UIFontMetrics(forTextStyle: style).scaledFont(for: .systemFont(ofSize: size, weight: weight))
    }
}
