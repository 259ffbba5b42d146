/// The pictures and colours that come with an app, by the names that its asset catalogues give them.
///
/// One value serves all sessions: it never changes, and the bytes stay where the program has them.
public final class AppResources: @unchecked Sendable {  // every property is a constant, and so are the bytes
    /// A picture.
    public struct Picture {
        let name: String
        let type: String
        let scale: CGFloat
        let isTemplate: Bool
        let bytes: UnsafeRawBufferPointer

        /// A picture of a media type, `scale` pixels of which make a point. The bytes must stay for as long as the
        /// program runs. Of a template only the shape is drawn, in the tint. What is shown in place of `logo` in the
        /// dark is `logo~dark`.
        public init(
            _ name: String, type: String, scale: Double = 1, isTemplate: Bool = false, bytes: UnsafeRawBufferPointer
        ) {
            (self.name, self.type, self.scale, self.isTemplate) = (name, type, max(1, CGFloat(scale)), isTemplate)
            self.bytes = bytes
        }
    }

    /// A colour.
    public struct Color {
        let name: String
        let color: UIColor

        /// A colour from red, green, blue and opacity, each from 0 to 1, and another where it is so in the dark; parts
        /// that are missing are 1.
        public init(_ name: String, light: [Double], dark: [Double]? = nil) {
            self.name = name
            let plain = UIColor(Self.components(light))
            color =
                dark.map { dark in
                    UIColor { $0.userInterfaceStyle == .dark ? UIColor(Self.components(dark)) : plain }
                } ?? plain
        }

        private static func components(_ parts: [Double]) -> UIColor.Source {
            func part(_ index: Int) -> CGFloat { parts.indices.contains(index) ? CGFloat(parts[index]) : 1 }
            return .fixed(UIColor.Components(red: part(0), green: part(1), blue: part(2), alpha: part(3)))
        }
    }

    let pictures: [String: Picture]
    let colors: [String: UIColor]

    /// What an app comes with; of two of one name the first counts.
    public init(pictures: [Picture] = [], colors: [Color] = []) {
        self.pictures = Dictionary(pictures.map { ($0.name, $0) }) { first, _ in first }
        self.colors = Dictionary(colors.map { ($0.name, $0.color) }) { first, _ in first }
    }
}

extension UIColor {
    /// A colour of the app's catalogues; nil where they have none of that name.
    public convenience init?(named name: String) {
        guard let color = AppResources.current.colors[name] else { return nil }
        self.init(color.source)
    }

    /// A colour of the app's catalogues, which are those of all bundles; nil where they have none of that name.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
        self.init(named: name)
    }
}
