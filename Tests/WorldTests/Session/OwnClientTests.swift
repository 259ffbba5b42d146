import Beagle
import Dispatch
import Foundation
import HeadlessUIKit
import KennelTesting
import Locking
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A client as an app may write it: it asks nobody of Kennel's, and completes on a thread of its own.
final class OwnClient: NetworkClient, Sendable {
    enum Way: CaseIterable, Sendable {
        case thread, mainQueueOfThread, mainQueue, atOnce
        /// It asks through the session first, as for a token, and completes on a thread of its own.
        case threadAfterSession
    }

    let asked = Locked(0)
    let answered = DispatchSemaphore(value: 0)
    private let way: Way
    private let status: Int

    init(_ way: Way, status: Int = 200) {
        self.way = way
        self.status = status
    }

    func executeRequest(
        _ request: Request, completion: @escaping (Result<NetworkResponse, NetworkError>) -> Void
    ) -> (any RequestToken)? {
        asked.withLock { $0 += 1 }
        let answer = HTTPURLResponse(url: request.url, statusCode: status, httpVersion: nil, headerFields: [:])
        guard let answer else { return nil }
        let document = Data(#"{"_beagleComponent_":"beagle:text","text":"Came"}"#.utf8)
        let result: Result<NetworkResponse, NetworkError> =
            status == 200
            ? .success(NetworkResponse(data: document, response: answer))
            : .failure(
                NetworkError(error: Broken(), data: Data(), request: URLRequest(url: request.url), response: answer))
        nonisolated(unsafe) let complete = {
            completion(result)
            self.answered.signal()
        }
        switch way {
        case .thread: Thread.detachNewThread { complete() }
        case .mainQueueOfThread: Thread.detachNewThread { DispatchQueue.main.async { complete() } }
        case .mainQueue: DispatchQueue.main.async { complete() }
        case .atOnce: complete()
        case .threadAfterSession:
            return NetworkClientDefault().executeRequest(request) { _ in Thread.detachNewThread { complete() } }
        }
        return nil
    }
}

struct Broken: LocalizedError {
    var errorDescription: String? { "The app's own reason." }
}

@Suite("Answers of an app's own network client")
struct OwnClientTests {
    private func app(_ client: OwnClient) -> @Sendable () -> any UIApplicationDelegate {
        { OwnClientApp(client) }
    }

    private func open(_ client: OwnClient) async -> TestSession {
        let session = await TestSession(app(client))
        await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                client.answered.wait()
                continuation.resume()
            }
        }
        await session.settle()
        return session
    }

    @Test("They come, whatever thread brings them", arguments: OwnClient.Way.allCases)
    func arrival(way: OwnClient.Way) async throws {
        let client = OwnClient(way)
        let session = await open(client)
        #expect(await session.shows("Came"))
        #expect(await session.stateNames().suffix(2) == ["success", "finished"])
        #expect(client.asked.withLock { $0 } == 1)
    }

    @Test("What a thread makes of the session's own answer is an input of its own")
    func afterSession() async throws {
        let client = OwnClient(.threadAfterSession)
        let session = await open(client)
        #expect(session.journal.entries.map(\.input.typeName) == ["opened", "response", "response"])
        let copy = try await session.rebuilt(app(client))
        #expect(await copy.shows("Came"))
        #expect(await copy.snapshot()["origin"]?["firstDifference"] ?? .null == .null)
    }

    @Test("What a thread brings is an input, and a replay has it without asking")
    func replay() async throws {
        let client = OwnClient(.thread)
        let session = await open(client)
        #expect(session.journal.entries.map(\.input.typeName) == ["opened", "response"])
        #expect(await session.requests().map(\.phase) == ["done"])
        let copy = try await session.rebuilt(app(client))
        #expect(await copy.shows("Came"))
        #expect(client.asked.withLock { $0 } == 1)
        #expect(await copy.snapshot()["origin"]?["firstDifference"] ?? .null == .null)
    }

    @Test("A status that the client does not accept is an error with a retry")
    func failure() async throws {
        let session = await open(OwnClient(.thread, status: 503))
        #expect(await session.stateNames().suffix(2) == ["error", "finished"])
        #expect(await session.pendingRetries().count == 1)
    }
}

private final class OwnClientApp: UIApplicationDelegate {
    private let client: OwnClient

    init(_ client: OwnClient) {
        self.client = client
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let dependencies = BeagleDependencies()
        dependencies.networkClient = client
        Beagle.dependencies = dependencies
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = BeagleScreenViewController(.remote(.init(url: "/home")))
        window.makeKeyAndVisible()
        return true
    }
}
