import Glibc

extension Report {
    /// Measures the cost of a process for each session, compared with sessions in the server's own process.
    mutating func worlds() throws {
        let count = plan.isQuick ? 100 : 300
        let body = ScreenJSON.body(elements: 50)
        var kilobytes: (dirty: [Double], tables: [Double]) = ([], [])
        var processor: (inside: [Double], each: [Double]) = ([], [])
        func rate(_ server: ServerProcess, _ used: inout [Double]) throws -> Double {
            let run = try OpeningRun(server, atATime: 4, body: body)
            _ = try run.run(sessions: 10)
            let before = server.processorTimeOfAll
            let rate = try run.run(sessions: count)
            used.append((server.processorTimeOfAll - before) / Double(count))
            return rate
        }
        let rates = try Comparison(rounds: plan.isQuick ? 1 : 3) {
            try rate(try app(views: 50, isPinned: false), &processor.inside)
        } kennel: {
            let server = try app(views: 50, "--worlds", "each", isPinned: false)
            let rate = try rate(server, &processor.each)
            let processes = server.sessionProcesses
            kilobytes.dirty += processes.map { Double($0.kilobytes("Private_Dirty", in: "smaps_rollup")) }
            kilobytes.tables += processes.map { Double($0.kilobytes("VmPTE", in: "status")) }
            return rate
        }
        table.line(
            "openings a second, --worlds 0, each", baseline: "\(Int(rates.baseline))", kennel: "\(Int(rates.kennel))",
            ratio: rates.ratio, goal: "at least 200", isReached: rates.kennel >= 200)
        table.line(
            "processor time of an opening", baseline: Table.milliseconds(processor.inside.median),
            kennel: Table.milliseconds(processor.each.median), ratio: processor.each.median / processor.inside.median)
        table.line(
            "memory of a session's own process", kennel: Table.kilobytes(kilobytes.dirty.median), goal: "below 600 KB",
            isReached: kilobytes.dirty.median < 600)
        table.line("page tables of that process", kennel: Table.kilobytes(kilobytes.tables.median))
        try tapsOfWorlds()
    }

    private mutating func tapsOfWorlds() throws {
        let (inside, each) = (
            try app(views: 50, isPinned: false), try app(views: 50, "--worlds", "each", isPinned: false)
        )
        let (insideRun, eachRun) = (try TapRun(inside, sessions: 1), try TapRun(each, sessions: 1))
        let taps = plan.isQuick ? 1_000 : 5_000
        for run in [insideRun, eachRun] { _ = try run.run(taps: taps / 5) }
        let times = try Comparison(rounds: rounds) {
            try insideRun.run(taps: taps).median
        } kennel: {
            try eachRun.run(taps: taps).median
        }
        table.line(
            "tap to change, p50, --worlds 0, each", baseline: Table.microseconds(times.baseline),
            kennel: Table.microseconds(times.kennel), ratio: times.ratio, goal: "at most 1.6",
            isReached: times.ratio <= 1.6)
    }

    /// Measures how other sessions are affected by a misbehaving one.
    mutating func neighbors() throws {
        let answers = plan.isQuick ? 1_000 : 2_000
        for worlds in ["each", "1"] {
            for misbehavior in [nil] + Misbehavior.allCases.map(Optional.some) {
                let server = try app(views: 50, "--worlds", worlds, isPinned: false)
                let times = try NeighborRun.run(misbehavior, beside: server, answers: answers)
                let isBound = worlds == "each" && misbehavior != nil
                let high = times.percentile(0.99)
                table.line(
                    "--worlds \(worlds) beside \(misbehavior?.phrase ?? "nothing"), p99",
                    kennel: Table.milliseconds(high),
                    goal: isBound ? "below 300 ms" : "", isReached: isBound ? high < 300_000 : nil)
            }
        }
    }
}
