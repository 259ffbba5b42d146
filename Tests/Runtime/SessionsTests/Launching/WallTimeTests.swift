import Foundation
import Testing

@testable import Sessions

@Suite("The time of day")
struct WallTimeTests {
    @Test(
        "A clock that is set to any time ends nothing",
        arguments: [
            (-62_135_596_800, -62_135_596_800_000), (-1, -1_000), (0, 0), (4_294_967_296, 4_294_967_296_000),
            (1e300, Int64.max), (-1e300, .min),
        ] as [(Double, Int64)])
    func milliseconds(seconds: Double, milliseconds: Int64) {
        #expect(WallTime.milliseconds(of: Date(timeIntervalSince1970: seconds)) == milliseconds)
    }

    @Test("An epoch is another one than a new session's, and than the one a moment before, also before 1970")
    func epochs() {
        for time in [Int64.min, -1_000, -1, 0, 1, 2, 1_764_000_000_000, .max] { #expect(WallTime.epoch(at: time) > 1) }
        #expect(WallTime.epoch(at: -5_000) != WallTime.epoch(at: -4_000))
        #expect(WallTime.epoch(at: 1_764_000_000_000) == 1_764_000_000_000)
    }

    @Test("A time that is still to come, or too far away to be counted, is no time ago")
    func since() {
        #expect(WallTime.since(1_000, now: 4_000) == .seconds(3))
        #expect(WallTime.since(4_000, now: 1_000) == .zero)
        #expect(WallTime.since(.min, now: 1) == .zero)
        #expect(WallTime.since(.max, now: .min) == .zero)
    }
}
