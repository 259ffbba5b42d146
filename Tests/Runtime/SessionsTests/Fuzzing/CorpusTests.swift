import Chance
import Foundation
import FuzzSessionJudges
import TestSupport
import Testing

@Suite("What fuzzing of sessions starts from, and what it has found")
struct SessionCorpusTests {
    @Test("Recordings are treated without contradiction", arguments: try Fixture.files(in: "fuzz/recordings"))
    func recordings(_ name: String) throws {
        #expect(judgeRecording(try Fixture.bytes(name)) == nil)
    }

    @Test("Frames are treated without contradiction", arguments: try Fixture.files(in: "fuzz/frames"))
    func frames(_ name: String) throws {
        #expect(judgeFrame(try Fixture.bytes(name)) == nil)
    }

    @Test(
        "Documents are shown, and shown the same when they are rebuilt",
        arguments: try Fixture.files(in: "fuzz/documents"))
    func documents(_ name: String) async throws {
        let bytes = try Fixture.bytes(name)
        let complaint = await withCheckedContinuation { continuation in
            Thread.detachNewThread { continuation.resume(returning: judgeDocument(bytes)) }
        }
        #expect(complaint == nil)
    }

    @Test("Documents of random choices are shown, and shown the same when they are rebuilt", arguments: 0..<40)
    func randomDocuments(_ seed: Int) async throws {
        var numbers = SeededNumbers(seed: UInt64(seed))
        let bytes = (0..<200).map { _ in UInt8.random(in: 0...255, using: &numbers) }
        let complaint = await withCheckedContinuation { continuation in
            Thread.detachNewThread { continuation.resume(returning: judgeDocument(bytes)) }
        }
        #expect(complaint == nil)
    }
}
