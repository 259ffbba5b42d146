public import Beagle
import HeadlessUIKit

/// The default image downloader (Beagle iOS 1.9, ImageDownloader.swift).
public struct ImageDownloaderDefault: ImageDownloader {
    /// The dependencies in Beagle 1.x; not used.
    public typealias Dependencies = DependencyNetworkClient & DependencyUrlBuilder & DependencyLogger

    init() {}

    /// Creates a downloader. The dependencies are not used.
    public init(dependencies: any Dependencies) {}

    @discardableResult
    public func fetchImage(
        url: String, additionalData: (any RemoteScreenAdditionalData)?,
        completion: @escaping (Result<Data, Request.Error>) -> Void
    ) -> (any RequestToken)? {
        Beagle.ImageDownloader().fetchImage(
            url: url, additionalData: additionalData.map { Beagle.HttpAdditionalData($0) }, completion: completion)
    }
}

/// The default repository (Beagle iOS 1.9, Repository.swift).
public struct RepositoryDefault: Repository {
    /// The dependencies in Beagle 1.x; not used.
    public typealias Dependencies = DependencyDecoder & DependencyNetworkClient & DependencyCacheManager
        & DependencyUrlBuilder & DependencyLogger
    public typealias Result<Success> = Swift.Result<Success, Request.Error>

    init() {}

    /// Creates a repository. The dependencies are not used.
    public init(dependencies: any Dependencies) {}

    @discardableResult
    public func fetchComponent(
        url: String, additionalData: (any RemoteScreenAdditionalData)?, useCache: Bool = true,
        completion: @escaping (Result<any Beagle.ServerDrivenComponent>) -> Void
    ) -> (any RequestToken)? {
        ViewClient().fetch(
            url: url, additionalData: additionalData.map { Beagle.HttpAdditionalData($0) }, completion: completion)
    }

    /// Submits a form as JSON and decodes the response as an action.
    @discardableResult
    public func submitForm(
        url: String, additionalData: (any RemoteScreenAdditionalData)?, data: Request.FormData,
        completion: @escaping (Result<any Beagle.Action>) -> Void
    ) -> (any RequestToken)? {
        let sent = Beagle.HttpAdditionalData(
            method: HTTPMethod(rawValue: data.method.rawValue), headers: additionalData?.headers, body: data.values)
        return RequestDispatcher().execute(path: url, additionalData: sent, purpose: .form) { result in
            let action = result.flatMap(Self.action)
            MainQueue.async { completion(action) }
        }
    }

    private static func action(in response: NetworkResponse) -> Result<any Beagle.Action> {
        do {
            return .success(try BeagleCoder.configured.decodeAction(from: response.data))
        } catch {
            return .failure(.decoding(error))
        }
    }

    @discardableResult
    public func fetchImage(
        url: String, additionalData: (any RemoteScreenAdditionalData)?,
        completion: @escaping (Result<Data>) -> Void
    ) -> (any RequestToken)? {
        ImageDownloaderDefault().fetchImage(url: url, additionalData: additionalData, completion: completion)
    }
}

/// The default prefetch helper (Beagle iOS 1.9, BeaglePrefetchHelper.swift).
public final class BeaglePreFetchHelper: BeaglePrefetchHelping {
    /// The dependencies in Beagle 1.x; not used.
    public typealias Dependencies = DependencyRepository & DependencyLogger

    init() {}

    /// Creates a helper. The dependencies are not used.
    public init(dependencies: any Dependencies) {}

    /// Fetches the screen at a path in advance if the path requests that.
    public func prefetchComponent(newPath: Route.NewPath) { PreFetchHelper().prefetchComponent(newPath: newPath) }
}
