import Foundation
import Testing

@testable import Sessions

@Suite("The time of day")
struct WallTimeTests {
    @Test(
        arguments: [
            (-62_135_596_800, -62_135_596_800_000), (-1, -1_000), (0, 0), (4_294_967_296, 4_294_967_296_000),
            (1e300, Int64.max), (-1e300, .min),
        ] as [(Double, Int64)])
    func `Any date converts to milliseconds, and extreme dates are clamped`(seconds: Double, milliseconds: Int64) {
        #expect(WallTime.milliseconds(of: Date(timeIntervalSince1970: seconds)) == milliseconds)
    }

    @Test func `An epoch is greater than 1 and differs from the one a second before, also before 1970`() {
        for time in [Int64.min, -1_000, -1, 0, 1, 2, 1_764_000_000_000, .max] { #expect(WallTime.epoch(at: time) > 1) }
        #expect(WallTime.epoch(at: -5_000) != WallTime.epoch(at: -4_000))
        #expect(WallTime.epoch(at: 1_764_000_000_000) == 1_764_000_000_000)
    }

    @Test func `The time since a future or immeasurably distant moment is zero`() {
        #expect(WallTime.since(1_000, now: 4_000) == .seconds(3))
        #expect(WallTime.since(4_000, now: 1_000) == .zero)
        #expect(WallTime.since(.min, now: 1) == .zero)
        #expect(WallTime.since(.max, now: .min) == .zero)
    }
}
