extension Report {
    /// Measures layout in this process: without any change, with a small change, and for a new screen.
    mutating func layout() {
        let times = plan.isQuick ? 500 : 5_000
        let small = LayoutRun.cards(views: 50)
        let same = Comparison(rounds: rounds) {
            small.change(times: times) { $0.textColor = $1.isMultiple(of: 2) ? .red : .blue }
        } kennel: {
            small.change(times: times) { $0.text = $1.isMultiple(of: 2) ? "12:41" : "14:21" }
        }
        table.line(
            "a label's colour; its text, of the same size", baseline: Table.microseconds(same.baseline),
            kennel: Table.microseconds(same.kennel), ratio: same.ratio)
        let (few, many) = (LayoutRun.cards(views: 10), LayoutRun.cards(views: 10_000))
        let resized = { (run: LayoutRun) in
            run.change(times: times) { $0.text = String(repeating: "word ", count: 1 + $1 % 3) }
        }
        let sizes = Comparison(rounds: rounds) {
            resized(few)
        } kennel: {
            resized(many)
        }
        table.line(
            "a label's size among 10 views, among 10,000", baseline: Table.microseconds(sizes.baseline),
            kennel: Table.microseconds(sizes.kennel), ratio: sizes.ratio, goal: "at most 2",
            isReached: sizes.ratio <= 2)
        let list = (0..<rounds).map { _ in LayoutRun.list(cells: 1_000) }.median
        table.line(
            "a list of 1,000 cells as high as their words", kennel: Table.milliseconds(list), goal: "below 60 ms",
            isReached: list < 60_000)
        let chains = (0..<rounds).map { _ in LayoutRun.chain(constraints: 500) }
        let (whole, one) = (chains.map(\.time).median, chains.map(\.one).median)
        table.line(
            "500 constraints from nothing", kennel: Table.milliseconds(whole), goal: "below 5 ms",
            isReached: whole < 5_000)
        table.line(
            "one of their constants", kennel: Table.microseconds(one), goal: "below 100 us", isReached: one < 100)
        texts()
    }

    /// Measures long texts: how the time grows if a text is twice as long, and a text whose direction changes with
    /// every word.
    private mutating func texts() {
        let latin = "The quick brown fox jumps over the lazy dog. "
        let length = Comparison(rounds: rounds) {
            LayoutRun.text(latin, bytes: 32 * 1024)
        } kennel: {
            LayoutRun.text(latin, bytes: 64 * 1024)
        }
        table.line(
            "a text of 32 KB, of 64 KB", baseline: Table.milliseconds(length.baseline),
            kennel: Table.milliseconds(length.kennel), ratio: length.ratio, goal: "at most 2.5",
            isReached: length.ratio <= 2.5)
        let directions = Comparison(rounds: rounds) {
            LayoutRun.text(latin, bytes: 64 * 1024)
        } kennel: {
            LayoutRun.text("abc \u{5D0}\u{5D1}\u{5D2} ", bytes: 64 * 1024)
        }
        table.line(
            "64 KB of Latin, of Latin and Hebrew by turns", baseline: Table.milliseconds(directions.baseline),
            kennel: Table.milliseconds(directions.kennel), ratio: directions.ratio, goal: "at most 3",
            isReached: directions.ratio <= 3)
    }
}
