extension Report {
    /// Measures how other sessions are affected when world processes are killed.
    mutating func kills() throws {
        let kills = plan.isQuick ? 20 : 200
        let run = try KillRun(try app(views: 50, "--worlds", "2"), sessions: 200)
        let times = try run.run(kills: kills)
        table.line(
            "answer across kill -9 of a world process, p50", kennel: Table.milliseconds(times.median))
        table.line(
            "the same, p99; 200 sessions, \(kills) kills", kennel: Table.milliseconds(times.percentile(0.99)),
            goal: "at most 300 ms", isReached: times.percentile(0.99) <= 300_000)
    }
}
