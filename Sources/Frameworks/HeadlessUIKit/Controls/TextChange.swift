/// The difference between two texts, as an edit of one range.
struct TextChange {
    /// The replaced range in UTF-16 units.
    let range: NSRange
    /// The text in place of the range.
    let replacement: String

    /// Finds the range between the common prefix and the common suffix, in whole characters.
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
