package import HeadlessUIKit

/// A colour as documents write it; only the four `#` forms are colours.
package struct HexColor: Equatable, Sendable {
    private let text: Substring

    /// Takes `#RGB`, `#RGBA`, `#RRGGBB` and `#RRGGBBAA` in either case; nil for everything else.
    package init?(_ text: String) {
        let digits = text.dropFirst()
        guard text.first == "#", [3, 4, 6, 8].contains(digits.utf8.count),
            digits.utf8.allSatisfy({ Self.value(of: $0) != nil })
        else { return nil }
        self.text = text[...]
    }

    /// The colour for views; a single digit counts twice.
    package var color: UIColor {
        let digits = text.utf8.dropFirst().compactMap(Self.value(of:))
        let channels = digits.count < 6 ? digits.map { $0 * 17 } : Self.pairs(of: digits)
        let alpha = channels.count == 4 ? channels[3] : 255
        return UIColor(
            red: Self.share(channels[0]), green: Self.share(channels[1]), blue: Self.share(channels[2]),
            alpha: Self.share(alpha))
    }

    private static func pairs(of digits: [Int]) -> [Int] {
        stride(from: 0, to: digits.count, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
    }

    private static func share(_ channel: Int) -> CGFloat {
        CGFloat(channel) / 255
    }

    private static func value(of digit: UInt8) -> Int? {
        switch digit {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(digit - UInt8(ascii: "0"))
        case UInt8(ascii: "a")...UInt8(ascii: "f"): Int(digit - UInt8(ascii: "a")) + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): Int(digit - UInt8(ascii: "A")) + 10
        default: nil
        }
    }
}
