import Testing

@testable import HTTPServer

@Suite("File descriptors that run out")
struct DescriptorSupplyTests {
    @Test func `A lack of file descriptors is reported once, until there are enough again`() {
        let warnings = Notes<String>()
        var supply = DescriptorSupply.enough
        for now: DescriptorSupply in [.enough, .none, .none, .enough, .none] {
            supply = supply.next(now) { warnings.append($0) }
        }
        #expect(warnings.count == 2 && warnings.all[0].contains("ulimit -n"))
    }
}
