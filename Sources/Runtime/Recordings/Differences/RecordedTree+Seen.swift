import JSON
import ViewSchema
import Wire

/// The texts and controls on a screen in reading order, independent of view ids.
extension RecordedTree {
    /// The largest number of views that are compared, because the cost grows with the number of differences.
    private static let most = 2_000

    /// Returns the differences from a tree that may come from another run of the app. Ids are ignored, because an
    /// additional view shifts the ids of all later ones.
    func differences(since before: RecordedTree) -> [String] {
        let (old, new) = (before.seen, seen)
        var gone: Set<Int> = []
        var come: Set<Int> = []
        for change in new.map(\.line).difference(from: old.map(\.line)) {
            switch change {
            case .remove(let offset, _, _): gone.insert(offset)
            case .insert(let offset, _, _): come.insert(offset)
            }
        }
        var lines: [String] = []
        var (left, right) = (0, 0)
        while left < old.count || right < new.count {
            switch (gone.contains(left), come.contains(right)) {
            case (true, true) where old[left].kind == new[right].kind:
                lines += new[right].changes(since: old[left], of: Node.readNames)
                (left, right) = (left + 1, right + 1)
            case (true, _):
                lines.append("- \(old[left].line)")
                left += 1
            case (_, true):
                lines.append("+ \(new[right].line)")
                right += 1
            case (false, false): (left, right) = (left + 1, right + 1)
            }
        }
        return lines
    }

    private var seen: ArraySlice<Node> {
        var found: ArraySlice<Node> = []
        var waiting = root.map { [$0] } ?? []
        while let id = waiting.popLast(), found.count < Self.most {
            guard let node = nodes[id], !node[.hidden] else { continue }
            if node.words != nil || (!node.isOne(of: .view) && node.children.isEmpty) { found.append(node) }
            waiting += node.children.reversed()
        }
        return found
    }
}

extension RecordedTree.Node {
    /// The properties that contain the texts of a view.
    static let said: [TextProperty] = [.text, .title, .value, .label, .placeholder, .name]
    private static let stateNames =
        [FlagProperty.hidden, .enabled, .selected, .on, .refreshing, .animating].map(\.rawValue)
        + [NumberProperty.page.rawValue]
    /// The names of the properties whose changes are described in a line each.
    static let readNames = said.map(\.rawValue) + stateNames

    /// The name of the view for people; nil if it has no text.
    var words: String? {
        Self.said.lazy.compactMap { self[$0] }.first { !$0.isEmpty }.map(Words.quoted)
    }

    /// A description such as `button "Retry", disabled`.
    fileprivate var line: String {
        let states = [
            !self[.enabled] ? "disabled" : nil, self[.selected] ? "selected" : nil,
            self[.on] ? "on" : nil,
        ]
        return ([[kind, words].compactMap(\.self).joined(separator: " ")] + states.compactMap(\.self))
            .joined(separator: ", ")
    }

    /// Returns a line such as `~ text of label v23 "Tuesday" → "Wednesday"` for each of these properties that differs.
    func changes(since old: Self, of names: [String]) -> [String] {
        names.filter { old.properties[$0] != properties[$0] }.map { name in
            "~ \(name) of \(kind) \(id) \(Self.words(old.properties[name])) → \(Self.words(properties[name]))"
        }
    }

    /// Returns the differences of all other properties on one line.
    func propertyChanges(since old: Self) -> [String] {
        let names = Set(old.properties.keys).union(properties.keys).subtracting(Self.readNames).sorted()
        let changes = names.filter { old.properties[$0] != properties[$0] }.map { name in
            "\(name) \(Self.words(old.properties[name])) → \(Self.words(properties[name]))"
        }
        return changes.isEmpty ? [] : ["~ \(kind) \(id) " + changes.joined(separator: ", ")]
    }

    private static func words(_ value: JSON?) -> String {
        guard let value else { return "none" }
        return value.string.map(Words.quoted) ?? Words.cut(value.description)
    }
}
