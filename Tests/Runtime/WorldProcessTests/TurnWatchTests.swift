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

    @Test func `A hanging process is asked for one report after the limit, and ended when it is written`() {
        var watch = HangDetector()
        for seconds in [0, 1, 2.0] { #expect(step(&watch, after: seconds) == .wait) }
        #expect(step(&watch, after: 2.1) == .askForReport)
        #expect(step(&watch, after: 3) == .wait)
        #expect(step(&watch, after: 4, isReported: true) == .end)
    }

    @Test func `A hanging process that writes no report in time is ended`() {
        var watch = HangDetector()
        _ = step(&watch, after: 0)
        #expect(step(&watch, after: 3) == .askForReport)
        #expect(step(&watch, after: 42) == .wait)
        #expect(step(&watch, after: 42.1) == .end)
    }

    @Test func `Each request, and each input of many, gets the full time limit; idle time does not count`() {
        var watch = HangDetector()
        for beat in UInt32(1)...10 { #expect(step(&watch, beat: beat, after: Double(beat) * 1.9) == .wait) }
        for seconds in [20, 30, 40.0] { #expect(step(&watch, beat: 10, isBusy: false, after: seconds) == .wait) }
        #expect(step(&watch, beat: 11, after: 50) == .wait)
        #expect(step(&watch, beat: 11, after: 52.5) == .askForReport)
    }

    @Test func `A process that is already ending may finish its report, and is not asked for one`() {
        var watch = HangDetector()
        _ = step(&watch, after: 0)
        #expect(step(&watch, after: 10, isTraced: true) == .wait)
        #expect(step(&watch, after: 43, isTraced: true) == .end)
        var over = HangDetector()
        _ = step(&over, after: 0)
        over.isOver()
        #expect(step(&over, after: 3) == .wait, "it ends by itself")
    }

    @Test func `A process stopped by a signal is replaced after the limit without asking for a report`() {
        var watch = HangDetector()
        #expect(step(&watch, after: 0, isStopped: true) == .wait)
        #expect(step(&watch, after: 2, isStopped: true) == .wait)
        #expect(step(&watch, after: 2.1, isStopped: true) == .replace)
        var asked = HangDetector()
        _ = step(&asked, after: 0)
        #expect(step(&asked, after: 3) == .askForReport)
        #expect(step(&asked, after: 4, isStopped: true) == .replace, "it would never write its report")
    }

    @Test func `A process is late after a time at one request, asleep or busy, but not if starved of CPU`() {
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
