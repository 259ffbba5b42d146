import Testing
import Wire

@testable import Sessions

@Suite("The shelf of recordings")
struct RecordingShelfTests {
    private struct NoFormat: RecordingFormat {
        func past(in text: String, of session: SessionID) throws -> SessionPast { throw ArchiveError.inputsNotStored }
    }

    private let shelf = RecordingStore(archive: nil, format: NoFormat(), limit: 2)
    private let facts = OpenedRecording.Facts(
        configuration: SessionConfiguration(), inputs: 1, app: "App", isCut: false)

    @Test func `A recording added in pieces is stored as one text, under its own id and viewer id`() throws {
        let draft = try shelf.draft()
        for piece in ["é".utf8.first.map { [$0] } ?? [], Array("é\n".utf8.dropFirst()), Array("two\n".utf8)] {
            try draft.append(piece)
        }
        let recording = try shelf.add(facts, from: draft)
        #expect(try recording.file() == "é\ntwo\n")
        #expect(shelf.find(recording.id.rawValue)?.viewerID == recording.viewerID)
        #expect(shelf.find(recording.viewerID.rawValue)?.id == recording.id)
        shelf.remove(recording.id)
        #expect(shelf.all.isEmpty)
    }

    @Test func `A draft occupies a place in the store until it is added, abandoned or released`() throws {
        var drafts = [try shelf.draft(), try shelf.draft()]
        #expect(throws: RecordingStore.Refusal.full(limit: 2)) { try shelf.draft() }
        drafts[0].leave()
        drafts[0].leave()
        drafts[0] = try shelf.draft()
        #expect(throws: RecordingStore.Refusal.full(limit: 2)) { try shelf.draft() }
        drafts.removeLast()
        _ = try shelf.add(facts, from: try shelf.draft())
        #expect(throws: RecordingStore.Refusal.full(limit: 2)) { try shelf.draft() }
        drafts = []
        _ = try shelf.draft()
    }
}
