import Foundation
import FuzzRequestJudge
import TestSupport
import Testing

@Suite("What fuzzing of requests starts from, and what it has found", .timeLimit(.minutes(5)))
struct CorpusTests {
    @Test(arguments: try Fixture.files(in: "fuzz/requests"))
    func `Every request of the fuzzing corpus is answered without a server fault`(_ name: String) async throws {
        let bytes = try Fixture.bytes(name)
        // Judging blocks, which test threads must not do.
        let complaint = await withCheckedContinuation { continuation in
            Thread.detachNewThread { continuation.resume(returning: judgeRequests(bytes)) }
        }
        #expect(complaint == nil)
    }
}
