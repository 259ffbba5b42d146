/// Views that wait for a layout pass, in the order they asked.
final class LayoutQueue {  // a class, because views ask for passes while it runs
    @exclusivity(unchecked) private var waiting: [UIView] = []  // as in `ChangeLog`
    /// How often views may ask for another pass inside one before it is called endless.
    private static let rounds = 32

    /// Takes a view in; true when it is the first.
    func add(_ view: UIView) -> Bool {
        guard !view.waitsForLayoutPass else { return false }
        view.waitsForLayoutPass = true
        waiting.append(view)
        return waiting.count == 1
    }

    /// Lays out what waits inside `view`, and what that makes wait.
    func run(inside view: UIView) {
        for _ in 0..<Self.rounds {
            let inside = waiting.filter { $0.wantsLayout && $0.isAttached && $0.isDescendant(of: view) }
            if inside.isEmpty { return }
            for waiting in inside where waiting.wantsLayout { waiting.layOutNow() }
        }
    }

    /// Lays out everything that waits; answers how many views still ask in the end.
    func runAll() -> Int {
        var (rounds, done) = (0, 0)
        while done < waiting.count, rounds < Self.rounds {
            let round = done..<waiting.count
            rounds += 1
            done = round.upperBound
            for index in round { waiting[index].waitsForLayoutPass = false }
            for index in round {
                let view = waiting[index]
                if view.wantsLayout && view.isAttached { view.layOutNow() }
            }
        }
        let left = waiting.count - done
        for view in waiting[done...] { view.waitsForLayoutPass = false }
        waiting.removeAll(keepingCapacity: waiting.count == 1)
        return left
    }

    /// Forgets who waits, because the pass that was asked for will not come.
    func removeAll() {
        for view in waiting { view.waitsForLayoutPass = false }
        waiting = []
    }
}
