public import Foundation
import HeadlessUIKit

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Fetches pictures; an application gives its own as `imageDownloader`, for example with a cache
/// (Beagle iOS 2.1, ImageDownloaderProtocol.swift).
public protocol ImageDownloaderProtocol {
    /// Fetches the bytes of the picture at `url`; `completion` runs in a later turn.
    @discardableResult
    func fetchImage(
        url: String, additionalData: HttpAdditionalData?, completion: @escaping (Result<Data, Request.Error>) -> Void
    ) -> (any RequestToken)?
}

/// Fetches pictures as Beagle does, by the application's URL builder and network client.
public struct ImageDownloader: ImageDownloaderProtocol {
    /// A downloader that keeps nothing.
    public init() {}

    /// Fetches the bytes of a picture; even a bad URL completes in a later turn.
    @discardableResult
    public func fetchImage(
        url: String, additionalData: HttpAdditionalData?, completion: @escaping (Result<Data, Request.Error>) -> Void
    ) -> (any RequestToken)? {
        RequestDispatcher().execute(path: url, additionalData: additionalData, purpose: .image) { result in
            MainQueue.async { completion(result.map(\.data)) }
        }
    }
}

/// A downloader of the application's own as a client: its answer comes to the session as those of clients do, from
/// whatever thread it comes.
package struct DownloadingClient: NetworkClient {
    private let downloader: any ImageDownloaderProtocol
    private let address: String

    /// Asks `downloader` for the picture at `address`, as the document spells it.
    package init(_ downloader: any ImageDownloaderProtocol, for address: String) {
        self.downloader = downloader
        self.address = address
    }

    package func executeRequest(_ request: Request, completion: @escaping RequestCompletion) -> (any RequestToken)? {
        downloader.fetchImage(url: address, additionalData: request.additionalData) { result in
            completion(result.map { Self.response($0, to: request) }.mapError { Self.error($0, of: request) })
        }
    }

    private static func response(_ bytes: Data, to request: Request) -> NetworkResponse {
        let response = URLResponse(
            url: request.url, mimeType: nil, expectedContentLength: bytes.count, textEncodingName: nil)
        return NetworkResponse(data: bytes, response: response)
    }

    private static func error(_ error: Request.Error, of request: Request) -> NetworkError {
        switch error {
        case .networkError(let error): error
        case .decoding, .loadFromTextError, .urlBuilderError:
            NetworkError(error: error, request: URLRequest(url: request.url))
        }
    }
}
