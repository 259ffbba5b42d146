/// What an engine has to take up in its next update.
struct LayoutAgenda {
    /// Constraints that are active now.
    var entering: [NSLayoutConstraint] = []
    /// Rules whose numbers may be others.
    var stale: [LayoutRule] = []
    /// Items whose content may ask for another size.
    var resized: [Placement] = []
    /// Stacks with other views, or another arrangement.
    var rearranged: [UIStackView] = []
    /// Items that are held otherwise now, so that lines in them may have more room.
    var loosened: [Placement] = []

    /// Whether there is nothing to take up.
    var isEmpty: Bool {
        entering.isEmpty && stale.isEmpty && resized.isEmpty && rearranged.isEmpty && loosened.isEmpty
    }
}

extension Array {
    /// All of them, and none are left.
    mutating func taken() -> [Element] {
        defer { removeAll(keepingCapacity: count <= 4) }
        return self
    }
}
