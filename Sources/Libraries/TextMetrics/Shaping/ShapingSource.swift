import CHarfBuzz

/// A style with all that shaping and lines need of it at hand.
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

    /// What HarfBuzz is asked for. Letters that are set apart do not join, as in browsers with `letter-spacing`.
    func features(isKerned: Bool) -> [hb_feature_t] { isKerned ? kerned : plain }

    private static let joining = [tag("liga"), tag("clig"), tag("calt")]

    private static func tag(_ name: StaticString) -> hb_tag_t {
        name.withUTF8Buffer { $0.reduce(0) { $0 << 8 | hb_tag_t($1) } }
    }
}

/// The bytes to shape, and the style of each.
struct ShapingSource {
    let bytes: [UInt8]
    /// Where each stretch in one style ends.
    let ends: [Int]
    /// The style of each stretch.
    let places: [Int]
    let styles: [ResolvedStyle]

    /// The style of a byte.
    func style(at offset: Int) -> Int { places.isEmpty ? 0 : places[stretch(at: offset)] }

    /// The stretch that a byte is in.
    func stretch(at offset: Int) -> Int {
        var low = 0
        var high = max(0, ends.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if ends[middle] > offset { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
