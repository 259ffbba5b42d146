import Testing
import Wire

@Suite("What lost worlds mean")
struct WorldLossesTests {
    private func report(_ input: Int?) -> CrashReport { CrashReport(message: "gone", input: input) }

    /// What each of these losses means after those before it.
    private func verdicts(_ all: [WorldLoss]) -> [WorldLosses.Consequence] {
        var losses = WorldLosses()
        return all.map { losses.consequence(of: $0) }
    }

    @Test("What others did is tried again, but not for ever")
    func gone() {
        let verdicts = verdicts(Array(repeating: .gone, count: 20))
        #expect(
            verdicts.prefix(19).allSatisfy { $0 == .again }
                && verdicts.last == .unavailable(reason: WorldLoss.gone.sentence))
    }

    @Test("A crash is the app's at once")
    func crashed() {
        #expect(verdicts([.gone, .crashed(report(4))]) == [.again, .crashed(report(4))])
    }

    @Test("A process that is killed three times at one input was the app's doing", arguments: [nil, 7])
    func killed(input: Int?) {
        let loss = WorldLoss.killed(report(input))
        #expect(verdicts([loss, loss, loss]) == [.again, .again, .crashed(report(input))])
        #expect(verdicts([loss, loss, .gone, loss]).last == .crashed(report(input)))
    }

    @Test("One that is killed at this input and at that is tried longer, and is the app's doing in the end")
    func killedAnywhere() {
        let verdicts = verdicts((1...20).map { .killed(report($0)) })
        #expect(verdicts.prefix(19).allSatisfy { $0 == .again } && verdicts.last == .crashed(report(20)))
    }
}
