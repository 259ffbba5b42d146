/// Views stand inside each other only so deep, because much of what is done with a tree, freeing it included, goes down
/// it on the stack.
extension UIView {
    /// At least as many as views stand below each other in here; too many where some have left.
    private var levels: Int {
        get { Int(flags.rawValue >> ViewFlags.levelShift) }
        set {
            let rest = flags.rawValue & (1 << ViewFlags.levelShift - 1)
            flags = ViewFlags(rawValue: rest | UInt32(newValue) << ViewFlags.levelShift)
        }
    }

    /// Notes that `view` comes in here; false, and nothing noted, where the tree would become too deep.
    func makeRoom(below view: UIView) -> Bool {
        let work = UIApplication.shared.work
        let most = min(work.limits.viewDepth, ViewFlags.mostLevels)
        if levelsNeeded(above: view) > most {
            if work.isOver { return false }
            view.recountLevels()
            topmost.recountLevels()
            guard levelsNeeded(above: view) <= most else { return work.exceed(.viewDepth, for: self) }
        }
        var needed = view.levels + 1
        var current: UIView? = self
        while let ancestor = current, ancestor.levels < needed {
            ancestor.levels = needed
            needed += 1
            current = ancestor.container
        }
        return true
    }

    /// The levels of the topmost ancestor that has too few for `view`; 0 where all have enough.
    private func levelsNeeded(above view: UIView) -> Int {
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

    private var topmost: UIView {
        var top = self
        while let parent = top.container { top = parent }
        return top
    }

    /// Counts anew, because views have left.
    private func recountLevels() {
        var most = 0
        for child in children {
            child.recountLevels()
            most = max(most, child.levels + 1)
        }
        levels = most
    }
}
