import CHarfBuzz

/// The script of each letter of a text, where punctuation has that of the letters around it (UAX #24).
///
/// A closing bracket goes with its opening one, as in browsers; other punctuation goes with what is before it.
struct ScriptRuns {
    private var current = HB_SCRIPT_COMMON
    /// Open brackets, by what closes them.
    private var brackets: [(closing: hb_codepoint_t, script: hb_script_t)] = []

    /// More open brackets than this are not kept in mind.
    private static let depth = 32
    /// HarfBuzz's own tables of Unicode, which never change.
    private static let unicode = UnicodeFunctions()

    /// The script of the next letter, by its first scalar and the script of that; common if no letter that has one came
    /// before.
    mutating func next(_ scalar: hb_codepoint_t, of script: hb_script_t) -> hb_script_t {
        if !Self.isNeutral(script) {
            if Self.isNeutral(current) {
                for index in brackets.indices where Self.isNeutral(brackets[index].script) {
                    brackets[index].script = script
                }
            }
            current = script
            return current
        }
        switch hb_unicode_general_category(Self.unicode.pointer, scalar) {
        case HB_UNICODE_GENERAL_CATEGORY_OPEN_PUNCTUATION:
            if brackets.count == Self.depth { brackets.removeFirst() }
            brackets.append((hb_unicode_mirroring(Self.unicode.pointer, scalar), current))
        case HB_UNICODE_GENERAL_CATEGORY_CLOSE_PUNCTUATION:
            guard let opening = brackets.lastIndex(where: { $0.closing == scalar }) else { break }
            current = brackets[opening].script
            brackets.removeSubrange(opening...)
        default: break
        }
        return current
    }

    /// The script of a scalar by itself.
    static func script(of scalar: hb_codepoint_t) -> hb_script_t { hb_unicode_script(unicode.pointer, scalar) }

    /// Whether a script is that of punctuation, marks and the like.
    static func isNeutral(_ script: hb_script_t) -> Bool {
        script == HB_SCRIPT_COMMON || script == HB_SCRIPT_INHERITED || script == HB_SCRIPT_UNKNOWN
    }

    /// Whether the letters of a script hang together.
    static func isCursive(_ script: hb_script_t) -> Bool {
        switch script {
        case HB_SCRIPT_ARABIC, HB_SCRIPT_HANIFI_ROHINGYA, HB_SCRIPT_MANDAIC, HB_SCRIPT_MONGOLIAN, HB_SCRIPT_NKO,
            HB_SCRIPT_PHAGS_PA, HB_SCRIPT_SYRIAC:
            true
        default: false
        }
    }

    /// Whether a text begins with punctuation or the like.
    static func isNeutral(_ bytes: ArraySlice<UInt8>) -> Bool {
        var decoder = UTF8()
        var iterator = bytes.makeIterator()
        guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return true }
        return isNeutral(script(of: scalar.value))
    }

    /// A reference of our own: HarfBuzz lets its one go as the process ends, when another thread may still lay out a
    /// text.
    private struct UnicodeFunctions: @unchecked Sendable {
        let pointer = hb_unicode_funcs_reference(hb_unicode_funcs_get_default())
    }
}
