import Beagle
import UIKit

/// The styles that the shop's documents reference with `styleId`.
enum ShopTheme {
    static let green = UIColor(red: 0.04, green: 0.43, blue: 0.31, alpha: 1)
    static let paper = colour(light: 0xF5F2EC, dark: 0x121513)
    private static let card = colour(light: 0xFFFFFF, dark: 0x1F2421)
    private static let offer = colour(light: 0xFCE9C8, dark: 0x3B3018)
    private static let ink = colour(light: 0x1E2421, dark: 0xF0EDE6)
    private static let quiet = colour(light: 0x5E6762, dark: 0xA7AFA9)
    private static let leaf = colour(light: 0x0B6E4F, dark: 0x5CC79E)
    private static let warning = colour(light: 0xA3360A, dark: 0xFF9A6B)

    /// Returns the styles by name.
    static func make() -> AppTheme {
        AppTheme(styles: [
            "Shop.Card": ground(card), "Shop.Offer": ground(offer), "Shop.Primary": primary, "Shop.Plain": plain,
            "Shop.Text": words(ink), "Shop.Quiet": words(quiet), "Shop.Accent": words(leaf),
            "Shop.Warning": words(warning), "Shop.Title": title, "Shop.Headline": headline, "Shop.Caption": caption,
            "Shop.Tag": tag, "Shop.Price": price, "Shop.Field": field,
        ])
    }

    private static func colour(light: Int, dark: Int) -> UIColor {
        UIColor { traits in
            let value = traits.userInterfaceStyle == .dark ? dark : light
            func part(_ shift: Int) -> CGFloat { CGFloat(value >> shift & 0xFF) / 255 }
            return UIColor(red: part(16), green: part(8), blue: part(0), alpha: 1)
        }
    }

    private static func ground(_ colour: UIColor) -> () -> (UIView?) -> Void {
        { BeagleStyle.backgroundColor(withColor: colour) }
    }

    private static func words(_ colour: UIColor) -> () -> (UITextView?) -> Void {
        { text(font: .preferredFont(forTextStyle: .callout), colour: colour) }
    }

    private static func text(font: UIFont, colour: UIColor) -> (UITextView?) -> Void {
        BeagleStyle.text(font: font, color: colour) <> { $0?.adjustsFontForContentSizeCategory = true }
    }

    private static func primary() -> (UIButton?) -> Void {
        BeagleStyle.button(withTitleColor: .white) <> filled <> font(.preferredFont(forTextStyle: .headline))
    }

    private static func plain() -> (UIButton?) -> Void {
        BeagleStyle.button(withTitleColor: leaf) <> font(.preferredFont(forTextStyle: .callout))
    }

    private static func filled(_ button: UIButton?) {
        button?.backgroundColor = green
        button?.layer.cornerRadius = 12
    }

    private static func font(_ font: UIFont) -> (UIButton?) -> Void {
        {
            $0?.titleLabel?.font = font
            $0?.titleLabel?.adjustsFontForContentSizeCategory = true
        }
    }

    private static func title() -> (UITextView?) -> Void {
        text(font: .scaled(22, weight: .bold, like: .title2), colour: ink)
    }

    private static func headline() -> (UITextView?) -> Void {
        text(font: .preferredFont(forTextStyle: .headline), colour: ink)
    }

    private static func caption() -> (UITextView?) -> Void {
        text(font: .scaled(14, like: .subheadline), colour: quiet)
    }

    /// Returns a tag on the colour of a bicycle, which is always light.
    private static func tag() -> (UITextView?) -> Void {
        text(
            font: .scaled(14, like: .subheadline), colour: quiet.resolvedColor(with: .init(userInterfaceStyle: .light)))
    }

    private static func field() -> (UITextField?) -> Void {
        { field in
            field?.borderStyle = .none
            field?.font = .preferredFont(forTextStyle: .body)
            field?.adjustsFontForContentSizeCategory = true
        }
    }

    private static func price() -> (UITextView?) -> Void {
        text(font: .scaled(16, weight: .semibold, like: .callout), colour: leaf)
    }
}
