import Chance
import Foundation
import FuzzSessionJudges
import TestSupport
import Testing

@Suite("What fuzzing of sessions starts from, and what it has found")
struct SessionCorpusTests {
    @Test(arguments: try Fixture.files(in: "fuzz/recordings"))
    func `Every readable recording of the fuzzing corpus is the same after it is written and read`(_ name: String)
        throws
    {
        #expect(judgeRecording(try Fixture.bytes(name)) == nil)
    }

    @Test(arguments: try Fixture.files(in: "fuzz/frames"))
    func `Every readable frame of the fuzzing corpus is the same after it is written and read`(_ name: String) throws {
        #expect(judgeFrame(try Fixture.bytes(name)) == nil)
    }

    @Test(arguments: try Fixture.files(in: "fuzz/documents"))
    func `Documents of the fuzzing corpus are shown, and shown the same after a rebuild`(_ name: String) async throws {
        let bytes = try Fixture.bytes(name)
        let complaint = await withCheckedContinuation { continuation in
            Thread.detachNewThread { continuation.resume(returning: judgeDocument(bytes)) }
        }
        #expect(complaint == nil)
    }

    @Test(arguments: 0..<40)
    func `Randomly generated documents are shown, and shown the same after a rebuild`(_ seed: Int) async throws {
        var numbers = SeededNumbers(seed: UInt64(seed))
        let bytes = (0..<200).map { _ in UInt8.random(in: 0...255, using: &numbers) }
        let complaint = await withCheckedContinuation { continuation in
            Thread.detachNewThread { continuation.resume(returning: judgeDocument(bytes)) }
        }
        #expect(complaint == nil)
    }
}
