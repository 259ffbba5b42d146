/// Limits the nesting of views, because much of the work on a tree, including freeing it, is recursive and uses the
/// stack.
extension UIView {
    private static func insideItself(_ view: UIView, in other: UIView) -> String {
        view === other
            ? "\(type(of: view)) was not put inside itself"
            : "\(type(of: view)) was not put into \(type(of: other)), which is inside of it"
    }

    /// Checks and records the nesting depth before `view` becomes a subview. Returns false without recording anything
    /// if the view would become its own descendant, or if the tree would be too deep.
    func makeRoom(below view: UIView) -> Bool {
        guard !isDescendant(of: view) else {
            AppEnvironment.current.host.log(.message(Self.insideItself(view, in: self)))
            return false
        }
        let work = AppEnvironment.current.work
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
