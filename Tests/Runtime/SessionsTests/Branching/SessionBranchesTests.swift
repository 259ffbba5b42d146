import Foundation
import JSON
import Testing
import Wire

@testable import Sessions

@Suite("Sessions that begin with the inputs of another", .timeLimit(.minutes(5)))
struct SessionBranchesTests {
    @Test func `A branch has the inputs up to its step and its origin, without the original's keys`() async throws {
        let folder = try ArchiveFolder()
        let house = SessionHouse(archive: folder.archive)
        let running = try await house.open()
        for key in ["a", "b", "c"] { _ = try await running.input(key: key) }
        let branch = try house.branches.branch(of: running, step: 3, for: "client")
        let snapshot = try await branch.snapshot()
        #expect(snapshot["input"] == 3 && snapshot["session"]?["origin"]?["step"] == 3)
        #expect(snapshot["session"]?["origin"]?["session"]?.string == running.id.rawValue)
        #expect(snapshot["restored"]?["pause"]?["cause"] == "branched")
        #expect(try branch.inputSource.entries(after: 0).allSatisfy { $0.key == nil && $0.session == branch.id })
        #expect(try await branch.input(key: "a") > 3, "which is an input of its own")
        #expect(try running.inputSource.entries(after: 0).count == 4)
        #expect(Set(try folder.archive.sessions().map(\.id)) == [running.id, branch.id])
    }

    @Test func `A branch has annotations added later to its steps, and none that were removed`() async throws {
        let house = SessionHouse()
        let running = try await house.open()
        try await running.input(.notes([StepAnnotation(step: 1, text: "Removed later")]))
        _ = try await running.input(key: "a")
        try await running.input(
            .notes([
                StepAnnotation(step: 1, text: ""), StepAnnotation(step: 2, text: "Later"),
                StepAnnotation(step: 3, text: "After"),
                StepAnnotation(step: 2, .expectation(StepExpectation(.shows, "Later"))),
            ]))
        let branch = try house.branches.branch(of: running, step: 2, for: "client")
        let snapshot = try await branch.snapshot()
        #expect(snapshot["notes"] == [["step": 2, "text": "Later"], ["step": 2, "shows": "Later"]])
        #expect(snapshot["restored"]?["differsFrom"] == nil)
        #expect(snapshot["session"]?["origin"]?["step"] == 2)
        let whole = try house.branches.branch(of: running, step: 4, for: "client")
        #expect(try await whole.snapshot()["input"] == 4)
    }

    @Test func `A branch includes the responses read in its last step's turn, recorded after the step`() async throws {
        let house = SessionHouse()
        let inputs: [SessionInput] = [
            .opened(SessionConfiguration(bff: URL(string: "http://bff.test"))),
            .notes([StepAnnotation(step: 1, text: "Here")]),
            .read(RequestID(rawValue: 7), .response(TransportResponse())),
            .read(RequestID(rawValue: 8), .response(TransportResponse())), .control(.asked(by: "Ana")),
        ]
        let running = try house.branches.open(for: "client") { id throws(SessionPast.Damage) in
            try SessionPast(
                inputs.enumerated().map {
                    JournalEntry(session: id, number: $0 + 1, time: .zero, key: nil, input: $1)
                })
        }
        for (step, last) in [(1, 1), (2, 4), (3, 4), (5, 5)] {
            let branch = try house.branches.branch(of: running, step: step, for: "client")
            let entries = try branch.inputSource.entries(after: 0)
            #expect(Array(entries.map(\.input).dropFirst().prefix(last - 1)) == Array(inputs[1..<last]))
            #expect(try await branch.snapshot()["session"]?["origin"]?["step"]?.int == last)
        }
    }

    @Test(arguments: [Int.min, 0, 2, Int.max])
    func `Branching at a step that does not exist is refused with the number of steps`(step: Int) async throws {
        let house = SessionHouse()
        let running = try await house.open()
        #expect(throws: BranchError.noStep(step, count: 1)) {
            try house.branches.branch(of: running, step: step, for: "client")
        }
        _ = try house.branches.branch(of: running, step: 1, for: "client")
    }

    @Test func `A branch is refused when its session's backend is not allowed or not supported`() async throws {
        let house = SessionHouse(backend: "http://other.test")
        let running = try await house.open()
        #expect(throws: BranchError.backend(.refused(reason: "http://bff.test is not asked here."))) {
            try house.branches.branch(of: running, step: 1, for: "client")
        }
        let strange = try await house.open(SessionConfiguration(bff: URL(string: "ftp://bff.test")))
        #expect(throws: BranchError.noBackend) {
            try house.branches.branch(of: strange, step: 1, for: "client")
        }
        #expect(house.directory.count == 2)
    }

    @Test func `A branch that exceeds the session limit is refused, and nothing of it is recorded`() async throws {
        let folder = try ArchiveFolder()
        let house = SessionHouse(archive: folder.archive, limit: 1)
        let running = try await house.open()
        #expect(throws: BranchError.noRoom(.tooManySessions(limit: 1))) {
            try house.branches.branch(of: running, step: 1, for: "client")
        }
        #expect(try folder.archive.sessions().map(\.id) == [running.id])
    }
}
