import Glibc
import Testing

@testable import WorldProcess

@Suite("Who decides when a process that does not come back is ended")
struct TurnWatchTests {
    private let start = ContinuousClock.now

    private func signal(
        _ watch: inout TurnWatch, beat: UInt32 = 1, isBusy: Bool = true, after seconds: Double,
        isReported: Bool = false, isTraced: Bool = false
    ) -> Int32? {
        watch.signal(
            TurnWatch.Sight(beat: beat, isBusy: isBusy), limit: .seconds(2), at: start + .seconds(seconds),
            isReported: { isReported }, isTraced: { isTraced })
    }

    @Test("It is asked where it stands after the limit, once, and ended when that is known")
    func report() {
        var watch = TurnWatch()
        for seconds in [0, 1, 2.0] { #expect(signal(&watch, after: seconds) == nil) }
        #expect(signal(&watch, after: 2.1) == SIGABRT)
        #expect(signal(&watch, after: 3) == nil)
        #expect(signal(&watch, after: 4, isReported: true) == SIGKILL)
    }

    @Test("It is ended too when it does not say so in time")
    func silence() {
        var watch = TurnWatch()
        _ = signal(&watch, after: 0)
        #expect(signal(&watch, after: 3) == SIGABRT)
        #expect(signal(&watch, after: 22) == nil)
        #expect(signal(&watch, after: 22.1) == SIGKILL)
    }

    @Test("Each request, and each input of many, has the whole time; between two there is none to measure")
    func beats() {
        var watch = TurnWatch()
        for beat in UInt32(1)...10 { #expect(signal(&watch, beat: beat, after: Double(beat) * 1.9) == nil) }
        for seconds in [20, 30, 40.0] { #expect(signal(&watch, beat: 10, isBusy: false, after: seconds) == nil) }
        #expect(signal(&watch, beat: 11, after: 50) == nil)
        #expect(signal(&watch, beat: 11, after: 52.5) == SIGABRT)
    }

    @Test("One that is on its way to its end is let say so, and not asked again")
    func traced() {
        var watch = TurnWatch()
        _ = signal(&watch, after: 0)
        #expect(signal(&watch, after: 10, isTraced: true) == nil)
        #expect(signal(&watch, after: 23, isTraced: true) == SIGKILL)
        var over = TurnWatch()
        _ = signal(&over, after: 0)
        over.isOver()
        #expect(signal(&over, after: 3) == nil, "it ends by itself")
    }
}
