extension Report {
    mutating func replay() throws {
        try lived()
        let taps = 10_000
        let run = try ReplayRun(taps: taps)
        let rate = Double(taps) / (try (0..<rounds).map { _ in try run.replay() }.median) * 1e6
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

    private mutating func lived() throws {
        let run = try ReplayRun(livedOn: try app(views: 50))
        let time = try (0..<rounds).map { _ in try run.replay() }.median
        table.line(
            "a session of \(run.count) inputs: lived; replayed", baseline: Table.milliseconds(run.sessionTime),
            kennel: Table.milliseconds(time), ratio: run.sessionTime / time, goal: "at least 20",
            isReached: run.sessionTime / time >= 20)
    }
}
