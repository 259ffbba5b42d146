import CombineCore

/// A subscriber that requests as many values as the test wants, and records values and completions.
final class Listener<Input, Failure: Error>: Subscriber {
    private(set) var values: [Input] = []
    private(set) var ends: [Subscribers.Completion<Failure>] = []
    private(set) var subscription: (any Subscription)?
    private let first: Subscribers.Demand
    /// The demand that it returns for each value.
    var more = Subscribers.Demand.none
    /// Runs with each value.
    var onValue: (Input) -> Void = { _ in }

    init(_ first: Subscribers.Demand = .unlimited) { self.first = first }

    func receive(subscription: any Subscription) {
        self.subscription = subscription
        if first > .none { subscription.request(first) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        values.append(input)
        onValue(input)
        return more
    }

    func receive(completion: Subscribers.Completion<Failure>) { ends.append(completion) }

    func ask(_ count: Int) { subscription?.request(.max(count)) }
    func cancel() { subscription?.cancel() }
}

extension Publisher {
    /// Subscribes a new listener.
    func heard(_ first: Subscribers.Demand = .unlimited) -> Listener<Output, Failure> {
        let listener = Listener<Output, Failure>(first)
        subscribe(listener)
        return listener
    }

    /// The values and the completion that arrive at once, as text.
    var told: String {
        let listener = heard()
        let ends = listener.ends.map { end in
            switch end {
            case .finished: "|"
            case .failure(let error): "!\(error)"
            }
        }
        return (listener.values.map { "\($0)" } + ends).joined(separator: " ")
    }
}

/// The failures in tests.
enum Mishap: Error, Equatable { case burnt, spilt }

/// A scheduler whose time the test advances.
final class HandScheduler: Scheduler {
    typealias SchedulerTimeType = ImmediateScheduler.SchedulerTimeType
    typealias SchedulerOptions = Never

    private struct Work {
        let due: Int
        let number: Int
        let run: () -> Void
    }

    private var works: [Work] = []
    private var last = 0
    private(set) var time = 0
    private let start = ImmediateScheduler.shared.now

    var now: SchedulerTimeType { start.advanced(by: .init(time)) }
    var minimumTolerance: SchedulerTimeType.Stride { 0 }
    /// The number of scheduled closures.
    var waiting: Int { works.count }

    private func add(_ due: Int, _ run: @escaping () -> Void) -> Int {
        last += 1
        works.append(Work(due: due, number: last, run: run))
        return last
    }

    func schedule(options: Never?, _ action: @escaping () -> Void) { _ = add(time, action) }

    func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
        _ action: @escaping () -> Void
    ) { _ = add(start.distance(to: date).magnitude, action) }

    func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: Never?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        var number = 0
        var isOver = false
        func wait(_ due: Int) {
            number = add(due) {
                action()
                if !isOver { wait(due + max(1, interval.magnitude)) }
            }
        }
        wait(start.distance(to: date).magnitude)
        return AnyCancellable {
            isOver = true
            self.works.removeAll { $0.number == number }
        }
    }

    /// Advances the scheduler's time and runs the work that is due.
    func advance(by count: Int = 0) {
        let end = time + count
        while let next = works.filter({ $0.due <= end }).min(by: { ($0.due, $0.number) < ($1.due, $1.number) }) {
            works.removeAll { $0.number == next.number }
            time = max(time, next.due)
            next.run()
        }
        time = end
    }
}
