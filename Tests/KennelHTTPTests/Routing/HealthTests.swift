import Dispatch
import Foundation
import HeadlessUIKit
import KennelSupport
import Testing

@testable import Kennel
@testable import KennelHTTP

@Suite("The health of a server")
struct HealthTests {
    /// An app whose launch does not come back before it is let.
    private final class HangingApp: UIResponder, UIApplicationDelegate {
        static let began = DispatchSemaphore(value: 0)
        static let end = DispatchSemaphore(value: 0)

        func application(
            _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            Self.began.signal()
            Self.end.wait()
            return true
        }
    }

    @Test("A turn that does not come back is seen, and its end too", .timeLimit(.minutes(5)))
    func hangingTurn() async throws {
        var options = Options()
        options.port = 0
        options.turnLimit = .milliseconds(1)
        options.publicFolder = try PublicFolder.make()
        let service = try Service(options, application: HangingApp.init, backend: .testing)
        func health() async -> Reply { await CollectingReply.answer(to: .get("/healthz"), from: service.routes) }
        #expect(await health().status == 200)
        async let opened = CollectingReply.answer(to: .post("/api/sessions", "{}"), from: service.routes)
        await blocking { HangingApp.began.wait() }
        while await health().status != 503 { await Task.yield() }
        HangingApp.end.signal()
        while await health().status != 200 { await Task.yield() }
        #expect(await opened.status == 201)
        await blocking { service.stop() }
    }

    private func blocking(_ body: @escaping @Sendable () -> Void) async {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                body()
                continuation.resume()
            }
        }
    }
}
