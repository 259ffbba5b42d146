import Foundation
import HeadlessUIKit
import JSON

/// Fetches components; an application gives its own as `BeagleDependencies().viewClient`, for example with a cache.
public protocol ViewClientProtocol {
    /// Fetches the component at `url`; `completion` runs in a later turn.
    @discardableResult
    func fetch(
        url: String, additionalData: HttpAdditionalData?,
        completion: @escaping (Result<any ServerDrivenComponent, Request.Error>) -> Void
    ) -> (any RequestToken)?

    /// Fetches ahead of a navigation, for a client that keeps what it fetched.
    func prefetch(url: String, additionalData: HttpAdditionalData?)
}

extension ViewClientProtocol {
    /// A client that keeps nothing has nothing to fetch ahead.
    public func prefetch(url: String, additionalData: HttpAdditionalData?) {}
}

/// Something that has a view client to offer, such as the application's dependencies.
public protocol DependencyViewClient {
    /// The application's client; nil means Beagle's own.
    var viewClient: (any ViewClientProtocol)? { get }
}

/// Sends the request, decodes the answer where it arrives, and completes in a later turn of the session.
public struct ViewClient: ViewClientProtocol {
    /// What a request came to.
    public typealias Result<Success> = Swift.Result<Success, Request.Error>

    private let purpose: Request.Purpose

    /// A client whose requests are a screen's own.
    public init() {
        self.init(purpose: .screen)
    }

    package init(purpose: Request.Purpose) {
        self.purpose = purpose
    }

    /// The application's client, or Beagle's own saying what the request is for.
    package static func configured(for purpose: Request.Purpose) -> any ViewClientProtocol {
        (Configured.dependencies as? any DependencyViewClient)?.viewClient ?? ViewClient(purpose: purpose)
    }

    /// Even a bad URL completes in a later turn, as in Beagle iOS 2.1, ViewClient.swift; only what was fetched ahead is
    /// there before this returns.
    @discardableResult
    public func fetch(
        url: String, additionalData: HttpAdditionalData?,
        completion: @escaping (Result<any ServerDrivenComponent>) -> Void
    ) -> (any RequestToken)? {
        let complete = { (result: Result<NetworkResponse>) in
            let decoded = result.flatMap(Self.decode)
            MainQueue.async { completion(decoded) }
        }
        switch RequestKey(url, additionalData).map(PrefetchStore.current.take) {
        case .ready(let response):
            completion(Self.decode(response))
            return nil
        case .underway(let fetch): return fetch.join(complete)
        case .nothing, nil:
            return RequestDispatcher().execute(
                path: url, additionalData: additionalData, purpose: purpose, completion: complete)
        }
    }

    /// Fetches ahead, to be used by the next fetch of the same request.
    public func prefetch(url: String, additionalData: HttpAdditionalData?) {
        _ = PrefetchStore.current.prefetch(url, additionalData) {}
    }

    /// Fetches ahead for a screen: when it goes before the answer comes, and nobody else asked, the request is given
    /// up.
    package func prefetch(url: String, additionalData: HttpAdditionalData?, for controller: any BeagleController) {
        controller.requests.start { isWanted in
            PrefetchStore.current.prefetch(url, additionalData) { _ = isWanted() }
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
