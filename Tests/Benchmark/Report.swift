/// Runs the measurements and prints them as they come.
struct Report {
    let plan: Plan
    var table = Table()

    init(_ plan: Plan) { self.plan = plan }

    var rounds: Int { plan.isQuick ? 3 : 7 }

    mutating func run() throws {
        print(
            Cores.areSeparate
                ? "Servers on core \(Cores.server), client on another; loopback; medians of \(rounds) rounds."
                : "Servers and client share the only core; loopback; medians of \(rounds) rounds.")
        table.head()
        if plan.includes("latency") { try latency() }
        if plan.includes("throughput") { try throughput() }
        if plan.includes("fanout") { try fanOut() }
        if plan.includes("size") { try sizes() }
        if plan.includes("memory") { try memory() }
        if plan.includes("journal") { try journal() }
        if plan.includes("start") { try start() }
        if plan.includes("page") { try page() }
        if plan.includes("document") { try document() }
        if plan.includes("expressions") { expressions() }
        if plan.includes("layout") { layout() }
        if plan.includes("replay") { try replay() }
        if plan.includes("commands") { try commands() }
        if plan.includes("kills") { try kills() }
        if plan.includes("worlds") { try worlds() }
        if plan.includes("neighbors") { try neighbors() }
    }

    /// Whether every goal was met.
    var isSuccess: Bool { table.missed == 0 }

    private func bare() throws -> ServerProcess { try ServerProcess([Plan.program, "baseline"]) }

    func app(views: Int, _ options: String..., isPinned: Bool = true) throws -> ServerProcess {
        try ServerProcess([Plan.program, "app", "\(views)"] + options, isPinned: isPinned)
    }

    private func kennel() throws -> ServerProcess { try ServerProcess([plan.kennel, "--port", "0"]) }

    private mutating func latency() throws {
        let (bare, app) = (try bare(), try app(views: 50))
        let (bareRun, appRun) = (try TapRun(bare, sessions: 1), try TapRun(app, sessions: 1))
        let taps = plan.isQuick ? 2_000 : 10_000
        for run in [bareRun, appRun] { _ = try run.run(taps: taps / 5) }
        var high: (bare: [Double], app: [Double]) = ([], [])
        let middle = try Comparison(rounds: rounds) {
            let times = try bareRun.run(taps: taps)
            high.bare.append(times.percentile(0.99))
            return times.median
        } kennel: {
            let times = try appRun.run(taps: taps)
            high.app.append(times.percentile(0.99))
            return times.median
        }
        table.line(
            "tap to change received, p50", baseline: Table.microseconds(middle.baseline),
            kennel: Table.microseconds(middle.kennel), ratio: middle.ratio, goal: "at most 2",
            isReached: middle.ratio <= 2)
        table.line(
            "tap to change received, p99", baseline: Table.microseconds(high.bare.median),
            kennel: Table.microseconds(high.app.median), ratio: high.app.median / high.bare.median)
    }

    private mutating func throughput() throws {
        let (bare, app) = (try bare(), try app(views: 50))
        let (bareRun, appRun) = (try TapRun(bare, sessions: 50), try TapRun(app, sessions: 50))
        let taps = plan.isQuick ? 20_000 : 60_000
        for run in [bareRun, appRun] { _ = try run.run(taps: taps / 5) }
        var processor: (bare: [Double], app: [Double]) = ([], [])
        func rate(_ run: TapRun, _ server: ServerProcess, _ used: inout [Double]) throws -> Double {
            let (before, start) = (server.processorTime, now())
            _ = try run.run(taps: taps)
            let rate = Double(taps) / (now() - start) * 1e6
            used.append((server.processorTime - before) / Double(taps))
            return rate
        }
        let rates = try Comparison(rounds: rounds) {
            try rate(bareRun, bare, &processor.bare)
        } kennel: {
            try rate(appRun, app, &processor.app)
        }
        table.line(
            "taps per second, 50 sessions", baseline: "\(Int(rates.baseline))", kennel: "\(Int(rates.kennel))",
            ratio: rates.ratio, goal: "at least 0.5", isReached: rates.ratio >= 0.5)
        table.line(
            "processor time of the server for a tap", baseline: Table.microseconds(processor.bare.median),
            kennel: Table.microseconds(processor.app.median), ratio: processor.app.median / processor.bare.median)
    }

    private mutating func fanOut() throws {
        let (bare, app) = (try bare(), try app(views: 50))
        let (bareRun, appRun) = (try FanOutRun(bare, viewers: 1000), try FanOutRun(app, viewers: 1000))
        for run in [bareRun, appRun] { _ = try run.run(rounds: 5) }
        let times = try Comparison(rounds: rounds) {
            try bareRun.run(rounds: 20).median
        } kennel: {
            try appRun.run(rounds: 20).median
        }
        table.line(
            "one change to 1,000 viewers", baseline: Table.milliseconds(times.baseline),
            kennel: Table.milliseconds(times.kennel), ratio: times.ratio, goal: "at most 2",
            isReached: times.ratio <= 2)
    }

