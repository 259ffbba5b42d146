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

    /// Even a bad URL completes in a later turn, as in Beagle iOS 2.1, ViewClient.swift.
    @discardableResult
    public func fetch(
        url: String, additionalData: HttpAdditionalData?,
        completion: @escaping (Result<any ServerDrivenComponent, Request.Error>) -> Void
    ) -> (any RequestToken)? {
        RequestDispatcher().execute(path: url, additionalData: additionalData, purpose: purpose) { result in
            let decoded = result.flatMap(Self.decode)
            MainQueue.async { completion(decoded) }
        }
    }

    private static func decode(
        _ response: NetworkResponse
    ) -> Result<any ServerDrivenComponent, Request.Error> {
        do {
            return .success(try BeagleCoder.configured.component(from: [UInt8](response.data)))
        } catch {
            return .failure(.decoding(error))
        }
    }
}
