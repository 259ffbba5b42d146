import Testing

@testable import Sessions

@Suite("The pace of inputs")
struct InputPaceTests {
    @Test func `A burst of two seconds' worth of inputs passes, then one input at a time`() {
        var pace = InputPace(perSecond: 10, now: .zero)
        var waits = (0..<20).map { _ in pace.admit(at: .zero) }
        #expect(waits.allSatisfy { $0 == nil })
        waits = [0, 100, 100, 60_000].map { pace.admit(at: .milliseconds($0)) }
        #expect(waits == [.milliseconds(100), nil, .milliseconds(100), nil])
    }
}
