public import Foundation
import HeadlessUIKit

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Fetches images. Apps can provide their own as `imageDownloader`, for example with a cache (Beagle iOS 2.1,
/// ImageDownloaderProtocol.swift).
public protocol ImageDownloaderProtocol {
    /// Fetches the image at `url`; `completion` is called in a later turn.
    @discardableResult
    func fetchImage(
        url: String, additionalData: HttpAdditionalData?, completion: @escaping (Result<Data, Request.Error>) -> Void
    ) -> (any RequestToken)?
}

/// Beagle's own downloader, which uses the app's URL builder and network client.
public struct ImageDownloader: ImageDownloaderProtocol {
    /// Creates a downloader, which caches nothing.
    public init() {}

    /// Fetches an image. Even an invalid URL completes in a later turn.
    @discardableResult
    public func fetchImage(
        url: String, additionalData: HttpAdditionalData?, completion: @escaping (Result<Data, Request.Error>) -> Void
    ) -> (any RequestToken)? {
        RequestDispatcher().execute(path: url, additionalData: additionalData, purpose: .image) { result in
            MainQueue.async { completion(result.map(\.data)) }
        }
    }
}

/// A network client that fetches images with the app's own image downloader.
///
/// The response becomes an input of the session like the responses of other app-supplied clients, on whatever thread it
/// arrives.
package struct DownloadingClient: NetworkClient {
    private let downloader: any ImageDownloaderProtocol
    private let address: String

    /// Creates a client that fetches the image at `address`, as written in the document.
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
