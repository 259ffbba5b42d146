import Testing

@testable import HTTPServer

@Suite("File descriptors that run out")
struct DescriptorSupplyTests {
    @Test("That none is left is said once, until there was enough again")
    func warnings() {
        let warnings = Notes<String>()
        var supply = DescriptorSupply.enough
        for now: DescriptorSupply in [.enough, .none, .none, .enough, .none] {
            supply = supply.next(now) { warnings.append($0) }
        }
        #expect(warnings.count == 2 && warnings.all[0].contains("ulimit -n"))
    }
}
