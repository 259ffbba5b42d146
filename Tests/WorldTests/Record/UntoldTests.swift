import Testing

@testable import World

@Suite("What the next patch has to say")
struct UntoldTests {
    private let record = Record(keeping: 10)

    @Test("Changes gather until they are taken, and then are told")
    func gathering() {
        #expect(record.takeUntold() == .navigation)
        record.changed(.retries)
        record.changed(.faults)
        record.changed(.retries)
        #expect(record.takeUntold() == [.retries, .faults])
        #expect(record.takeUntold() == [])
    }

    @Test("What is again as it was needs no telling, and the rest does")
    func changedBack() {
        record.changed([.navigation, .faults])
        record.changedBack(.faults)
        #expect(record.takeUntold() == .navigation)
    }
}
