public import HeadlessUIKit

/// A pin, drawn as a symbol with the title of the annotation below it.
open class MKMarkerAnnotationView: MKAnnotationView {
    open var markerTintColor: UIColor? { didSet { show() } }
    /// A text that is shown before the title, in place of the glyph in the pin.
    open var glyphText: String? { didSet { show() } }
    /// Stored; has no visible effect.
    open var glyphImage: UIImage?
    /// Stored; has no visible effect.
    open var selectedGlyphImage: UIImage?
    /// Stored; has no visible effect.
    open var glyphTintColor: UIColor?
    open var titleVisibility = MKFeatureVisibility.adaptive { didSet { show() } }
    /// Stored; has no visible effect.
    open var subtitleVisibility = MKFeatureVisibility.adaptive
    /// Stored; has no visible effect.
    open var animatesWhenAdded = false

    override var symbol: String? { "mappin" }
    override var symbolColor: UIColor { markerTintColor ?? .systemRed }
    override var words: String? {
        let title = titleVisibility == .hidden ? nil : super.words
        let count = (annotation as? MKClusterAnnotation).map { "\($0.memberAnnotations.count)" }
        return [glyphText ?? count, title].compactMap(\.self).joined(separator: " ")
    }
}

public enum MKPinAnnotationColor: UInt, Sendable { case red, green, purple }

open class MKPinAnnotationView: MKAnnotationView {
    open var pinTintColor: UIColor! { didSet { show() } }
    /// Stored; has no visible effect.
    open var animatesDrop = false
    open var pinColor: MKPinAnnotationColor {
        get { pinTintColor == .systemGreen ? .green : pinTintColor == .systemPurple ? .purple : .red }
        set {
            pinTintColor =
                switch newValue {
                case .red: .systemRed
                case .green: .systemGreen
                case .purple: .systemPurple
                }
        }
    }

    open class func redPinColor() -> UIColor { .systemRed }
    open class func greenPinColor() -> UIColor { .systemGreen }
    open class func purplePinColor() -> UIColor { .systemPurple }

    override var symbol: String? { "mappin" }
    override var symbolColor: UIColor { pinTintColor ?? .systemRed }
}

/// The blue dot at the place of the device.
open class MKUserLocationView: MKAnnotationView {
    override var symbol: String? { "circle.fill" }
    override var symbolColor: UIColor { .systemBlue }
    override var words: String? { nil }
}
