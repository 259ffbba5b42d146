import Exports
import JSON
import KennelTesting
import SessionSupport
import Testing

@Suite("What is handed over of an app with a network client of its own")
struct OwnClientExportTests {
    @Test func `Steps, HAR and test have a custom client's responses without asking the client again`() async throws {
        let client = OwnClient(.thread)
        let course = try await HandedOver.course(of: await client.session(), client.app)
        let steps = StepsPage(course).text
        #expect(steps.contains("`GET /home` gets response 200") && steps.contains("Came"), "\(steps)")
        let log = try JSON(parsing: HARFile(course, without: .standard).bytes)["log"]
        let entry = try #require(log?["entries"]?.array?.first)
        #expect(entry["response"]?["status"] == 200)
        #expect(entry["response"]?["content"]?["text"]?.string?.contains("Came") == true)
        let test = TestFile(course).text
        #expect(test.contains("was sent by the app's own network client, which this test runs too."), "\(test)")
        #expect(course.firstDifference == nil && client.asked.withLock { $0 } == 1)
    }

    @Test func `A response that the custom client rejects is exported with its status`() async throws {
        let client = OwnClient(.thread, status: 503)
        let course = try await HandedOver.course(of: await client.session(), client.app)
        #expect(StepsPage(course).text.contains("`GET /home` gets response 503"))
        let log = try JSON(parsing: HARFile(course, without: .standard).bytes)["log"]
        #expect(log?["entries"]?.array?.first?["response"]?["status"] == 503)
    }
}
