import Foundation
import HeadlessUIKit
import JSON

/// Fetches components. Apps can provide their own as `BeagleDependencies().viewClient`, for example with a cache.
public protocol ViewClientProtocol {
    /// Fetches the component at `url`; `completion` is called in a later turn.
    @discardableResult
    func fetch(
        url: String, additionalData: HttpAdditionalData?,
        completion: @escaping (Result<any ServerDrivenComponent, Request.Error>) -> Void
    ) -> (any RequestToken)?

    /// Fetches ahead of a navigation, for a client that caches components.
    func prefetch(url: String, additionalData: HttpAdditionalData?)
}

extension ViewClientProtocol {
    /// Does nothing. The default for clients without a cache.
    public func prefetch(url: String, additionalData: HttpAdditionalData?) {}
}

public protocol DependencyViewClient {
    /// The app's client; nil uses Beagle's own.
    var viewClient: (any ViewClientProtocol)? { get }
}

/// Beagle's own client. Sends the request, decodes the response when it arrives, and calls `completion` in a later
/// turn.
public struct ViewClient: ViewClientProtocol {
    /// The result of a request.
    public typealias Result<Success> = Swift.Result<Success, Request.Error>

    private let purpose: Request.Purpose

    /// Creates a client whose requests have the purpose `screen`.
    public init() {
        self.init(purpose: .screen)
    }

    package init(purpose: Request.Purpose) {
        self.purpose = purpose
    }

    /// Returns the app's client, or Beagle's own with the given purpose.
    package static func configured(for purpose: Request.Purpose) -> any ViewClientProtocol {
        (Configured.dependencies as? any DependencyViewClient)?.viewClient ?? ViewClient(purpose: purpose)
    }

    /// Fetches a component.
    ///
    /// A prefetched component is passed to `completion` before this function returns. Everything else completes in a
    /// later turn, even an invalid URL, as in Beagle iOS 2.1, ViewClient.swift.
    @discardableResult
    public func fetch(
        url: String, additionalData: HttpAdditionalData?,
        completion: @escaping (Result<any ServerDrivenComponent>) -> Void
    ) -> (any RequestToken)? {
        let complete = { (result: Result<NetworkResponse>) in
            let decoded = result.flatMap(Self.decode)
            MainQueue.async { completion(decoded) }
        }
        switch RequestKey(url, additionalData: additionalData).map(PrefetchStore.current.consume) {
        case .ready(let response):
            completion(Self.decode(response))
            return nil
        case .underway(let fetch): return fetch.join(complete)
        case .nothing, nil:
            return RequestDispatcher().execute(
                path: url, additionalData: additionalData, purpose: purpose, completion: complete)
        }
    }

    /// Prefetches a response, which the next fetch of the same request uses.
    public func prefetch(url: String, additionalData: HttpAdditionalData?) {
        _ = PrefetchStore.current.prefetch(url, additionalData: additionalData) {}
    }

    /// Prefetches a response for a screen. If the screen is removed before the response arrives, the request is
    /// cancelled, unless another caller has joined it.
    package func prefetch(url: String, additionalData: HttpAdditionalData?, for controller: any BeagleController) {
        controller.requests.start { isWanted in
            PrefetchStore.current.prefetch(url, additionalData: additionalData) { _ = isWanted() }
        }
    }

    private static func decode(
        _ response: NetworkResponse
    ) -> Result<any ServerDrivenComponent> {
        do {
            return .success(try BeagleCoder.configured.component(from: [UInt8](response.data)))
        } catch {
            return .failure(.decoding(error))
        }
    }
}
