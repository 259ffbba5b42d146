extension Report {
    /// Measures the commands that read recordings, except `replay`.
    mutating func commands() throws {
        let run = try CommandRun(recording: "/home", from: plan.kennel)
        defer { run.end() }
        let rates = try (0..<rounds).map { _ in
            let (said, time) = try run.run("sweep")
            guard let count = said.firstMatch(of: #/in (\d+) runs/#).flatMap({ Double($0.1) }) else {
                throw BenchmarkError("the sweep said: \(said)")
            }
            return count / time * 60e6
        }
        table.line(
            "runs of a sweep per minute", kennel: "\(Int(rates.median))", goal: "1,000",
            isReached: rates.median >= 1_000)
        let replays = try (0..<rounds).map { _ in try run.run("replay").time }.median
        let comparisons = try (0..<rounds).map { _ in
            try run.run("compare", "--controller default --controller CustomError").time
        }.median
        table.line(
            "two controllers compared; one replay", baseline: Table.milliseconds(replays),
            kennel: Table.milliseconds(comparisons), ratio: comparisons / replays)
    }
}
