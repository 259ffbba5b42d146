/// Views stand inside each other only so deep, because much of what is done with a tree, freeing it included, goes down
/// it on the stack.
extension UIView {
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
        noteLevels(of: view)
        return true
    }
}
