import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@testable import SessionEnvironment

@Suite("Time and chance of a session")
struct SessionClockTests {
    private func drawn(opened: Int64) throws -> [String] {
        let stage = try Stage(root: UIViewController())
        stage.application.values[OpeningTimeKey.self] = opened
        return stage.act {
            let die = Int.random(in: 1...1_000_000, using: &sessionRandom)
            return ["\(_now().timeIntervalSince1970)", "\(die)", _uid().uuidString, _uid().uuidString]
        }
    }

    @Test func `Sessions opened at the same time draw the same values, others draw different ones`() throws {
        let one = try drawn(opened: 1_700_000_000_000), other = try drawn(opened: 1_700_000_000_001)
        #expect(try one == drawn(opened: 1_700_000_000_000) && one[0] == "1700000000.0")
        #expect(one[1] != other[1] && one[2] != other[2] && one[2] != one[3])
        #expect(try #require(UUID(uuidString: one[2])).uuid.6 >> 4 == 4)
    }

    @Test func `Time advances with the session's clock`() throws {
        let stage = try Stage(root: UIViewController())
        let before = stage.act { _now() }
        #expect(stage.act { _now(timeIntervalSinceNow: 60) } == before.addingTimeInterval(60))
    }
}
