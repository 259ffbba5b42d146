/// How deep views stand inside each other.
extension UIView {
    /// At least as many as views stand below each other in here; too many where some have left.
    private var levels: Int {
        get { Int(flags.rawValue >> ViewFlags.levelShift) }
        set {
            let rest = flags.rawValue & (1 << ViewFlags.levelShift - 1)
            flags = ViewFlags(rawValue: rest | UInt32(newValue) << ViewFlags.levelShift)
        }
    }

    /// Notes that `view` comes in here.
    func noteLevels(of view: UIView) {
        var needed = view.levels + 1
        var current: UIView? = self
        while let ancestor = current, ancestor.levels < needed {
            ancestor.levels = needed
            needed += 1
            current = ancestor.container
        }
    }

    /// The levels of the topmost ancestor that has too few for `view`; 0 where all have enough.
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

    /// Counts anew, because views have left.
    func recountLevels() {
        var most = 0
        for child in children {
            child.recountLevels()
            most = max(most, child.levels + 1)
        }
        levels = most
    }
}
