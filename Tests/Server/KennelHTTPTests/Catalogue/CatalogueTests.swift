import Foundation
import HeadlessUIKit
import KennelSupport
import SampleApp
import Synchronization
import Testing

@testable import Kennel
@testable import KennelHTTP

@Suite("What is known of an app")
struct CatalogueTests {
    /// Counts how often the sample backend is created.
    private final class Launches: Sendable {
        let count = Mutex(0)
    }

    @Test func `The app is launched once by each session and never by the service itself`() async throws {
        let launches = Launches()
        var options = Options()
        options.port = 0
        let page = try PublicFolder()
        options.publicFolder = page.path
        let service = try Service(
            options,
            application: {
                launches.count.withLock { $0 += 1 }
                return AppDelegate()
            }, backend: .testing)
        #expect(launches.count.withLock { $0 } == 0)
        let opened = await CollectingReply.answer(
            to: .post("/api/sessions", #"{"screen":"/hello"}"#), from: service.interface)
        #expect(opened.status == 201)
        let controllers = await CollectingReply.answer(to: .get("/api/controllers"), from: service.interface)
        #expect(controllers.json.array?.contains { $0["id"]?.string == "CustomError" } == true)
        #expect(launches.count.withLock { $0 } == 1)
        await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                service.stop()
                continuation.resume()
            }
        }
    }
}
