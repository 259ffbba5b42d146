import CHarfBuzz

/// One font of one file, ready to be measured with by any thread.
///
/// HarfBuzz reads the file's own tables. Positions are in the font's units, so that they are whole numbers, the same at
/// every size and on every machine; nothing is hinted.
///
/// `@unchecked Sendable`: the objects of HarfBuzz are immutable, which makes them safe to share.
final class FontFace: @unchecked Sendable {
    let name: FontName
    /// Where it was read from.
    let file: String
    /// How many units are an em.
    let unitsPerEm: Double
    /// At a size of 1 point.
    let metrics: FontMetrics
    /// What no letter of ASCII is wider than, at a size of 1 point, whatever stands beside it.
    let widths: GreatestWidths
    /// Whether the file's own measures are to be replaced in what is served.
    let hasOtherMetrics: Bool
    /// `hb_font_t`
    let font: OpaquePointer
    /// `hb_face_t`
    let face: OpaquePointer
    /// `hb_set_t`: the scalars that are drawn with this font, and that what is served has.
    private let scalars: OpaquePointer

    /// Reads a font; `metrics` stand for those of the file.
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

    /// Whether letters with this scalar are drawn with this font.
    func covers(_ scalar: Unicode.Scalar) -> Bool { hb_set_has(scalars, scalar.value) != 0 }

    /// A new `hb_set_t` of the scalars that it covers, which belongs to the caller.
    func copyOfScalars() -> OpaquePointer? { hb_set_copy(scalars) }

    /// Browsers draw these with an emoji font, whatever the other fonts have.
    private static func removeEmoji(from scalars: OpaquePointer) {
        var value = hb_codepoint_t.max  // where HarfBuzz begins and ends
        while hb_set_next(scalars, &value) != 0 {
            if let scalar = Unicode.Scalar(value), scalar.properties.isEmojiPresentation { hb_set_del(scalars, value) }
        }
    }
}

extension FontMetrics {
    /// What the tables of a font say, at a size of 1 point.
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
