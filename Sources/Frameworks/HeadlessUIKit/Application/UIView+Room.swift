/// Views stand inside each other only so deep, because much of what is done with a tree, freeing it included, goes down
/// it on the stack.
extension UIView {
    private static func insideItself(_ view: UIView, in other: UIView) -> String {
        view === other
            ? "\(type(of: view)) was not put inside itself"
            : "\(type(of: view)) was not put into \(type(of: other)), which is inside of it"
    }

    /// Notes that `view` comes in here; false, and nothing noted, where it would be inside itself or the tree too deep.
    func makeRoom(below view: UIView) -> Bool {
        guard !isDescendant(of: view) else {
            UIApplication.shared.host.log(.message(Self.insideItself(view, in: self)))
            return false
        }
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
