/// The nesting depth of views.
extension UIView {
    /// An upper bound of the number of nested levels below this view. It may be too large after views were removed.
    private var levels: Int {
        get { Int(flags.rawValue >> ViewFlags.levelShift) }
        set {
            let rest = flags.rawValue & (1 << ViewFlags.levelShift - 1)
            flags = ViewFlags(rawValue: rest | UInt32(newValue) << ViewFlags.levelShift)
        }
    }

    /// Updates the recorded nesting depths after the subtree of `view` was placed below this view.
    func noteLevels(of view: UIView) {
        var needed = view.levels + 1
        var current: UIView? = self
        while let ancestor = current, ancestor.levels < needed {
            ancestor.levels = needed
            needed += 1
            current = ancestor.container
        }
    }

    /// Returns the depth of the topmost ancestor whose recorded nesting depth is too small for `view`; 0 if there is
    /// none.
    func levelsNeeded(above view: UIView) -> Int {
        var needed = view.levels + 1
        var most = 0
        var current: UIView? = self
        while let ancestor = current, ancestor.levels < needed {
            most = needed
            needed += 1
            current = ancestor.container
        }
        return most
    }

    var topmost: UIView {
        var top = self
        while let parent = top.container { top = parent }
        return top
    }

    /// Recomputes the number of levels after views were removed.
    func recountLevels() {
        var most = 0
        for child in children {
            child.recountLevels()
            most = max(most, child.levels + 1)
        }
        levels = most
    }
}
