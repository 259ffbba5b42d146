import Testing
import Wire

@Suite("What lost worlds mean")
struct WorldLossesTests {
    private func report(_ input: Int?) -> CrashReport { CrashReport(message: "gone", input: input) }

    /// Returns the consequence of each loss, if all losses happen one after the other.
    private func verdicts(_ all: [WorldLoss]) -> [WorldLosses.Consequence] {
        var losses = WorldLosses()
        return all.map { losses.consequence(of: $0) }
    }

    @Test func `A world lost through others is retried 19 times and is unavailable at the 20th loss`() {
        let verdicts = verdicts(Array(repeating: .gone, count: 20))
        #expect(
            verdicts.prefix(19).allSatisfy { $0 == .again }
                && verdicts.last == .unavailable(reason: WorldLoss.gone.sentence))
    }

    @Test func `A crash is attributed to the app at once`() {
        #expect(verdicts([.gone, .crashed(report(4))]) == [.again, .crashed(report(4))])
    }

    @Test(arguments: [nil, 7])
    func `A process killed three times at one input counts as a crash of the app`(input: Int?) {
        let loss = WorldLoss.killed(report(input))
        #expect(verdicts([loss, loss, loss]) == [.again, .again, .crashed(report(input))])
        #expect(verdicts([loss, loss, .gone, loss]).last == .crashed(report(input)))
    }

    @Test func `A process killed at different inputs is retried 19 times, then counts as a crash`() {
        let verdicts = verdicts((1...20).map { .killed(report($0)) })
        #expect(verdicts.prefix(19).allSatisfy { $0 == .again } && verdicts.last == .crashed(report(20)))
    }
}
