import Testing
import Wire

@testable import KennelHTTP

@Suite("When a session is opened")
struct OpeningTimeTests {
    @Test(arguments: [Int64.min, -1, 0, 1_764_000_000_000, 4_294_967_296_000, .max])
    func `A clock before 1970 or after 2100 gives an opening time that recordings can hold`(time: Int64) {
        let opened = OpeningReader.opening(at: time)
        #expect(SessionConfiguration.openings.contains(Int(opened)))
        if SessionConfiguration.openings.contains(Int(time)) { #expect(opened == time) }
    }
}
