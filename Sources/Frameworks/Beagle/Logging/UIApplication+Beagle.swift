public import HeadlessUIKit

extension UIApplication {
    /// Whether the app opens screens of a backend with Beagle. If false, the page does not offer a choice of screens,
    /// controllers and decoding. True by default.
    public var usesBeagle: Bool {
        get { values[UsesBeagleKey.self] }
        set { values[UsesBeagleKey.self] = newValue }
    }
}

private enum UsesBeagleKey: ApplicationKey {
    static var defaultValue: Bool { true }
}
