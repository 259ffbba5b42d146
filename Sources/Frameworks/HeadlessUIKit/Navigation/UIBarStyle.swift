public enum UIBarStyle: Int, Sendable {
    /// As the device does: light or dark.
    case `default`
    case black
    /// As on iOS of old, the same as black.
    public static var blackOpaque: UIBarStyle { .black }
    /// As on iOS of old, the same as black.
    public static var blackTranslucent: UIBarStyle { .black }

    /// The fill; nil is the system's.
    var fill: UIColor? { self == .black ? UIColor(white: 0.1, alpha: 1) : nil }
    /// The colour of words; nil is the system's.
    var words: UIColor? { self == .black ? .white : nil }
}
