import Beagle
import UIKit

/// The looks that the shop's documents name with `styleId`.
enum ShopTheme {
    static let green = UIColor(red: 0.04, green: 0.43, blue: 0.31, alpha: 1)
    static let ink = UIColor(red: 0.12, green: 0.14, blue: 0.13, alpha: 1)
    static let quiet = UIColor(red: 0.37, green: 0.40, blue: 0.38, alpha: 1)

    /// Looks by name.
    static func make() -> AppTheme {
        AppTheme(styles: [
            "Shop.Primary": primary, "Shop.Plain": plain, "Shop.Title": title, "Shop.Headline": headline,
            "Shop.Caption": caption, "Shop.Price": price, "Shop.Field": field,
        ])
    }

    private static func primary() -> (UIButton?) -> Void {
        BeagleStyle.button(withTitleColor: .white) <> filled <> font(.systemFont(ofSize: 17, weight: .semibold))
    }

    private static func plain() -> (UIButton?) -> Void {
        BeagleStyle.button(withTitleColor: green) <> font(.systemFont(ofSize: 16))
    }

    private static func filled(_ button: UIButton?) {
        button?.backgroundColor = green
        button?.layer.cornerRadius = 12
    }

    private static func font(_ font: UIFont) -> (UIButton?) -> Void {
        { $0?.titleLabel?.font = font }
    }

    private static func title() -> (UITextView?) -> Void {
        BeagleStyle.text(font: .systemFont(ofSize: 22, weight: .bold), color: ink)
    }

    private static func headline() -> (UITextView?) -> Void {
        BeagleStyle.text(font: .systemFont(ofSize: 17, weight: .semibold), color: ink)
    }

    private static func caption() -> (UITextView?) -> Void {
        BeagleStyle.text(font: .systemFont(ofSize: 14), color: quiet)
    }

    private static func field() -> (UITextField?) -> Void {
        { field in
            field?.borderStyle = .none
            field?.font = .systemFont(ofSize: 17)
        }
    }

    private static func price() -> (UITextView?) -> Void {
        BeagleStyle.text(font: .systemFont(ofSize: 16, weight: .semibold), color: green)
    }
}
