import CHarfBuzz

/// A font from a font file. Any thread can use it.
///
/// HarfBuzz reads the font tables of the file. Positions are in font units, so they are integers and the same at every
/// size and on every machine. No hinting is applied.
///
/// `@unchecked Sendable`: the HarfBuzz objects are immutable and therefore safe to share.
final class FontFace: @unchecked Sendable {
    let name: FontName
    /// The path of the font file.
    let file: String
    /// The number of font units in an em.
    let unitsPerEm: Double
    /// The metrics at a size of 1 point.
    let metrics: FontMetrics
    /// The upper bounds of the widths of ASCII characters at a size of 1 point, in any context.
    let widths: GreatestWidths
    /// Whether served files replace the line metrics of the font file.
    let hasOtherMetrics: Bool
    /// The font, an `hb_font_t` of HarfBuzz.
    let font: OpaquePointer
    /// The font file's face, an `hb_face_t` of HarfBuzz.
    let face: OpaquePointer
    /// The scalars that are rendered with this font and included in served files, an `hb_set_t` of HarfBuzz.
    private let scalars: OpaquePointer

    /// Loads a font; `metrics` replace those of the file.
    init(file: String, index: UInt32 = 0, metrics: FontMetrics? = nil) throws(FontProblem) {
        guard let blob = hb_blob_create_from_file_or_fail(file) else { throw .unreadable(file: file) }
        defer { hb_blob_destroy(blob) }
        guard index < hb_face_count(blob), let face = hb_face_create(blob, index), hb_face_get_glyph_count(face) > 0
        else {
            throw .unreadable(file: file)
        }
        hb_face_make_immutable(face)
        let units = hb_face_get_upem(face)
        guard let font = hb_font_create(face), let scalars = hb_set_create() else { throw .unreadable(file: file) }
        hb_font_set_scale(font, Int32(clamping: units), Int32(clamping: units))
        hb_font_make_immutable(font)
        hb_face_collect_unicodes(face, scalars)
        Self.removeEmoji(from: scalars)
        name = FontName(file: file, index: index)
        self.file = file
        unitsPerEm = max(1, Double(units))
        hasOtherMetrics = metrics != nil
        self.metrics = metrics ?? FontMetrics(of: font, unitsPerEm: max(1, Double(units)))
        widths = GreatestWidths(of: font, unitsPerEm: unitsPerEm)
        self.font = font
        self.face = face
        self.scalars = scalars
    }

    deinit {
        hb_set_destroy(scalars)
        hb_font_destroy(font)
        hb_face_destroy(face)
    }

    /// Returns whether characters with this scalar are rendered with this font.
    func covers(_ scalar: Unicode.Scalar) -> Bool { hb_set_has(scalars, scalar.value) != 0 }

    /// Returns a copy of the scalars as an `hb_set_t`; the caller must destroy it.
    func copyOfScalars() -> OpaquePointer? { hb_set_copy(scalars) }

    /// Removes emoji, because browsers render them with an emoji font even if other fonts contain them.
    private static func removeEmoji(from scalars: OpaquePointer) {
        var value = hb_codepoint_t.max  // HarfBuzz's start and end marker
        while hb_set_next(scalars, &value) != 0 {
            if let scalar = Unicode.Scalar(value), scalar.properties.isEmojiPresentation { hb_set_del(scalars, value) }
        }
    }
}

extension FontMetrics {
    /// Reads the metrics from the tables of a font, at a size of 1 point.
    fileprivate init(of font: OpaquePointer, unitsPerEm: Double) {
        func metric(_ tag: hb_ot_metrics_tag_t) -> Double {
            var position: hb_position_t = 0
            hb_ot_metrics_get_position_with_fallback(font, tag, &position)
            return Double(position) / unitsPerEm
        }
        self.init(
            ascender: metric(HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER),
            descender: min(0, metric(HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER)),
            leading: max(0, metric(HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP)),
            capHeight: metric(HB_OT_METRICS_TAG_CAP_HEIGHT),
            xHeight: metric(HB_OT_METRICS_TAG_X_HEIGHT))
    }
}