    private mutating func sizes() throws {
        let (small, large) = (try app(views: 10), try app(views: 10_000))
        let (smallRun, largeRun) = (try TapRun(small, sessions: 1), try TapRun(large, sessions: 1))
        let taps = plan.isQuick ? 2_000 : 5_000
        for run in [smallRun, largeRun] { _ = try run.run(taps: taps / 5) }
        let times = try Comparison(rounds: rounds) {
            try smallRun.run(taps: taps).median
        } kennel: {
            try largeRun.run(taps: taps).median
        }
        table.line(
            "one label among 10 views, among 10,000", baseline: Table.microseconds(times.baseline),
            kennel: Table.microseconds(times.kennel), ratio: times.ratio, goal: "at most 2",
            isReached: times.ratio <= 2)
    }

    private mutating func memory() throws {
        let counts = plan.isQuick ? [1000] : [1000, 10_000]
        let bare = try MemoryRun.run(try bare(), counts: counts) { _ in "{}" }
        let body = ScreenJSON.body(elements: 50)
        let same = try MemoryRun.run(try app(views: 50), counts: counts) { _ in body }
        let own = try MemoryRun.run(try app(views: 50), counts: counts) {
            ScreenJSON.body(elements: 50, name: "screen \($0)")
        }
        for (bare, app) in zip(bare, same) {
            table.line(
                "memory of a session, 50 elements, at \(app.sessions)", baseline: Table.kilobytes(bare.kilobytesEach),
                kennel: Table.kilobytes(app.kilobytesEach), ratio: app.kilobytesEach / bare.kilobytesEach,
                goal: "below 32 KB", isReached: app.kilobytesEach < 32)
        }
        for (bare, app) in zip(bare, own) {
            table.line(
                "the same, no two with the same texts", baseline: Table.kilobytes(bare.kilobytesEach),
                kennel: Table.kilobytes(app.kilobytesEach), ratio: app.kilobytesEach / bare.kilobytesEach)
        }
    }

    private mutating func start() throws {
        let times = try (0..<rounds).map { _ in
            let start = now()
            let server = try kennel()
            guard try Requests(port: server.port).send("GET", "/").status == 200 else {
                throw BenchmarkError("the page is not served")
            }
            return now() - start
        }
        table.line(
            "start of the process to first page", kennel: Table.milliseconds(times.median), goal: "below 100 ms",
            isReached: times.median < 100_000)
    }

    private mutating func page() throws {
        let weight = try PageWeight(of: try kennel())
        for kind in weight.bytes.keys.sorted() {
            table.line("page, \(kind), compressed", kennel: Table.kilobytes(Double(weight.bytes[kind] ?? 0) / 1024))
        }
        let total = Double(weight.total) / 1024
        table.line(
            "page, all \(weight.files.count) files, compressed", kennel: Table.kilobytes(total), goal: "below 40 KB",
            isReached: total < 40)
    }

    private mutating func document() throws {
        let run = DocumentRun(bytes: 1_000_000)
        let times = try Comparison(rounds: rounds) {
            try run.decodePlainly()
        } kennel: {
            run.show()
        }
        table.line(
            "\(run.size / 1000) KB: JSONDecoder; decode and render", baseline: Table.milliseconds(times.baseline),
            kennel: Table.milliseconds(times.kennel), ratio: times.ratio, goal: "at most 4",
            isReached: times.ratio <= 4)
    }

    private mutating func expressions() {
        let run = ExpressionRun()
        let times = plan.isQuick ? 2_000 : 20_000
        var total = 0.0
        for (kind, text) in ExpressionRun.kinds {
            let time = (0..<rounds).map { _ in run.evaluate(text, times: times) }.median
            total += time
            table.line("an expression, \(kind)", kennel: Table.microseconds(time / Double(times)))
        }
        table.line("\(times * ExpressionRun.kinds.count) expressions of five kinds", kennel: Table.milliseconds(total))
        let writes = Comparison(rounds: rounds) {
            run.write(among: 1, times: times)
        } kennel: {
            run.write(among: 1000, times: times)
        }
        table.line(
            "a context write, 1 of 1, 1 of 1,000 affected", baseline: Table.microseconds(writes.baseline),
            kennel: Table.microseconds(writes.kennel), ratio: writes.ratio, goal: "at most 3",
            isReached: writes.ratio <= 3)
    }
}
