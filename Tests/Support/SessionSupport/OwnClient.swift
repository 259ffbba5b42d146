package import Beagle
import Dispatch
import Foundation
package import HeadlessUIKit
package import KennelTesting
package import Locks

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A custom client of an app, which does not use Kennel's network and completes on its own thread.
package final class OwnClient: NetworkClient, Sendable {
    package enum Way: CaseIterable, Sendable {
        case thread, mainQueueOfThread, mainQueue, atOnce
        /// The client first sends another request through the session, for example for a token, and then completes on
        /// its own thread.
        case threadAfterSession
    }

    /// The number of requests that the client has received.
    package let asked = Locked(0)
    private let answered = DispatchSemaphore(value: 0)
    private let way: Way
    private let status: Int

    /// Makes a client that responds to every request with the same text, or with another status.
    package init(_ way: Way, status: Int = 200) {
        self.way = way
        self.status = status
    }

    package func executeRequest(
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

    /// Makes the app that has this client.
    package var app: @Sendable () -> any UIApplicationDelegate {
        { OwnClientApp(self) }
    }

    /// Returns a session of that app after the client has responded.
    package func session() async -> TestSession {
        let session = await TestSession(app)
        await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                self.answered.wait()
                continuation.resume()
            }
        }
        await session.settle()
        return session
    }
}

private struct Broken: LocalizedError {
    var errorDescription: String? { "The app's own reason." }
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
