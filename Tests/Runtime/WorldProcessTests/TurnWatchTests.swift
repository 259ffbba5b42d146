import Testing

@testable import WorldProcess

@Suite("Who decides when a process that does not come back is ended")
struct TurnWatchTests {
    private let start = ContinuousClock.now

    private func step(
        _ watch: inout HangDetector, beat: UInt32 = 1, isBusy: Bool = true, after seconds: Double,
        isReported: Bool = false, isTraced: Bool = false, isStopped: Bool = false
    ) -> HangDetector.Step {
        watch.next(
            HangDetector.Observation(beat: beat, isBusy: isBusy), limit: .seconds(2), at: start + .seconds(seconds),
            isReported: { isReported }, isTraced: { isTraced }, isStopped: { isStopped },
            processorTime: { .zero })
    }

    @Test("It is asked where it stands after the limit, once, and ended when that is known")
    func report() {
        var watch = HangDetector()
        for seconds in [0, 1, 2.0] { #expect(step(&watch, after: seconds) == .wait) }
        #expect(step(&watch, after: 2.1) == .askForReport)
        #expect(step(&watch, after: 3) == .wait)
        #expect(step(&watch, after: 4, isReported: true) == .end)
    }

    @Test("It is ended too when it does not say so in time")
    func silence() {
        var watch = HangDetector()
        _ = step(&watch, after: 0)
        #expect(step(&watch, after: 3) == .askForReport)
        #expect(step(&watch, after: 42) == .wait)
        #expect(step(&watch, after: 42.1) == .end)
    }

    @Test("Each request, and each input of many, has the whole time; between two there is none to measure")
    func beats() {
        var watch = HangDetector()
        for beat in UInt32(1)...10 { #expect(step(&watch, beat: beat, after: Double(beat) * 1.9) == .wait) }
        for seconds in [20, 30, 40.0] { #expect(step(&watch, beat: 10, isBusy: false, after: seconds) == .wait) }
        #expect(step(&watch, beat: 11, after: 50) == .wait)
        #expect(step(&watch, beat: 11, after: 52.5) == .askForReport)
    }

    @Test("One that is on its way to its end is let say so, and not asked again")
    func traced() {
        var watch = HangDetector()
        _ = step(&watch, after: 0)
        #expect(step(&watch, after: 10, isTraced: true) == .wait)
        #expect(step(&watch, after: 43, isTraced: true) == .end)
        var over = HangDetector()
        _ = step(&over, after: 0)
        over.isOver()
        #expect(step(&over, after: 3) == .wait, "it ends by itself")
    }

    @Test("One that somebody has stopped is replaced after the limit, and asked nothing")
    func stopped() {
        var watch = HangDetector()
        #expect(step(&watch, after: 0, isStopped: true) == .wait)
        #expect(step(&watch, after: 2, isStopped: true) == .wait)
        #expect(step(&watch, after: 2.1, isStopped: true) == .replace)
        var asked = HangDetector()
        _ = step(&asked, after: 0)
        #expect(step(&asked, after: 3) == .askForReport)
        #expect(step(&asked, after: 4, isStopped: true) == .replace, "it would never write its report")
    }

    @Test("It is late after some time at one request, asleep or at work, but not where others have the processors")
    func lateness() {
        func isLate(_ watch: HangDetector, after seconds: Double, used: Double, isRunnable: Bool = true) -> Bool {
            watch.isLate(
                after: .milliseconds(200), at: start + .seconds(seconds), processorTime: { .seconds(used) },
                isRunnable: { isRunnable })
        }
        var watch = HangDetector()
        #expect(!isLate(watch, after: 9, used: 9))
        _ = step(&watch, after: 1)
        #expect(!isLate(watch, after: 1.2, used: 0.2))
        #expect(isLate(watch, after: 1.21, used: 0.11))
        #expect(!isLate(watch, after: 1.21, used: 0.01), "it hardly ran")
        #expect(isLate(watch, after: 1.21, used: 0, isRunnable: false), "it sleeps")
        _ = step(&watch, beat: 2, after: 1.22)
        #expect(!isLate(watch, after: 1.23, used: 0.2))
        _ = step(&watch, beat: 2, after: 4)
        #expect(isLate(watch, after: 4, used: 0), "it writes its report")
        _ = step(&watch, isBusy: false, after: 5)
        #expect(!isLate(watch, after: 9, used: 9))
        watch.isOver()
        #expect(!isLate(watch, after: 9, used: 9))
    }
}
