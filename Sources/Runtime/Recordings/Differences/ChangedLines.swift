import JSON

/// Lines for a person that say what differs between two accounts, under headings.
///
/// `- ` begins what is only in the first, `+ ` what is only in the second, `~ ` what is `before → after`; a heading
/// begins with none of them.
package struct ChangedLines {
    /// Most lines that are given.
    package static let most = 500

    private var lines: [String] = []

    /// Nothing differs yet.
    package init() {}

    /// The lines; of too many only the first, and how many more there are.
    package var limited: [String] {
        guard lines.count > Self.most else { return lines }
        return lines.prefix(Self.most) + ["and \(lines.count - Self.most) more lines"]
    }

    /// Whether nothing differs.
    var isEmpty: Bool { lines.isEmpty }

    /// Adds lines that carry their signs, under a heading.
    mutating func add(_ heading: String, _ signed: [String]) {
        if signed.isEmpty { return }
        lines.append(heading)
        lines += signed
    }

    /// Adds what one list has and the other has not, in their order.
    package mutating func add(_ heading: String, from before: [String], to after: [String]) {
        if before != after, before.sorted() == after.sorted() {
            let start = zip(before, after).prefix { $0 == $1 }.count
            let end = before.count - zip(before.reversed(), after.reversed()).prefix { $0 == $1 }.count
            let orders = [before, after].map { $0[start..<end].joined(separator: "; ") }
            return add(heading, ["~ order \(orders[0]) → \(orders[1])"])
        }
        add(
            heading,
            after.difference(from: before).sorted { $0.place < $1.place }.map { change in
                switch change {
                case .remove(_, let line, _): "- " + line
                case .insert(_, let line, _): "+ " + line
                }
            })
    }
}

extension CollectionDifference.Change {
    /// Where the line stands; what went comes before what came.
    fileprivate var place: (Int, Int) {
        switch self {
        case .remove(let offset, _, _): (offset, 0)
        case .insert(let offset, _, _): (offset, 1)
        }
    }
}
