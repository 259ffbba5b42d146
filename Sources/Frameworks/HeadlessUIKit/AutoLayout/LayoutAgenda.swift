/// The work that is deferred to the layout engine's next update.
struct LayoutAgenda {
    /// The newly activated constraints, which are to be added to the solver.
    var entering: [NSLayoutConstraint] = []
    /// Rules whose constant or priority may have changed.
    var stale: [LayoutRule] = []
    /// Items whose intrinsic content size may have changed.
    var resized: [Placement] = []
    /// Stack views whose arranged views or arrangement changed.
    var rearranged: [UIStackView] = []
    /// Items whose constraints changed, so that text in them may need fewer lines.
    var loosened: [Placement] = []

    var isEmpty: Bool {
        entering.isEmpty && stale.isEmpty && resized.isEmpty && rearranged.isEmpty && loosened.isEmpty
    }
}

extension Array {
    /// Removes and returns all elements.
    mutating func drain() -> [Element] {
        defer { removeAll(keepingCapacity: count <= 4) }
        return self
    }
}
