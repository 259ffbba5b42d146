import Kennel

extension Report {
    /// A session takes no more than 200 inputs in a second, so one of 10,000 taps lasts 50 seconds at least.
    mutating func replay() throws {
        let taps = 10_000
        let session = Double(taps) / Double(Options().inputsPerSecond) * 1e6
        let run = try ReplayRun(taps: taps)
        let time = try (0..<rounds).map { _ in try run.replay() }.median
        let rate = Double(taps) / time * 1e6
        table.line(
            "\(taps) taps, 50 views: in a session; replayed", baseline: Table.milliseconds(session),
            kennel: Table.milliseconds(time), ratio: session / time, goal: "at least 20",
            isReached: session / time >= 20)
        table.line(
            "inputs replayed per second", kennel: "\(Int(rate))", goal: "20,000", isReached: rate >= 20_000)
        for step in [100, 1_000, taps] {
            let times = (0..<rounds).map { _ in run.reach(step: step) }
            let (cold, near) = (times.map(\.cold).median, times.map(\.near).median)
            table.line(
                "step \(step) from the start; from step \(step - 1)", baseline: Table.milliseconds(cold),
                kennel: Table.milliseconds(near), ratio: near / cold)
        }
    }
}
