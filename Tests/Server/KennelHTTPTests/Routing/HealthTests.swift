import Dispatch
import Foundation
import HeadlessUIKit
import KennelSupport
import Locks
import Testing

@testable import Kennel
@testable import KennelHTTP

@Suite("The health of a server", .serialized)  // each test blocks one of the few threads that tasks share
struct HealthTests {
    /// Blocks a thread until it is opened. This is not a semaphore, because a session interrupts the wait for a
    /// semaphore that none of its own code can signal.
    private final class Gate: @unchecked Sendable {  // guarded by the condition
        private let condition = NSCondition()
        private var openings = 0

        func open() {
            condition.lock()
            openings += 1
            condition.signal()
            condition.unlock()
        }

        func pass() {
            condition.lock()
            while openings == 0 { condition.wait() }
            openings -= 1
            condition.unlock()
        }
    }

    /// An app whose launch blocks until it is released.
    private final class HangingApp: UIResponder, UIApplicationDelegate {
        static let began = DispatchSemaphore(value: 0)
        static let end = Gate()

        func application(
            _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            Self.began.signal()
            Self.end.pass()
            return true
        }
    }

    @Test(.timeLimit(.minutes(5)))
    func `The health check fails while a turn hangs and recovers when it ends`() async throws {
        var options = Options()
        options.port = 0
        options.turnLimit = .milliseconds(1)
        let page = try PublicFolder()
        options.publicFolder = page.path
        let service = try Service(options, application: HangingApp.init, backend: .testing)
        func health() async -> Reply { await CollectingReply.answer(to: .get("/healthz"), from: service.interface) }
        #expect(await health().status == 200)
        async let opened = CollectingReply.answer(to: .post("/api/sessions", "{}"), from: service.interface)
        await blocking { HangingApp.began.wait() }
        while await health().status != 503 { await Task.yield() }
        HangingApp.end.open()
        while await health().status != 200 { await Task.yield() }
        #expect(await opened.status == 201)
        await blocking { service.stop() }
    }

    /// An app that blocks in one read of its state until it is released.
    private final class ShyApp: UIResponder, UIApplicationDelegate {
        static let isShy = Locked(false)
        static let began = DispatchSemaphore(value: 0)
        static let end = Gate()
        var window: UIWindow?

        private final class Label: UILabel {
            override var text: String? {
                get {
                    let isSeen = isShy.withLock { isShy in
                        defer { isShy = false }
                        return isShy
                    }
                    if isSeen {
                        began.signal()
                        end.pass()
                    }
                    return super.text
                }
                set { super.text = newValue }
            }
        }

        func application(
            _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            let controller = UIViewController()
            let label = Label(frame: CGRect(x: 0, y: 100, width: 100, height: 20))
            label.text = "Do not look"
            controller.view.addSubview(label)
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = controller
            window.makeKeyAndVisible()
            self.window = window
            return true
        }
    }

    @Test(.timeLimit(.minutes(5)))
    func `The health check fails while a snapshot or step hangs and recovers when it ends`() async throws {
        var options = Options()
        options.port = 0
        options.turnLimit = .milliseconds(50)
        let page = try PublicFolder()
        options.publicFolder = page.path
        let service = try Service(options, application: ShyApp.init, backend: .testing)
        func health() async -> Reply { await CollectingReply.answer(to: .get("/healthz"), from: service.interface) }
        let opened = await CollectingReply.answer(to: .post("/api/sessions", "{}"), from: service.interface)
        let id = try #require(opened.json["id"]?.string)
        for path in ["", "/steps/1"] {
            ShyApp.isShy.withLock { $0 = true }
            async let look = CollectingReply.answer(to: .get("/api/sessions/\(id)\(path)"), from: service.interface)
            await blocking { ShyApp.began.wait() }
            while await health().status != 503 { await Task.yield() }
            #expect(await health().text.contains("not-answering"))
            ShyApp.end.open()
            while await health().status != 200 { await Task.yield() }
            #expect(await look.status == 200)
        }
        await blocking { service.stop() }
    }
}
