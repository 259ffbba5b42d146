import CHarfBuzz

/// Assigns a script to each character of a text. Punctuation takes the script of the characters around it (UAX #24).
///
/// A closing bracket takes the script of its opening one, as in browsers; other punctuation takes that of the text
/// before it.
struct ScriptRuns {
    private var current = HB_SCRIPT_COMMON
    /// The open brackets, with the scalars that close them.
    private var brackets: [(closing: hb_codepoint_t, script: hb_script_t)] = []

    /// The maximum number of open brackets that are remembered.
    private static let depth = 32
    /// HarfBuzz's own Unicode tables, which are immutable.
    private static let unicode = UnicodeFunctions()

    /// Returns the script of the next character from its first scalar and the script of that scalar; common if no
    /// character with a script came before.
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

    /// Returns the script of a scalar without its context.
    static func script(of scalar: hb_codepoint_t) -> hb_script_t { hb_unicode_script(unicode.pointer, scalar) }

    /// Returns whether a script is that of punctuation, marks and similar characters.
    static func isNeutral(_ script: hb_script_t) -> Bool {
        script == HB_SCRIPT_COMMON || script == HB_SCRIPT_INHERITED || script == HB_SCRIPT_UNKNOWN
    }

    /// Returns whether the characters of a script are joined.
    static func isCursive(_ script: hb_script_t) -> Bool {
        switch script {
        case HB_SCRIPT_ARABIC, HB_SCRIPT_HANIFI_ROHINGYA, HB_SCRIPT_MANDAIC, HB_SCRIPT_MONGOLIAN, HB_SCRIPT_NKO,
            HB_SCRIPT_PHAGS_PA, HB_SCRIPT_SYRIAC:
            true
        default: false
        }
    }

    /// Returns whether a text begins with a character of no specific script.
    static func isNeutral(_ bytes: ArraySlice<UInt8>) -> Bool {
        var decoder = UTF8()
        var iterator = bytes.makeIterator()
        guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return true }
        return isNeutral(script(of: scalar.value))
    }

    /// HarfBuzz's Unicode tables, with an additional reference, because HarfBuzz releases its own when the process
    /// exits, while another thread may still lay out text.
    private struct UnicodeFunctions: @unchecked Sendable {
        let pointer = hb_unicode_funcs_reference(hb_unicode_funcs_get_default())
    }
}
