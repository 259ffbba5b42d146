import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

@Suite("Servers that code asks in the middle of a turn")
struct OutsideReadingTests {
    @Test("Each has the time of a turn for itself, and a file has no part in that")
    func waits() throws {
        let stage = try Stage(root: UIViewController())
        let addresses = ["https://bff.test/a", "HTTP://bff.test/b", "file:///tmp/c"].compactMap { URL(string: $0) }
        stage.act {
            var waits = 0
            UIApplication.shared.values[OutsideReadingKey.self] = { waits += 1 }
            #expect(addresses.map(_readAtOnce) == addresses)
            #expect(waits == 2)
        }
    }
}
