import CHarfBuzz

/// Extracts the outlines of text, for images that must look the same wherever they are rendered.
package struct LetterOutlines {
    /// The style of a range of text.
    package struct Style {
        package var font: FontName
        package var size: Double
        /// The points after each character.
        package var kern: Double
        package var hasMonospacedDigits: Bool

        package init(font: FontName, size: Double, kern: Double, hasMonospacedDigits: Bool) {
            (self.font, self.size, self.kern) = (font, size, kern)
            self.hasMonospacedDigits = hasMonospacedDigits
        }
    }

    /// An element of an outline; coordinates are in points.
    package enum Step {
        case move(x: Double, y: Double)
        case line(x: Double, y: Double)
        case quad(x1: Double, y1: Double, x: Double, y: Double)
        case curve(x1: Double, y1: Double, x2: Double, y2: Double, x: Double, y: Double)
        case close
    }

    private let library: FontLibrary

    package init(_ library: FontLibrary) { self.library = library }

    /// Returns the outline of text in one font and one direction, on a line that begins at a point. The y axis points
    /// down. Empty if the font is unknown.
    package func outline(
        of text: String, in style: Style, isRightToLeft: Bool, x: Double, baseline: Double
    ) -> [Step] {
        guard let face = try? library.face(named: style.font), let buffer = hb_buffer_create() else { return [] }
        defer { hb_buffer_destroy(buffer) }
        let scalars = text.unicodeScalars.map(\.value)
        hb_buffer_add_utf32(buffer, scalars, Int32(scalars.count), 0, Int32(scalars.count))
        hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        hb_buffer_guess_segment_properties(buffer)
        var features = style.hasMonospacedDigits ? [charfbuzz_feature(Self.tag("tnum"), 1)] : []
        if style.kern != 0 { features += ["liga", "clig", "calt"].map { charfbuzz_feature(Self.tag($0), 0) } }
        hb_shape(face.font, buffer, features, UInt32(features.count))
        var count: UInt32 = 0
        guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
            let positions = hb_buffer_get_glyph_positions(buffer, &count)
        else { return [] }
        let pen = Pen(x: x, baseline: baseline, scale: style.size / face.unitsPerEm)
        for glyph in 0..<Int(count) {
            let position = positions[glyph]
            pen.shift = (Double(position.x_offset), Double(position.y_offset))
            pen.draw(infos[glyph].codepoint, of: face)
            pen.advance += Double(position.x_advance)
            let endsLetter = glyph + 1 == Int(count) || infos[glyph + 1].cluster != infos[glyph].cluster
            if endsLetter { pen.advance += style.kern / pen.scale }
        }
        return pen.steps
    }

    private static func tag(_ name: String) -> hb_tag_t { name.utf8.reduce(0) { $0 << 8 | hb_tag_t($1) } }
}

/// Records the drawing commands of HarfBuzz.
private final class Pen {
    var steps: [LetterOutlines.Step] = []
    /// The distance of the glyph from the beginning of the text, in font units.
    var advance = 0.0
    var shift = (x: 0.0, y: 0.0)
    let scale: Double
    private let x: Double
    private let baseline: Double
    private let functions: OpaquePointer?

    init(x: Double, baseline: Double, scale: Double) {
        (self.x, self.baseline, self.scale) = (x, baseline, scale)
        functions = hb_draw_funcs_create()
        hb_draw_funcs_set_move_to_func(functions, { _, data, _, x, y, _ in Pen.of(data)?.move(x, y) }, nil, nil)
        hb_draw_funcs_set_line_to_func(functions, { _, data, _, x, y, _ in Pen.of(data)?.line(x, y) }, nil, nil)
        hb_draw_funcs_set_quadratic_to_func(
            functions, { _, data, _, x1, y1, x, y, _ in Pen.of(data)?.quad(x1, y1, x, y) }, nil, nil)
        hb_draw_funcs_set_cubic_to_func(
            functions, { _, data, _, x1, y1, x2, y2, x, y, _ in Pen.of(data)?.curve(x1, y1, x2, y2, x, y) }, nil, nil)
        hb_draw_funcs_set_close_path_func(functions, { _, data, _, _ in Pen.of(data)?.steps.append(.close) }, nil, nil)
    }

    deinit { hb_draw_funcs_destroy(functions) }

    func draw(_ glyph: hb_codepoint_t, of face: FontFace) {
        hb_font_get_glyph_shape(face.font, glyph, functions, Unmanaged.passUnretained(self).toOpaque())
    }

    private static func of(_ data: UnsafeMutableRawPointer?) -> Pen? {
        data.map { Unmanaged<Pen>.fromOpaque($0).takeUnretainedValue() }
    }

    private func across(_ x: Float) -> Double { self.x + (advance + shift.x + Double(x)) * scale }
    private func down(_ y: Float) -> Double { baseline - (shift.y + Double(y)) * scale }

    private func move(_ x: Float, _ y: Float) { steps.append(.move(x: across(x), y: down(y))) }
    private func line(_ x: Float, _ y: Float) { steps.append(.line(x: across(x), y: down(y))) }
    private func quad(_ x1: Float, _ y1: Float, _ x: Float, _ y: Float) {
        steps.append(.quad(x1: across(x1), y1: down(y1), x: across(x), y: down(y)))
    }
    private func curve(_ x1: Float, _ y1: Float, _ x2: Float, _ y2: Float, _ x: Float, _ y: Float) {
        steps.append(
            .curve(x1: across(x1), y1: down(y1), x2: across(x2), y2: down(y2), x: across(x), y: down(y)))
    }
}
