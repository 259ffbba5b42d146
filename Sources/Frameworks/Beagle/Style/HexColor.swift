public import HeadlessUIKit

/// A colour in a document. Only the four forms that `init(_:)` lists are valid.
package struct HexColor: Equatable, Sendable {
    private let text: Substring

    /// Parses `#RGB`, `#RGBA`, `#RRGGBB` and `#RRGGBBAA`, case-insensitively; nil for any other text.
    package init?(_ text: String) {
        let digits = text.dropFirst()
        guard text.first == "#", [3, 4, 6, 8].contains(digits.utf8.count),
            digits.utf8.allSatisfy({ Self.value(of: $0) != nil })
        else { return nil }
        self.text = text[...]
    }

    /// The colour as a `UIColor`; in short forms each digit is doubled.
    package var color: UIColor {
        let shares = shares
        return UIColor(red: shares[0], green: shares[1], blue: shares[2], alpha: shares[3])
    }

    /// The red, green, blue and alpha components, from 0 to 1.
    fileprivate var shares: [CGFloat] {
        let digits = text.utf8.dropFirst().compactMap(Self.value(of:))
        let channels = digits.count < 6 ? digits.map { $0 * 17 } : Self.pairs(of: digits)
        return (channels.count == 4 ? channels : channels + [255]).map(Self.share)
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

extension UIColor {
    /// Creates a colour from `#RGB`, `#RGBA`, `#RRGGBB` or `#RRGGBBAA`; nil for any other text.
    @_disfavoredOverload  // an app's own initializer with this label, which many have, takes precedence
    public convenience init?(hex: String) {
        guard let shares = HexColor(hex)?.shares else { return nil }
        self.init(red: shares[0], green: shares[1], blue: shares[2], alpha: shares[3])
    }
}
