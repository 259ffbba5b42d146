/// Records the changes of keyframes while they are added.
final class KeyframeSheet {
    private struct Step {
        var begins: Double
        var ends: Double
        var values: AnimatedValues
    }

    private struct TrackKey: Hashable {
        let view: ObjectIdentifier
        let part: AnimatedValues.Part
    }

    private var steps: [Step] = []

    /// Runs `animations` and records its changes as one keyframe. `begins` and `ends` are fractions of the total
    /// duration.
    func recordChanges(from begins: Double, to ends: Double, in changes: ChangeLog, animations: () -> Void) {
        steps.append(Step(begins: begins, ends: ends, values: changes.values(changedIn: animations)))
    }

    /// Adds the keyframes to a group, starting after `wait` seconds and lasting `duration` seconds.
    func addKeyframes(to held: HeldAnimations, after wait: TimeInterval, for duration: TimeInterval) {
        for step in steps {
            held.add(
                HeldAnimations.Part(
                    begins: wait + step.begins * duration, duration: (step.ends - step.begins) * duration,
                    pace: .linear, values: step.values, ended: { _ in }))
        }
    }

    /// Returns the keyframes for each changed part of each view, in the order of the first change.
    func frames() -> [(UIView, [Motion.Frame])] {
        var order: [(TrackKey, UIView)] = []
        var ways: [TrackKey: [Motion.Frame]] = [:]
        for step in steps.sorted(by: { $0.begins < $1.begins }) {
            for (view, part, former, latter) in step.values.cssChanges {
                let way = TrackKey(view: ObjectIdentifier(view), part: part)
                if ways[way] == nil {
                    order.append((way, view))
                    ways[way] = step.begins > 0 ? [Motion.Frame(at: 0, look: former)] : []
                }
                let last = ways[way]?.last?.at ?? 0
                let begins = max(last, step.begins)
                ways[way]?.append(Motion.Frame(at: begins, look: former))
                ways[way]?.append(Motion.Frame(at: max(begins, step.ends), look: latter))
            }
        }
        return order.map { way, view in
            var frames = ways[way] ?? []
            if let last = frames.last, last.at < 1 { frames.append(Motion.Frame(at: 1, look: last.look)) }
            return (view, frames)
        }
    }
}

extension ChangeLog {
    /// Runs `changes` without animation, and returns the values that they changed.
    func values(changedIn changes: () -> Void) -> AnimatedValues {
        let (timing, noticing) = (animation, animated)
        let values = AnimatedValues()
        animation = nil
        animated = values
        changes()
        animation = timing
        animated = noticing
        values.settle()
        return values
    }
}
