extension UITableView {
    /// The edge from which the separator inset is measured.
    public enum SeparatorInsetReference: Int, Sendable { case fromCellEdges, fromAutomaticInsets }

    /// Stored; has no visible effect.
    public var separatorInsetReference: SeparatorInsetReference {
        get { stored(default: .fromCellEdges) }
        set { store(newValue) }
    }
    /// Stored; has no visible effect.
    public var cellLayoutMarginsFollowReadableWidth: Bool {
        get { stored(default: false) }
        set { store(newValue) }
    }
    /// Stored; has no visible effect.
    public var fillerRowHeight: CGFloat {
        get { stored(default: 0) }
        set { store(newValue) }
    }
    /// Stored; has no effect.
    public var remembersLastFocusedIndexPath: Bool {
        get { stored(default: false) }
        set { store(newValue) }
    }
    /// Stored; has no effect.
    public var selectionFollowsFocus: Bool {
        get { stored(default: false) }
        set { store(newValue) }
    }
}
