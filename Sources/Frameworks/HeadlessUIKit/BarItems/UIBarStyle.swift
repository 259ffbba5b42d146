public enum UIBarStyle: Int, Sendable {
    /// The style that follows the light or dark appearance of the device.
    case `default`
    case black
    /// Equal to `black`.
    public static var blackOpaque: UIBarStyle { .black }
    /// Equal to `black`.
    public static var blackTranslucent: UIBarStyle { .black }

    /// The background colour of bars with this style; nil uses the system's.
    var fill: UIColor? { self == .black ? UIColor(white: 0.1, alpha: 1) : nil }
    /// The text colour of bars with this style; nil uses the system's.
    var words: UIColor? { self == .black ? .white : nil }
}
