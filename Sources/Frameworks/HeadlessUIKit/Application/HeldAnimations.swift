/// A group of animations with a common progress. The progress follows a finger, or runs to one end of the group by
/// itself.
///
/// Animations that begin inside ``capture(_:)`` do not run by themselves: `UIView.animate`, keyframes and property
/// animators add their changes to the group. Views have linearly interpolated values at the shown time, regardless of
/// each animation's pace.
final class HeldAnimations {
    /// An animation of the group.
    struct Part {
        /// The start, in seconds after the beginning of the group.
        let begins: TimeInterval
        let duration: TimeInterval
        /// The pace that is used when the animation runs freely.
        let pace: AnimationPace
        /// The values that the animation changes.
        let values: AnimatedValues
        /// Called with the progress of this animation, from 0 to 1, whenever it changes.
        let moved: (CGFloat) -> Void
        /// Called at the end. `atEnd` is false if the animation returned to its beginning.
        let ended: (_ atEnd: Bool) -> Void
        fileprivate(set) var isTold = false

        init(
            begins: TimeInterval, duration: TimeInterval, pace: AnimationPace, values: AnimatedValues,
            moved: @escaping (CGFloat) -> Void = { _ in }, ended: @escaping (_ atEnd: Bool) -> Void
        ) {
            (self.begins, self.duration, self.pace, self.values) = (begins, duration, pace, values)
            (self.moved, self.ended) = (moved, ended)
        }

        var ends: TimeInterval { begins + duration }
    }

    private enum State {
        case held(TimeInterval)
        /// A section of a run. It ends at the next time at which an animation of the group begins or ends.
        case moving(LinearRun)
        case over
    }

    /// Options for running to an end.
    struct RunOptions {
        /// Whether the group runs to its end; false runs back to its beginning.
        let isForwards: Bool
        /// The speed of the run; 1 is the normal speed.
        let speed: Double
        /// The pace for all animations; nil uses the pace of each animation.
        let pace: AnimationPace?
    }

    private var parts: [Part] = []
    private var state = State.held(0)
    /// The duration of the whole group in seconds, set by the transition. If 0, the group ends with its last animation.
    private let span: TimeInterval

    /// Creates an empty group. `span` is the duration of the group in seconds. If 0, the group ends with its last
    /// animation.
    init(span: TimeInterval) { self.span = span.isFinite ? max(0, span) : 0 }

    // MARK: - Adding

    /// Returns the group that captures animations started now; nil if they run immediately.
    static func current(in application: UIApplication) -> HeldAnimations? { application.values[HeldKey.self].last }

    /// Captures the animations that begin in `body`, and shows them at the current time of the group.
    func capture(_ body: () -> Void) {
        let application = UIApplication.shared
        application.values[HeldKey.self].append(self)
        body()
        application.values[HeldKey.self].removeLast()
        show(time, within: nil)
    }

    /// Captures the changes made in `changes` as one animation.
    func addAnimation(
        begins: TimeInterval, duration: TimeInterval, pace: AnimationPace, changes: () -> Void,
        ended: @escaping (_ atEnd: Bool) -> Void
    ) {
        let values = UIApplication.shared.changes.values(changedIn: changes)
        add(Part(begins: begins, duration: duration, pace: pace, values: values, ended: ended))
    }

    /// Adds an animation to the group.
    func add(_ part: Part) {
        let place = parts.firstIndex { $0.begins > part.begins } ?? parts.count
        parts.insert(part, at: place)
    }

    // MARK: - Progress

    /// The progress of the group, from 0 to 1.
    var position: CGFloat { whole > 0 ? CGFloat(min(1, time / whole)) : 0 }

    /// The duration of the whole group, in seconds.
    private var whole: TimeInterval { span > 0 ? span : last }
    /// The end of the last animation, in seconds.
    private var last: TimeInterval { parts.map(\.ends).max() ?? 0 }

    /// Shows a progress between 0 and 1. The page moves there linearly within `glide` seconds, the expected time until
    /// the next report of the finger.
    func show(_ position: CGFloat, glide: TimeInterval) {
        guard case .held = state else { return }
        state = .held(TimeInterval(position) * whole)
        show(time, within: AnimationTiming(duration: .seconds(glide), pace: .linear))
    }

    /// Runs the animations to the end or back to the beginning, independently of the user's finger. `arrived` is called
    /// after their completions.
    func run(_ course: RunOptions, arrived: @escaping () -> Void) {
        guard case .held(let start) = state else { return }
        let target = course.isForwards ? max(span, last) : 0
        let moments = parts.flatMap { [$0.begins, $0.ends] }.filter {
            $0 > min(start, target) && $0 < max(start, target)
        }
        let stops = Set(moments + [target]).sorted { abs($0 - start) < abs($1 - start) }
        if course.pace == nil, course.isForwards { drawEach(from: start, at: course.speed) }
        run(to: stops[...], with: course, arrived: arrived)
    }

