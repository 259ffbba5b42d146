extension Report {
    /// Measures the cost of recording, and of restoring sessions.
    mutating func journal() throws {
        try journaledTaps()
        try restored()
        try returning()
        try parked()
    }

    private mutating func journaledTaps() throws {
        let run = try JournalRun()
        let (memory, disk) = (try app(views: 50), try app(views: 50, "--data", run.folder))
        let (memoryRun, diskRun) = (try TapRun(memory, sessions: 50), try TapRun(disk, sessions: 50))
        let taps = plan.isQuick ? 10_000 : 40_000
        for run in [memoryRun, diskRun] { _ = try run.run(taps: taps / 5) }
        func rate(_ run: TapRun) throws -> Double {
            let start = now()
            _ = try run.run(taps: taps)
            return Double(taps) / (now() - start) * 1e6
        }
        let rates = try Comparison(rounds: rounds) {
            try rate(memoryRun)
        } kennel: {
            try rate(diskRun)
        }
        table.line(
            "taps per second, in memory; on disk", baseline: "\(Int(rates.baseline))", kennel: "\(Int(rates.kennel))",
            ratio: rates.ratio, goal: "at least 0.7", isReached: rates.ratio >= 0.7)
    }

    private mutating func restored() throws {
        let run = try JournalRun()
        let count = plan.isQuick ? 200 : 1_000
        let sessions = try run.open(count, taps: 49, on: try app(views: 50, "--data", run.folder))
        let successor = try app(views: 50, "--data", run.folder)
        let start = now()
        try run.restore(sessions, on: successor)
        table.line("restore of \(count) sessions with 50 inputs", kennel: Table.milliseconds(now() - start))
    }

    /// Measures whether the taps of a session wait for other sessions that are being restored.
    private mutating func returning() throws {
        let run = try JournalRun()
        let count = 200
        let sessions = try run.open(count, taps: 49, on: try app(views: 50, "--data", run.folder))
        let server = try app(views: 50, "--data", run.folder)
        let taps = try TapRun(server, sessions: 1)
        _ = try taps.run(taps: 500)
        let alone = try taps.run(taps: 1_000).percentile(0.99)
        let asked = try run.ask(for: sessions, on: server)
        let beside = try taps.run(taps: 1_000).percentile(0.99)
        try run.readAnswers(asked)
        table.line(
            "a tap's p99: alone; while \(count) sessions come back", baseline: Table.microseconds(alone),
            kennel: Table.microseconds(beside), ratio: beside / alone)
    }

    private mutating func parked() throws {
        let run = try JournalRun()
        let count = plan.isQuick ? 200 : 1_000
        let server = try app(views: 50, "--data", run.folder, "--idle", "1")
        func park() throws {
            _ = try run.open(count, taps: 10, on: server)
            try run.waitUntilParked(on: server)
        }
        // The sessions of the next round reuse the memory of this round. Only the memory that stays in use after all
        // rounds is measured.
        for _ in 0..<3 { try park() }
        let before = server.residentKilobytes
        for _ in 0..<2 { try park() }
        let each = Double(server.residentKilobytes - before) / Double(2 * count)
        table.line(
            "memory of each further parked session", kennel: Table.kilobytes(each), goal: "below 1 KB",
            isReached: each < 1)
    }
}
