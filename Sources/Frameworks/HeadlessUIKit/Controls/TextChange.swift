/// The part in which a text differs from the one before it, as a person would have changed it.
struct TextChange {
    /// What is replaced, counted as Foundation counts letters.
    let range: NSRange
    /// What comes in its place.
    let replacement: String

    /// What takes `old` to `new`: all between what they begin with and what they end with, in whole letters.
    init(from old: String, to new: String) {
        let start = zip(old, new).prefix { $0 == $1 }.count
        let rest = min(old.count, new.count) - start
        let end = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
        let kept = min(end, rest)
        let before = old.prefix(start).utf16.count
        range = NSRange(location: before, length: old.dropFirst(start).dropLast(kept).utf16.count)
        replacement = String(new.dropFirst(start).dropLast(kept))
    }
}
