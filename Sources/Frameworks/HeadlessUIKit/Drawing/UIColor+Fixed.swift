/// The colours that look the same in every appearance.
extension UIColor {
    /// UIKit's `black`.
    public static let black = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
    /// UIKit's `darkGray`.
    public static let darkGray = UIColor(red: 0.3333, green: 0.3333, blue: 0.3333, alpha: 1)
    /// UIKit's `lightGray`.
    public static let lightGray = UIColor(red: 0.6667, green: 0.6667, blue: 0.6667, alpha: 1)
    /// UIKit's `white`.
    public static let white = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
    /// UIKit's `gray`.
    public static let gray = UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
    /// UIKit's `red`.
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    /// UIKit's `green`.
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    /// UIKit's `blue`.
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    /// UIKit's `cyan`.
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    /// UIKit's `yellow`.
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    /// UIKit's `magenta`.
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    /// UIKit's `orange`.
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    /// UIKit's `purple`.
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    /// UIKit's `brown`.
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    /// UIKit's `clear`.
    public static let clear = UIColor(red: 0, green: 0, blue: 0, alpha: 0)
    /// UIKit's `darkText`.
    public static let darkText = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
    /// UIKit's `lightText`.
    public static let lightText = UIColor(red: 1, green: 1, blue: 1, alpha: 0.6)
}
