import Foundation

#if canImport(FoundationNetworking)
    public import FoundationNetworking
#endif

// @unchecked Sendable: the app's turns run one at a time.
/// A request that a subclass of `URLProtocol` in the app answers, such as a stub.
///
/// The request does not belong to the session, but requests that the subclass sends belong to it.
final class AppProtocolLoading: NSObject, URLProtocolClient, URLLoadToken, @unchecked Sendable {
    private weak var transfer: URLTransfer?
    private let protocolClass: URLProtocol.Type
    private let request: URLRequest
    private weak var task: URLSessionTask?
    /// The running instance of the app's class; nil before the start and after the end.
    private var loading: URLProtocol?
    private var response: URLResponse?
    private var parts: [Data] = []

    init(_ protocolClass: URLProtocol.Type, _ request: URLRequest, of task: URLSessionTask, for transfer: URLTransfer) {
        self.protocolClass = protocolClass
        self.request = request
        self.task = task
        self.transfer = transfer
    }

    func start() {
        let loading = protocolClass.init(
            request: protocolClass.canonicalRequest(for: request), cachedResponse: nil, client: self)
        loading.task = task
        self.loading = loading
        loading.startLoading()
    }

    func cancel() { stop() }

    /// Ends the protocol's loading. Returns whether it was running.
    @discardableResult
    private func stop() -> Bool {
        guard let loading else { return false }
        self.loading = nil
        loading.stopLoading()
        return true
    }

    // MARK: - Client

    func urlProtocol(
        _ protocol: URLProtocol, didReceive response: URLResponse, cacheStoragePolicy policy: URLCache.StoragePolicy
    ) { self.response = response }

    func urlProtocol(_ protocol: URLProtocol, cachedResponseIsValid cachedResponse: CachedURLResponse) {
        (response, parts) = (cachedResponse.response, [cachedResponse.data])
    }

    func urlProtocol(_ protocol: URLProtocol, didLoad data: Data) { parts.append(data) }

    func urlProtocolDidFinishLoading(_ protocol: URLProtocol) {
        guard stop(), let transfer else { return }
        let (response, parts) = (response, parts)
        transfer.receive(response) {
            guard let response else {
                return transfer.end(with: URLError(requestFailed: .badServerResponse, url: transfer.current.url))
            }
            transfer.deliver(response, parts)
        }
    }

    func urlProtocol(_ protocol: URLProtocol, didFailWithError error: any Error) {
        guard stop(), let transfer else { return }
        transfer.receive(response) { transfer.end(with: error) }
    }

    func urlProtocol(
        _ protocol: URLProtocol, wasRedirectedTo request: URLRequest, redirectResponse: URLResponse
    ) {
        guard stop(), let transfer else { return }
        transfer.receive(redirectResponse) { transfer.follow(request, from: redirectResponse) }
    }

    func urlProtocol(_ protocol: URLProtocol, didReceive challenge: URLAuthenticationChallenge) {
        guard let transfer, let task, let delegate = transfer.taskDelegate else {
            challenge.sender?.performDefaultHandling(for: challenge)
            return
        }
        transfer.ask { answer in
            delegate.urlSession(transfer.session, task: task, didReceive: challenge) { answer(($0, $1)) }
        } then: { (answer: (URLSession.AuthChallengeDisposition, URLCredential?)) in
            switch answer {
            case (.useCredential, let credential?): challenge.sender?.use(credential, for: challenge)
            case (.useCredential, nil): challenge.sender?.continueWithoutCredential(for: challenge)
            case (.cancelAuthenticationChallenge, _): challenge.sender?.cancel(challenge)
            case (.performDefaultHandling, _): challenge.sender?.performDefaultHandling(for: challenge)
            case (.rejectProtectionSpace, _): challenge.sender?.rejectProtectionSpaceAndContinue(with: challenge)
            }
        }
    }

    func urlProtocol(_ protocol: URLProtocol, didCancel challenge: URLAuthenticationChallenge) {}
}

/// The protocol classes that an app has registered for all its URL sessions, last first.
private final class RegisteredProtocols: ApplicationKey {
    static var defaultValue: RegisteredProtocols { RegisteredProtocols() }

    var classes: [URLProtocol.Type] = []

    static var current: RegisteredProtocols { AppEnvironment.current.values[RegisteredProtocols.self] }
}

extension URLProtocol {
    /// Replaces `registerClass(_:)`: the class is asked whether it handles requests of the running app's shared URL
    /// session, and of URL sessions whose `protocolClasses` the app has not set.
    @discardableResult
    public class func sessionRegisterClass(_ protocolClass: AnyClass) -> Bool {
        guard let protocolClass = protocolClass as? URLProtocol.Type else { return false }
        sessionUnregisterClass(protocolClass)
        RegisteredProtocols.current.classes.insert(protocolClass, at: 0)
        return true
    }

    /// Replaces `unregisterClass(_:)`.
    public class func sessionUnregisterClass(_ protocolClass: AnyClass) {
        RegisteredProtocols.current.classes.removeAll { $0 == protocolClass }
    }
}

extension SessionURLSession {
    /// Returns the app's class that answers a request; nil if the network does.
    func protocolClass(for request: URLRequest, of task: URLSessionTask) -> URLProtocol.Type? {
        let configured = (configuration.protocolClasses ?? []).compactMap { $0 as? URLProtocol.Type }
        // Foundation's own protocol classes would send the request without the session.
        let own = configured.filter { !String(reflecting: $0).hasPrefix("FoundationNetworking.") }
        return (own + RegisteredProtocols.current.classes).first { $0.canInit(with: task) }
    }
}
