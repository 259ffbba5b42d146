import CHarfBuzz

/// Turns pieces of text into atoms. Must not be used by two threads at the same time.
final class Shaper {
    private let library: FontLibrary
    /// The text buffer of HarfBuzz (`hb_buffer_t`).
    private let buffer: OpaquePointer?
    /// For each scalar of an item: its advance in font units, and whether a glyph begins with it.
    private var glyphs: [Glyph] = []

    private struct Glyph {
        var advance: Int64 = 0
        var isStart = false
        var isUnsafe = false
    }

    /// The width of the box for an emoji, in ems. It is similar to the width of emoji on most systems.
    static let emojiWidth = 1.25

    init(library: FontLibrary) {
        self.library = library
        buffer = hb_buffer_create()
    }

    deinit { hb_buffer_destroy(buffer) }

    /// Shapes a piece of a paragraph of known direction, and appends it to `prefix`.
    func shape(_ window: ScalarWindow, of source: ShapingSource, isRightToLeft: Bool, into prefix: inout ShapedPrefix) {
        let levels = BidiLevels.levels(of: window, isRightToLeft: isRightToLeft)
        let itemizer = Itemizer(window, of: source, levels: levels, library: library)
        for script in itemizer.missingScripts where !prefix.missingScripts.contains(script) {
            prefix.missingScripts.append(script)
        }
        if prefix.atoms.isEmpty { prefix.atoms.reserveCapacity(window.count) }
        prefix.work.pieces += 1
        prefix.work.scalars += window.count
        for item in itemizer.items {
            measure(item, in: window, of: source)
            let first = prefix.atoms.count
            addAtoms(of: item, in: window, of: source, to: &prefix)
            prefix.work.runs += 1
            prefix.runs.append(
                ShapedRun(
                    atoms: first..<prefix.atoms.count, style: item.style, ink: item.ink, level: item.level,
                    kern: item.kern(of: source.styles[item.style])))
        }
    }

    // MARK: - Advances

    private func measure(_ item: ShapingItem, in window: ScalarWindow, of source: ShapingSource) {
        glyphs.removeAll(keepingCapacity: true)
        glyphs.append(contentsOf: repeatElement(Glyph(), count: item.scalars.count))
        guard case .font(let face) = item.ink, let buffer else {
            for place in item.scalars where window.startsLetter[place] {
                glyphs[place - item.scalars.lowerBound].isStart = true
            }
            return
        }
        hb_buffer_clear_contents(buffer)
        hb_buffer_add_utf32(
            buffer, window.scalars, Int32(window.count), UInt32(item.scalars.lowerBound), Int32(item.scalars.count))
        hb_buffer_set_direction(buffer, item.level % 2 == 0 ? HB_DIRECTION_LTR : HB_DIRECTION_RTL)
        hb_buffer_set_script(buffer, item.ownScript)
        let style = source.styles[item.style]
        let features = style.features(isKerned: item.kern(of: style) != 0)
        hb_shape(face.font, buffer, features, UInt32(features.count))
        var count: UInt32 = 0
        guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
            let positions = hb_buffer_get_glyph_positions(buffer, &count)
        else { return }
        for glyph in 0..<Int(count) {
            let place = Int(infos[glyph].cluster) - item.scalars.lowerBound
            guard glyphs.indices.contains(place) else { continue }
            glyphs[place].isStart = true
            glyphs[place].advance += Int64(positions[glyph].x_advance)
            if charfbuzz_is_unsafe_to_break(infos + glyph) != 0 { glyphs[place].isUnsafe = true }
        }
    }

    // MARK: - Atoms

    private func addAtoms(
        of item: ShapingItem, in window: ScalarWindow, of source: ShapingSource, to prefix: inout ShapedPrefix
    ) {
        let style = source.styles[item.style]
        let size = style.attributes.font.size
        let kern = item.kern(of: style)
        var atom = Atom(start: 0, traits: [], advance: 0)
        for place in item.scalars {
            let glyph = glyphs[place - item.scalars.lowerBound]
            let startsLetter = window.startsLetter[place]
            let isFirst = place == item.scalars.lowerBound
            if isFirst || (startsLetter && glyph.isStart) {
                if !isFirst { prefix.atoms.append(atom) }
                atom = Atom(
                    start: Int32(clamping: window.offsets[place]),
                    traits: glyph.isUnsafe && !isFirst ? .unsafeBefore : [], advance: 0)
            }
            switch item.ink {
            case .font(let face): atom.advance += Double(glyph.advance) * size / face.unitsPerEm
            case .emoji: if startsLetter { atom.advance += Self.emojiWidth * size }
            case .missing: if startsLetter { atom.advance += Self.boxWidth(item.script) * size }
            case .box: if startsLetter { atom.advance += style.attributes.box?.width ?? 0 }
            case .blank: break
            }
            if startsLetter { atom.advance += kern }
            atom.traits = traits(of: place, in: window, after: atom.traits)
        }
        prefix.atoms.append(atom)
    }

    /// Returns the traits of an atom after adding a scalar to it.
    private func traits(of place: Int, in window: ScalarWindow, after before: Atom.Traits) -> Atom.Traits {
        var traits = before.intersection(.unsafeBefore)
        if window.allowsBreak[place] { traits.insert(.breakAfter) }
        switch window.scalars[place] {
        case 0x09: traits.formUnion([.tab, .hangs, .blank])
        case 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: traits.insert(.hangs)
        case 0xAD: traits.insert(.softHyphen)
        case 0x0A, 0x0D, 0x85, 0x2029: traits.formUnion([.lineEnd, .paragraphEnd, .blank])
        case 0x0B, 0x0C, 0x2028: traits.formUnion([.lineEnd, .blank])
        case 0..<0x20, 0x7F..<0xA0: traits.insert(.blank)
        default: break
        }
        return traits
    }

    /// Returns the width of the box for a character without a font, in ems.
    private static func boxWidth(_ script: hb_script_t) -> Double {
        switch script {
        case HB_SCRIPT_HAN, HB_SCRIPT_HIRAGANA, HB_SCRIPT_KATAKANA, HB_SCRIPT_HANGUL, HB_SCRIPT_BOPOMOFO, HB_SCRIPT_YI:
            1
        default: 0.6
        }
    }
}