    /// Stops the run and keeps the current values.
    func pause() {
        guard case .moving(let leg) = state else { return }
        let application = UIApplication.shared
        if let timer = leg.timer { application.host.cancelTimer(timer) }
        state = .held(leg.position(at: application.host.now))
        UIView.performWithoutAnimation { show(time, within: nil) }
    }

    /// Removes all animations without calling their completions.
    func drop() {
        if case .moving(let leg) = state, let timer = leg.timer { AppEnvironment.current.host.cancelTimer(timer) }
        state = .over
        parts = []
    }

    private var time: TimeInterval {
        switch state {
        case .held(let time): time
        case .moving(let leg): leg.position(at: AppEnvironment.current.host.now)
        case .over: 0
        }
    }

    private func run(to stops: ArraySlice<TimeInterval>, with course: RunOptions, arrived: @escaping () -> Void) {
        guard case .held(let start) = state, let stop = stops.first else { return }
        let application = UIApplication.shared
        let seconds = course.speed > 0 ? abs(stop - start) / course.speed : 0
        let length = Duration.seconds(seconds)
        // A section of zero length ends at once.
        let leg = LinearRun(
            from: length > .zero ? start : stop, to: stop, begins: application.host.now, duration: length)
        state = .moving(leg)
        if let pace = course.pace {
            show(stop, within: AnimationTiming(duration: length, pace: stops.count == 1 ? pace : .linear))
        }
        let next = { [weak application] in
            guard let application else { return }
            application.run { self.finishLeg(leg, of: stops, with: course, arrived: arrived) }
        }
        if length > .zero {
            leg.timer = application.host.startTimer(after: length, for: "transition", next)
        } else {
            application.host.enqueue(next)
        }
    }

    private func finishLeg(
        _ leg: LinearRun, of stops: ArraySlice<TimeInterval>, with course: RunOptions, arrived: @escaping () -> Void
    ) {
        guard case .moving(let current) = state, current === leg else { return }
        state = .held(leg.to)
        for part in parts { part.moved(progress(of: part, at: leg.to)) }
        if course.isForwards { callCompletions(atEnd: true) { $0.ends <= leg.to } }
        let rest = stops.dropFirst()
        guard rest.isEmpty else { return run(to: rest, with: course, arrived: arrived) }
        if !course.isForwards { callCompletions(atEnd: false) { _ in true } }
        drop()
        arrived()
    }

    /// Calls the completions of the animations that match `isMeant`, each at most once.
    private func callCompletions(atEnd: Bool, where isMeant: (Part) -> Bool) {
        let places = parts.indices.filter { !parts[$0].isTold && isMeant(parts[$0]) }
        for place in places { parts[place].isTold = true }
        for part in places.map({ parts[$0] }) { part.ended(atEnd) }
    }

    // MARK: - Showing

    private func progress(of part: Part, at time: TimeInterval) -> CGFloat {
        if time < part.begins { return 0 }
        return part.duration > 0 ? CGFloat(min(1, (time - part.begins) / part.duration)) : 1
    }

    /// Shows the values at a time. An animation that has not begun shows its initial values; if several such animations
    /// change a view, the earliest one determines the values.
    private func show(_ time: TimeInterval, within timing: AnimationTiming?) {
        draw(within: timing) {
            for part in parts.reversed() where progress(of: part, at: time) == 0 { part.values.show(0) }
            for part in parts {
                let progress = progress(of: part, at: time)
                if progress > 0 { part.values.show(progress) }
                part.moved(progress)
            }
        }
    }

    /// Draws each animation at its own pace, as if it had not been captured.
    private func drawEach(from start: TimeInterval, at speed: Double) {
        for part in parts where part.ends > start {
            let delay = max(0, part.begins - start) / speed
            let length = (part.ends - max(start, part.begins)) / speed
            let timing = AnimationTiming(duration: .seconds(length), delay: .seconds(delay), pace: part.pace)
            draw(within: timing) { part.values.show(1) }
            if start == 0 { part.values.drawArrivals(timing) }
        }
    }

    private func draw(within timing: AnimationTiming?, _ body: () -> Void) {
        let changes = UIApplication.shared.changes
        let before = changes.animation
        if !changes.isStill { changes.animation = before ?? timing }
        body()
        changes.animation = before
    }
}

private enum HeldKey: ApplicationKey {
    static var defaultValue: [HeldAnimations] { [] }
}
