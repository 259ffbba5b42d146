import CHarfBuzz

/// The parts of the Unicode Bidirectional Algorithm (UAX #9) that paragraphs and lines need.
enum BidiLevels {
    /// Returns whether a scalar can make left-to-right text need the algorithm.
    static func mayBeRightToLeft(_ value: UInt32) -> Bool {
        switch value {
        case 0x0590...0x08FF, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFB1D...0xFDFF, 0xFE70...0xFEFF,
            0x10800...0x10FFF, 0x1E800...0x1EFFF:
            true
        default: false
        }
    }

    /// Returns the natural direction of a paragraph, which is that of its first character with a strong direction.
    static func isRightToLeft(_ window: ScalarWindow) -> Bool {
        guard window.mayBeRightToLeft else { return false }
        let types = types(of: window)
        let direction = fribidi_get_par_direction(types, FriBidiStrIndex(window.count))
        return direction == FRIBIDI_PAR_RTL || direction == FRIBIDI_PAR_WRTL
    }

    /// Returns the embedding level of each scalar of a piece.
    static func levels(of window: ScalarWindow, isRightToLeft: Bool) -> [Int8] {
        let plain: Int8 = isRightToLeft ? 1 : 0
        guard window.mayBeRightToLeft || isRightToLeft else { return [Int8](repeating: plain, count: window.count) }
        let count = FriBidiStrIndex(window.count)
        let types = types(of: window)
        var brackets = [FriBidiBracketType](repeating: 0, count: window.count)
        fribidi_get_bracket_types(window.scalars, count, types, &brackets)
        var direction = isRightToLeft ? FRIBIDI_PAR_RTL : FRIBIDI_PAR_LTR
        var levels = [FriBidiLevel](repeating: plain, count: window.count)
        let highest = fribidi_get_par_embedding_levels_ex(types, brackets, count, &direction, &levels)
        return highest == 0 ? [Int8](repeating: plain, count: window.count) : levels
    }

    private static func types(of window: ScalarWindow) -> [FriBidiCharType] {
        var types = [FriBidiCharType](repeating: FriBidiCharType(rawValue: 0), count: window.count)
        fribidi_get_bidi_types(window.scalars, FriBidiStrIndex(window.count), &types)
        return types
    }

    /// Returns the indices of items with these levels, from left to right (rule L2).
    static func visualOrder(_ levels: [Int8]) -> [Int] {
        var order = Array(levels.indices)
        guard let highest = levels.max(), highest > 0 else { return order }
        for level in stride(from: highest, through: 1, by: -1) {
            var place = 0
            while place < order.count {
                var end = place
                while end < order.count, levels[order[end]] >= level { end += 1 }
                if end > place + 1 { order[place..<end].reverse() }
                place = max(end, place + 1)
            }
        }
        return order
    }
}
