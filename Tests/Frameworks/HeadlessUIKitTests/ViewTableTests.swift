import Testing

@testable import HeadlessUIKit

@Suite("The table of views")
struct ViewTableTests {
    @Test func `A view table answers as a dictionary does after any insertions and removals`() {
        var table = ViewTable()
        var expected: [Int32: UIView] = [:]
        let views = (0..<40).map { _ in UIView() }
        var state: UInt32 = 7
        func next(_ limit: UInt32) -> UInt32 {
            state = state &* 1_664_525 &+ 1_013_904_223
            return (state >> 8) % limit
        }
        for _ in 0..<5_000 {
            let number = Int32(next(400)) + 1
            let view = next(3) == 0 ? nil : views[Int(next(40))]
            table[number] = view
            expected[number] = view
        }
        for number in Int32(0)...500 { #expect(table[number] === expected[number]) }
        for number in expected.keys { table[number] = nil }
        for number in Int32(0)...500 { #expect(table[number] == nil) }
    }
}
