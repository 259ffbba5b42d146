import Exports
import JSON
import KennelTesting
import SessionSupport
import Testing
import Wire

@Suite("Notes that are handed over")
struct HandedNotesTests {
    /// A session with a note on its first press, a note on its first response, and a third note that was removed.
    private func course() async throws -> Playback {
        let session = try await HandedOver.visit()
        let inputs = await session.recordedInputs().map(\.input)
        let press = try #require(inputs.firstIndex { if case .tap = $0 { true } else { false } }) + 1
        let answer = try #require(inputs.firstIndex { if case .response = $0 { true } else { false } }) + 1
        await session.advance(by: .seconds(3_600))
        try await session.send(
            .notes([
                StepAnnotation(step: press, text: "Pressed *twice*\nby mistake"),
                StepAnnotation(step: answer, text: "Comes late"), StepAnnotation(step: 1, text: "Gone"),
                StepAnnotation(step: answer, .expectation(StepExpectation(.shows, "Roda"))),
                StepAnnotation(step: press, .expectation(StepExpectation(.hides, "*Later*"))),
            ]))
        try await session.send(.notes([StepAnnotation(step: 1, text: "")]))
        return try await HandedOver.course(of: session)
    }

    @Test func `The steps page quotes annotations at their steps, and they are no steps themselves`() async throws {
        let page = StepsPage(try await course()).text
        #expect(page.contains("   > **Note:** Pressed \\*twice\\*\\\n   > by mistake\n"), "\(page)")
        #expect(page.contains("   > **Note:** Comes late\n") && !page.contains("Gone"))
        #expect(page.contains("   * **Expected:** The screen shows “Roda”.\n"), "\(page)")
        #expect(page.contains("   * **Expected:** The screen does not show “\\*Later\\*”.\n"))
        #expect(!page.contains("note on step"), "that somebody wrote is no step: \(page)")
    }

    @Test func `The HAR file has annotations as comments, on the request they concern`() async throws {
        let log = try JSON(parsing: HARFile(try await course(), without: .standard).bytes)["log"]
        let first = try #require(log?["entries"]?.array?.first?["comment"]?.string)
        #expect(first.hasSuffix("Note: Comes late"))
        let all = (log?["entries"]?.array ?? []).compactMap { $0["comment"]?.string } + [log?["comment"]?.string ?? ""]
        #expect(all.filter { $0.contains("Pressed *twice*\nby mistake") }.count == 1)
    }

    @Test func `Texts of a stranger cannot write markup or code into exports`() async throws {
        let session = try await HandedOver.visit()
        let mark = "\u{0600}<img src=x>\u{0600}`\u{1B}[2J"
        try await session.send(.notes([StepAnnotation(step: 1, text: mark)]))
        var header = try await HandedOver.course(of: session).header
        header.product = "0.3.0\nstruct Injected {}\n<b>"
        header.app = "A { }; func x() {}"
        let course = try await HandedOver.course(of: session, header: header)
        let page = StepsPage(course).text
        #expect(page.contains("\\<img src=x\\>") && !page.contains("\u{1B}") && !page.contains("\n<b>"), "\(page)")
        let file = TestFile(course).text
        #expect(
            !file.contains("\nstruct Injected") && file.contains("// Made by Kennel 0.3.0 struct Injected {}"),
            "\(file)")
    }

    @Test func `The test has annotations as comments`() async throws {
        let file = TestFile(try await course()).text
        #expect(file.contains("        // Note: Pressed *twice*\n        //       by mistake\n"), "\(file)")
        #expect(file.contains("        // Note: Comes late\n") && !file.contains("Gone"))
        #expect(file.contains("        #expect(await session.shows(\"Roda\"))\n"))
        #expect(file.contains("        #expect(await !session.shows(\"*Later*\"))\n"))
    }
}
