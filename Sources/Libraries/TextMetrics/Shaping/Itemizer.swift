import CHarfBuzz

/// Scalars that are shaped together.
struct ShapingItem {
    /// The indices in the window.
    var scalars: Range<Int>
    var style: Int
    var ink: Ink
    var level: Int8
    /// The script of its letters or, without letters, of the surrounding text.
    var script: hb_script_t
    /// Whether the item contains letters, not only characters common to all scripts.
    var hasLetters: Bool

    /// The script for shaping: the one that a browser would detect if it rendered the item on its own.
    var ownScript: hb_script_t { hasLetters ? script : HB_SCRIPT_COMMON }

    /// Returns the points to add after every character; 0 for cursive scripts, whose characters are joined.
    func kern(of style: ResolvedStyle) -> Double {
        if case .blank = ink { return 0 }
        return ScriptRuns.isCursive(ownScript) ? 0 : style.attributes.kern
    }
}

/// Divides a piece of text at changes of style, font, script and direction.
struct Itemizer {
    /// The scripts without a font.
    private(set) var missingScripts: [String] = []
    private(set) var items: [ShapingItem] = []

    init(_ window: ScalarWindow, of source: ShapingSource, levels: [Int8], library: FontLibrary) {
        var scripts = ScriptRuns()
        var inks = InkChooser(styles: source.styles, library: library)
        var place = 0
        while place < window.count {
            let letter = place..<window.letterEnd(from: place)
            let scalar = window.scalars[place]
            let style = source.style(at: window.offsets[place])
            let own = ScriptRuns.script(of: scalar)
            let script = scripts.next(scalar, of: own)
            let ink = inks.ink(for: letter, of: window, style: style)
            if case .missing = ink { recordMissing(own) }
            if let last = items.indices.last, items[last].style == style, items[last].level == levels[place],
                items[last].script == script || ScriptRuns.isNeutral(items[last].script),
                items[last].ink.isSame(as: ink)
            {
                items[last].scalars = items[last].scalars.lowerBound..<letter.upperBound
                items[last].script = script
                if !ScriptRuns.isNeutral(own) { items[last].hasLetters = true }
            } else {
                items.append(
                    ShapingItem(
                        scalars: letter, style: style, ink: ink, level: levels[place], script: script,
                        hasLetters: !ScriptRuns.isNeutral(own)))
            }
            place = letter.upperBound
        }
    }

    private mutating func recordMissing(_ script: hb_script_t) {
        let tag = script.rawValue
        let name = String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }, as: UTF8.self)
        if !missingScripts.contains(name) { missingScripts.append(name) }
    }
}
