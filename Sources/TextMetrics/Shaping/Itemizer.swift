import CHarfBuzz

/// Scalars that are shaped at once.
struct ShapingItem {
    /// Places in the window.
    var scalars: Range<Int>
    var style: Int
    var ink: Ink
    var level: Int8
    /// That of its letters, and where there are none, that of the text around.
    var script: hb_script_t
    /// Whether there are letters, and not only what every script has.
    var hasLetters: Bool

    /// What it is shaped as, which is what a browser takes it for that draws it by itself.
    var ownScript: hb_script_t { hasLetters ? script : HB_SCRIPT_COMMON }

    /// Points to add after every letter. Not where letters hang together.
    func kern(of style: ResolvedStyle) -> Double {
        if case .blank = ink { return 0 }
        return ScriptRuns.isCursive(ownScript) ? 0 : style.attributes.kern
    }
}

/// Divides a piece of text where the style, the font, the script or the direction changes.
struct Itemizer {
    let source: ShapingSource
    let window: ScalarWindow
    let levels: [Int8]
    let library: FontLibrary
    /// Scripts that no font has.
    private(set) var missingScripts: [String] = []
    private(set) var items: [ShapingItem] = []
    private var scripts = ScriptRuns()

    init(_ window: ScalarWindow, of source: ShapingSource, levels: [Int8], library: FontLibrary) {
        self.source = source
        self.window = window
        self.levels = levels
        self.library = library
        var place = 0
        while place < window.count {
            let end = window.letterEnd(from: place)
            add(place..<end)
            place = end
        }
    }

    /// Adds a letter to the last item, or begins another.
    private mutating func add(_ letter: Range<Int>) {
        let style = source.style(at: window.offsets[letter.lowerBound])
        let script = scripts.next(window.scalars[letter.lowerBound])
        let own = ScriptRuns.script(of: window.scalars[letter.lowerBound])
        let ink = ink(for: letter, style: source.styles[style])
        if case .missing = ink { note(own) }
        if var item = items.last, item.style == style, item.level == levels[letter.lowerBound],
            item.ink.isSame(as: ink),
            item.script == script || ScriptRuns.isNeutral(item.script)
        {
            item.scalars = item.scalars.lowerBound..<letter.upperBound
            item.script = script
            item.hasLetters = item.hasLetters || !ScriptRuns.isNeutral(own)
            items[items.count - 1] = item
        } else {
            items.append(
                ShapingItem(
                    scalars: letter, style: style, ink: ink, level: levels[letter.lowerBound], script: script,
                    hasLetters: !ScriptRuns.isNeutral(own)))
        }
    }

    private mutating func note(_ script: hb_script_t) {
        let tag = script.rawValue
        let name = String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }, as: UTF8.self)
        if !missingScripts.contains(name) { missingScripts.append(name) }
    }

    // MARK: - Fonts

    /// What a letter is drawn with: the font asked for, or an installed one that has its first scalar, and best all.
    private func ink(for letter: Range<Int>, style: ResolvedStyle) -> Ink {
        let first = window.scalars[letter.lowerBound]
        if first < 0x20 || 0x7F..<0xA0 ~= first || first == 0x2028 || first == 0x2029 { return .blank }
        if first < 0x7F, letter.count == 1 { return .font(style.face) }
        let scalars = letter.lazy.compactMap { Unicode.Scalar(window.scalars[$0]) }
        if isEmoji(letter) { return .emoji }
        // As many as anybody writes; thousands of marks on one letter need no thousands of questions.
        let drawn = scalars.prefix(8).filter { !$0.properties.isDefaultIgnorableCodePoint }
        if drawn.allSatisfy({ style.face.covers($0) }) { return .font(style.face) }
        let candidates = drawn.compactMap { library.fallback(for: $0, isBold: style.isBold) }
        if let all = candidates.first(where: { face in drawn.allSatisfy { face.covers($0) } }) { return .font(all) }
        guard let base = drawn.first else { return .font(style.face) }
        if style.face.covers(base) { return .font(style.face) }
        return candidates.first { $0.covers(base) }.map { .font($0) } ?? .missing
    }

    private func isEmoji(_ letter: Range<Int>) -> Bool {
        guard let first = Unicode.Scalar(window.scalars[letter.lowerBound]), first.properties.isEmoji else {
            return false
        }
        let second = letter.count > 1 ? window.scalars[letter.lowerBound + 1] : 0
        if second == 0xFE0E { return false }
        return first.properties.isEmojiPresentation || second == 0xFE0F || second == 0x20E3
            || Unicode.Scalar(second)?.properties.isEmojiModifier == true
    }
}
