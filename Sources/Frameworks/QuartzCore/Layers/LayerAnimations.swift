/// The animations running on a layer.
final class LayerAnimations {
    private struct Run {
        var key: String?
        var animation: CAAnimation?
        var motions: [Motion]
        var number: Int
        var cancel: () -> Void
    }

    private var runs: [Run] = []

    /// The keys of the running animations, in the order in which they were added.
    var keys: [String] { runs.compactMap(\.key) }

    /// The drawn motions, each with its number.
    var motions: [(number: Int, motion: Motion)] {
        runs.flatMap { run in run.motions.enumerated().map { (run.number + $0.offset, $0.element) } }
    }

    /// Returns the animation with this key; nil if none is running.
    func animation(_ key: String) -> CAAnimation? { runs.last { $0.key == key }?.animation }

    /// Starts an animation. Its motions are numbered from `number`.
    func begin(
        _ animation: CAAnimation?, motions: [Motion], key: String?, number: Int, cancel: @escaping () -> Void
    ) {
        runs.append(Run(key: key, animation: animation, motions: motions, number: number, cancel: cancel))
    }

    /// Removes an animation that has ended. Returns false if it was already removed.
    func end(_ number: Int) -> Bool {
        guard let index = runs.firstIndex(where: { $0.number == number }) else { return false }
        runs.remove(at: index)
        return true
    }

    /// Stops the matching animations early. Returns whether there were any.
    func stop(_ isMeant: (_ key: String?) -> Bool) -> Bool {
        let gone = runs.filter { isMeant($0.key) }
        guard !gone.isEmpty else { return false }
        runs.removeAll { isMeant($0.key) }
        for run in gone {
            run.cancel()
            if let animation = run.animation { animation.delegate?.animationDidStop(animation, finished: false) }
        }
        return true
    }
}
