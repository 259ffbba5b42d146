/// The images and colours of an app's asset catalogs, by name.
///
/// One value serves all sessions, because it never changes. The bytes stay in the program's memory.
public final class AppResources: @unchecked Sendable {  // every property is a constant, and so are the bytes
    /// An image of an asset catalog.
    public struct Picture {
        let name: String
        let type: String
        let scale: CGFloat
        let isTemplate: Bool
        let bytes: UnsafeRawBufferPointer

        /// Creates an image.
        ///
        /// - Parameters:
        ///   - name: The name; the dark variant of `logo` is named `logo~dark`.
        ///   - type: The media type.
        ///   - scale: Pixels per point.
        ///   - isTemplate: Whether only the shape is drawn, in the tint colour.
        ///   - bytes: The bytes, which must stay valid for the lifetime of the program.
        public init(
            _ name: String, type: String, scale: Double = 1, isTemplate: Bool = false, bytes: UnsafeRawBufferPointer
        ) {
            (self.name, self.type, self.scale, self.isTemplate) = (name, type, max(1, CGFloat(scale)), isTemplate)
            self.bytes = bytes
        }
    }

    /// A colour of an asset catalog.
    public struct Color {
        let name: String
        let color: UIColor

        /// Creates a colour from red, green, blue and opacity, each from 0 to 1. Missing components are 1. `dark` is
        /// used in dark mode.
        public init(_ name: String, light: [Double], dark: [Double]? = nil) {
            self.name = name
            let plain = UIColor(Self.components(light))
            color =
                dark.map { dark in
                    UIColor { $0.userInterfaceStyle == .dark ? UIColor(Self.components(dark)) : plain }
                } ?? plain
        }

        /// Creates a system colour by its name in an asset catalog, such as `systemRedColor`. An unknown name gives
        /// black.
        public init(_ name: String, reference: String) {
            (self.name, color) = (name, UIColor.byReference[reference] ?? .black)
        }

        private static func components(_ parts: [Double]) -> ColorValue {
            func part(_ index: Int) -> CGFloat { parts.indices.contains(index) ? CGFloat(parts[index]) : 1 }
            return .fixed(UIColor.Components(red: part(0), green: part(1), blue: part(2), alpha: part(3)))
        }
    }

    let pictures: [String: Picture]
    let colors: [String: UIColor]

    /// Creates the resources of an app. If a name occurs twice, the first value is used.
    public init(pictures: [Picture] = [], colors: [Color] = []) {
        self.pictures = Dictionary(pictures.map { ($0.name, $0) }) { first, _ in first }
        self.colors = Dictionary(colors.map { ($0.name, $0.color) }) { first, _ in first }
    }
}

extension UIColor {
    /// Creates the colour with a name in the app's catalogs; nil if there is none.
    public convenience init?(named name: String) {
        guard let color = AppResources.current.colors[name] else { return nil }
        self.init(color.source)
    }

    /// Creates the colour with a name; nil if there is none. `bundle` has no effect, because all bundles share one
    /// catalog.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
        self.init(named: name)
    }
}
