import Testing

@testable import World

@Suite("What the next patch has to say")
struct UntoldTests {
    private let chronicle = EventLog(keeping: 10)

    @Test func `Changes are collected until they are taken, and each is taken once`() {
        #expect(chronicle.takeUnsentChanges() == .navigation)
        chronicle.changed(.retries)
        chronicle.changed(.faults)
        chronicle.changed(.retries)
        #expect(chronicle.takeUnsentChanges() == [.retries, .faults])
        #expect(chronicle.takeUnsentChanges() == [])
    }

    @Test func `A change that is undone is not sent, and other changes are`() {
        chronicle.changed([.navigation, .faults])
        chronicle.changedBack(.faults)
        #expect(chronicle.takeUnsentChanges() == .navigation)
    }
}
