/// Animations that are shown at one moment of their time, and moved along from there by a finger, or by themselves.
///
/// What begins inside ``hold(_:)`` is not drawn by itself: `UIView.animate`, keyframes and property animators put here
/// what they change. Views have the values of the moment that is shown, evenly on their way, whichever pace was asked
/// for.
final class HeldAnimations {
    /// One of the animations.
    struct Part {
        /// When it begins, in seconds.
        let begins: TimeInterval
        let duration: TimeInterval
        /// The pace at which it is drawn where nobody holds it.
        let pace: AnimationPace
        /// What it changes.
        let values: AnimatedValues
        /// Hears how far it is, from 0 to 1.
        let moved: (CGFloat) -> Void
        /// Hears that it is over: at its end, or back where it began.
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
        case moving(Leg)
        case over
    }

    /// The way to the next moment at which one of the animations begins or ends.
    private final class Leg {
        let from: TimeInterval
        let to: TimeInterval
        let starts: Duration
        let length: Duration
        var timer: TimerNumber?

        init(from: TimeInterval, to: TimeInterval, starts: Duration, length: Duration) {
            (self.from, self.to, self.starts, self.length) = (from, to, starts, length)
        }

        func time(at now: Duration) -> TimeInterval {
            guard length > .zero, now < starts + length else { return to }
            return from + (to - from) * max(0, (now - starts) / length)
        }
    }

    /// How the rest of the way is gone.
    struct Course {
        /// To the end, or back.
        let isForwards: Bool
        /// How many times as fast as they were meant to be.
        let speed: Double
        /// The pace; nil leaves each animation its own.
        let pace: AnimationPace?
    }

    private var parts: [Part] = []
    private var state = State.held(0)
    /// How long they are as whoever leads them counts, in seconds; 0 leaves it to them.
    private let span: TimeInterval

    /// None yet; `span` seconds are counted as the whole of them, where that is more than 0.
    init(span: TimeInterval) { self.span = span.isFinite ? max(0, span) : 0 }

    // MARK: - Taking in

    /// Those that hold what begins now; nil where it is drawn as it is.
    static func current(in application: UIApplication) -> HeldAnimations? { application.values[HeldKey.self].last }

    /// Holds what begins in `body`, at the moment at which they are.
    func hold(_ body: () -> Void) {
        let application = UIApplication.shared
        application.values[HeldKey.self].append(self)
        body()
        application.values[HeldKey.self].removeLast()
        show(time, within: nil)
    }

    /// Holds changes that are made in `changes`.
    func take(
        begins: TimeInterval, duration: TimeInterval, pace: AnimationPace, _ changes: () -> Void,
        ended: @escaping (_ atEnd: Bool) -> Void
    ) {
        let values = UIApplication.shared.changes.values(changedIn: changes)
        add(Part(begins: begins, duration: duration, pace: pace, values: values, ended: ended))
    }

    /// Holds one more.
    func add(_ part: Part) {
        let place = parts.firstIndex { $0.begins > part.begins } ?? parts.count
        parts.insert(part, at: place)
    }

    // MARK: - Moving

    /// Where they are, from 0 to 1.
    var position: CGFloat { whole > 0 ? CGFloat(min(1, time / whole)) : 0 }

    /// What counts as the whole of them, in seconds.
    private var whole: TimeInterval { span > 0 ? span : last }
    /// When the last of them ends, in seconds.
    private var last: TimeInterval { parts.map(\.ends).max() ?? 0 }

    /// Shows a moment, 0 being the beginning and 1 the end. It is reached evenly in `glide` seconds, the time until the
    /// finger is heard of again.
    func show(_ position: CGFloat, glide: TimeInterval) {
        guard case .held = state else { return }
        state = .held(TimeInterval(position) * whole)
        show(time, within: AnimationTiming(duration: .seconds(glide), pace: .linear))
    }

    /// Goes the rest of the way by itself; `arrived` hears once all is over, after those who wait for each animation.
    func go(_ course: Course, arrived: @escaping () -> Void) {
        guard case .held(let start) = state else { return }
        let target = course.isForwards ? max(span, last) : 0
        let moments = parts.flatMap { [$0.begins, $0.ends] }.filter {
            $0 > min(start, target) && $0 < max(start, target)
        }
        let stops = Set(moments + [target]).sorted { abs($0 - start) < abs($1 - start) }
        if course.pace == nil, course.isForwards { drawEach(from: start, at: course.speed) }
        go(to: stops[...], course, arrived)
    }

    /// Stays at the moment at which they are.
    func pause() {
        guard case .moving(let leg) = state else { return }
        let application = UIApplication.shared
        if let timer = leg.timer { application.host.cancelTimer(timer) }
        state = .held(leg.time(at: application.host.now))
        UIView.performWithoutAnimation { show(time, within: nil) }
    }

    /// Lets go of all; nobody hears of it.
    func drop() {
        if case .moving(let leg) = state, let timer = leg.timer { UIApplication.shared.host.cancelTimer(timer) }
        state = .over
        parts = []
    }

    private var time: TimeInterval {
        switch state {
        case .held(let time): time
        case .moving(let leg): leg.time(at: UIApplication.shared.host.now)
        case .over: 0
        }
    }

    private func go(to stops: ArraySlice<TimeInterval>, _ course: Course, _ arrived: @escaping () -> Void) {
        guard case .held(let start) = state, let stop = stops.first else { return }
        let application = UIApplication.shared
        let seconds = course.speed > 0 ? abs(stop - start) / course.speed : 0
        let leg = Leg(from: start, to: stop, starts: application.host.now, length: .seconds(seconds))
        state = .moving(leg)
        if let pace = course.pace {
            show(stop, within: AnimationTiming(duration: leg.length, pace: stops.count == 1 ? pace : .linear))
        }
        let next = { [weak application] in
            guard let application else { return }
            application.run { self.reached(leg, of: stops, course, arrived) }
        }
        if leg.length > .zero {
            leg.timer = application.host.startTimer(after: leg.length, for: "transition", next)
        } else {
            application.host.enqueue(next)
        }
    }

    private func reached(
        _ leg: Leg, of stops: ArraySlice<TimeInterval>, _ course: Course, _ arrived: @escaping () -> Void
    ) {
        guard case .moving(let current) = state, current === leg else { return }
        state = .held(leg.to)
        for part in parts { part.moved(progress(of: part, at: leg.to)) }
        if course.isForwards { tell(true) { $0.ends <= leg.to } }
        let rest = stops.dropFirst()
        guard rest.isEmpty else { return go(to: rest, course, arrived) }
        if !course.isForwards { tell(false) { _ in true } }
        drop()
        arrived()
    }

    /// Tells those who wait for some of the animations, each once.
    private func tell(_ atEnd: Bool, of isMeant: (Part) -> Bool) {
        let places = parts.indices.filter { !parts[$0].isTold && isMeant(parts[$0]) }
        for place in places { parts[place].isTold = true }
        for part in places.map({ parts[$0] }) { part.ended(atEnd) }
    }

    // MARK: - Showing

    private func progress(of part: Part, at time: TimeInterval) -> CGFloat {
        if time < part.begins { return 0 }
        return part.duration > 0 ? CGFloat(min(1, (time - part.begins) / part.duration)) : 1
    }

    /// What has not begun is as it was, the first change of a view counting; the others are as far as they have come.
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

    /// Draws each at its own pace, as if nobody had held it.
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
