import Testing

@testable import Kennel

@Suite("Connections and the files that a process may open")
struct DescriptorTests {
    @Test(arguments: [
        (4_096, 10_000, 4_096), (4_096, 1_024, 768), (4_096, 4_096, 3_840), (4_096, 64, 24), (100, 1_024, 100),
    ])
    func `The number of connections leaves file descriptors for everything else`(
        asked: Int, descriptors: Int, allowed: Int
    ) {
        #expect(ProcessSetup.connections(asked, ofDescriptors: descriptors) == allowed)
    }
}
