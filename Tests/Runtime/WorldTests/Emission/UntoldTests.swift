import Testing

@testable import World

@Suite("What the next patch has to say")
struct UntoldTests {
    private let chronicle = EventLog(keeping: 10)

    @Test("Changes gather until they are taken, and then are told")
    func gathering() {
        #expect(chronicle.takeUnsentChanges() == .navigation)
        chronicle.changed(.retries)
        chronicle.changed(.faults)
        chronicle.changed(.retries)
        #expect(chronicle.takeUnsentChanges() == [.retries, .faults])
        #expect(chronicle.takeUnsentChanges() == [])
    }

    @Test("What is again as it was needs no telling, and the rest does")
    func changedBack() {
        chronicle.changed([.navigation, .faults])
        chronicle.changedBack(.faults)
        #expect(chronicle.takeUnsentChanges() == .navigation)
    }
}
