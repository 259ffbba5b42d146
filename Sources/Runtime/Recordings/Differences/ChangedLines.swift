import JSON

/// Lines that describe differences to people, grouped under headings.
///
/// `- ` marks a line that only the first version has, `+ ` one that only the second has, and `~ ` a change `before →
/// after`. Headings have no mark.
package struct ChangedLines {
    /// The largest number of lines returned by `limited`.
    package static let most = 500

    private var lines: [String] = []

    package init() {}

    /// The lines. If there are more than `most`, only the first ones, and a line with the number of the others.
    package var limited: [String] {
        guard lines.count > Self.most else { return lines }
        return lines.prefix(Self.most) + ["and \(lines.count - Self.most) more lines"]
    }

    /// Whether there are no differences.
    var isEmpty: Bool { lines.isEmpty }

    /// Adds lines with marks under a heading.
    mutating func add(_ heading: String, lines signed: [String]) {
        if signed.isEmpty { return }
        lines.append(heading)
        lines += signed
    }

    /// Adds the removed and added lines of two lists under a heading. Adds one line with both orders if only the order
    /// differs.
    package mutating func add(_ heading: String, from before: [String], to after: [String]) {
        if before != after, before.sorted() == after.sorted() {
            let start = zip(before, after).prefix { $0 == $1 }.count
            let end = before.count - zip(before.reversed(), after.reversed()).prefix { $0 == $1 }.count
            let orders = [before, after].map { $0[start..<end].joined(separator: "; ") }
            return add(heading, lines: ["~ order \(orders[0]) → \(orders[1])"])
        }
        add(
            heading,
            lines: after.difference(from: before).sorted { $0.place < $1.place }.map { change in
                switch change {
                case .remove(_, let line, _): "- " + line
                case .insert(_, let line, _): "+ " + line
                }
            })
    }
}

extension CollectionDifference.Change {
    /// The position of a line in the list, and the kind of change: removed lines come before inserted ones.
    fileprivate var place: (Int, Int) {
        switch self {
        case .remove(let offset, _, _): (offset, 0)
        case .insert(let offset, _, _): (offset, 1)
        }
    }
}
