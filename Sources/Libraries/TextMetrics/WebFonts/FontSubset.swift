import CHarfBuzz

/// Subsets a font to the characters and features with which texts are measured.
enum FontSubset {
    /// The feature for monospaced digits, which some texts request. HarfBuzz preserves the features that browsers
    /// enable by default.
    private static let monospacedDigits = hb_tag_from_string("tnum", 4)

    /// Returns a font file; nil if the font's tables do not permit it.
    static func file(of face: FontFace, scalars wanted: [ClosedRange<UInt32>]?) -> SFNT? {
        guard let input = hb_subset_input_create_or_fail() else { return nil }
        defer { hb_subset_input_destroy(input) }
        guard let scalars = face.copyOfScalars() else { return nil }
        defer { hb_set_destroy(scalars) }
        if let wanted { keep(wanted, in: scalars) }
        hb_set_union(hb_subset_input_unicode_set(input), scalars)
        hb_set_add(hb_subset_input_set(input, HB_SUBSET_SETS_LAYOUT_FEATURE_TAG), monospacedDigits)
        let names = hb_subset_input_set(input, HB_SUBSET_SETS_NAME_ID)
        hb_set_add_range(names, 13, 14)  // the font's licence must be preserved
        hb_subset_input_set_flags(input, HB_SUBSET_FLAGS_NO_HINTING.rawValue)
        guard let cut = hb_subset_or_fail(face.face, input) else { return nil }
        defer { hb_face_destroy(cut) }
        guard let blob = hb_face_reference_blob(cut) else { return nil }
        defer { hb_blob_destroy(blob) }
        var count: UInt32 = 0
        guard let bytes = hb_blob_get_data(blob, &count), count > 0 else { return nil }
        let raw = UnsafeRawBufferPointer(start: bytes, count: Int(count))
        guard var file = SFNT(raw) else { return nil }
        if face.hasOtherMetrics { file.setLineMetrics(face.metrics, unitsPerEm: face.unitsPerEm) }
        return file
    }

    private static func keep(_ ranges: [ClosedRange<UInt32>], in scalars: OpaquePointer) {
        guard let wanted = hb_set_create() else { return }
        defer { hb_set_destroy(wanted) }
        for range in ranges { hb_set_add_range(wanted, range.lowerBound, min(range.upperBound, 0x10FFFF)) }
        hb_set_intersect(scalars, wanted)
    }
}
