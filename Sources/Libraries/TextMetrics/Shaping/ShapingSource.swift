import CHarfBuzz

/// A style with the values that shaping and line layout derive from it.
final class ResolvedStyle: Sendable {
    let attributes: TextAttributes
    let face: FontFace
    let metrics: FontMetrics
    let isBold: Bool
    private let plain: [hb_feature_t]
    private let kerned: [hb_feature_t]

    init(_ attributes: TextAttributes, in library: FontLibrary) {
        self.attributes = attributes
        face = library.face(of: attributes.font)
        metrics = face.metrics.scaled(by: attributes.font.size)
        isBold = attributes.font.weight >= .semibold
        let digits = attributes.font.hasMonospacedDigits ? [charfbuzz_feature(Self.tag("tnum"), 1)] : []
        plain = digits
        kerned = digits + Self.joining.map { charfbuzz_feature($0, 0) }
    }

    /// Returns the features for HarfBuzz. Kerned text has no ligatures, as in browsers with `letter-spacing`.
    func features(isKerned: Bool) -> [hb_feature_t] { isKerned ? kerned : plain }

    private static let joining = [tag("liga"), tag("clig"), tag("calt")]

    private static func tag(_ name: StaticString) -> hb_tag_t {
        name.withUTF8Buffer { $0.reduce(0) { $0 << 8 | hb_tag_t($1) } }
    }
}

/// The bytes to shape, with their styles.
struct ShapingSource {
    let bytes: [UInt8]
    /// The end of each range of one style.
    let ends: [Int]
    /// The index of each range's style.
    let places: [Int]
    let styles: [ResolvedStyle]

    /// Returns the index of a byte's style.
    func style(at offset: Int) -> Int { places.isEmpty ? 0 : places[rangeIndex(at: offset)] }

    /// Returns the index of the range that contains a byte.
    func rangeIndex(at offset: Int) -> Int { ends.dropLast().partitioningIndex { $0 > offset } }
}
