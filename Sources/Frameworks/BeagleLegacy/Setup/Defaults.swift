public import Beagle
import HeadlessUIKit

/// Fetches pictures as Beagle does (Beagle iOS 1.9, ImageDownloader.swift).
public struct ImageDownloaderDefault: ImageDownloader {
    /// What 1.x asks for; the running application has it.
    public typealias Dependencies = DependencyNetworkClient & DependencyUrlBuilder & DependencyLogger

    init() {}

    /// A downloader; the running application decides what it fetches with.
    public init(dependencies: any Dependencies) {}

    /// Fetches the bytes of a picture.
    @discardableResult
    public func fetchImage(
        url: String, additionalData: (any RemoteScreenAdditionalData)?,
        completion: @escaping (Result<Data, Request.Error>) -> Void
    ) -> (any RequestToken)? {
        Beagle.ImageDownloader().fetchImage(
            url: url, additionalData: additionalData.map { Beagle.HttpAdditionalData($0) }, completion: completion)
    }
}

/// Fetches and sends as Beagle does (Beagle iOS 1.9, Repository.swift).
public struct RepositoryDefault: Repository {
    /// What 1.x asks for; the running application has it.
    public typealias Dependencies = DependencyDecoder & DependencyNetworkClient & DependencyCacheManager
        & DependencyUrlBuilder & DependencyLogger
    /// What a request came to.
    public typealias Result<Success> = Swift.Result<Success, Request.Error>

    init() {}

    /// A repository; the running application decides what it fetches with.
    public init(dependencies: any Dependencies) {}

    /// Fetches the component at `url`.
    @discardableResult
    public func fetchComponent(
        url: String, additionalData: (any RemoteScreenAdditionalData)?, useCache: Bool = true,
        completion: @escaping (Result<any Beagle.ServerDrivenComponent>) -> Void
    ) -> (any RequestToken)? {
        ViewClient().fetch(
            url: url, additionalData: additionalData.map { Beagle.HttpAdditionalData($0) }, completion: completion)
    }

    /// Sends a form as JSON; what is answered is read as an action.
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

    /// Fetches the bytes of a picture.
    @discardableResult
    public func fetchImage(
        url: String, additionalData: (any RemoteScreenAdditionalData)?,
        completion: @escaping (Result<Data>) -> Void
    ) -> (any RequestToken)? {
        ImageDownloaderDefault().fetchImage(url: url, additionalData: additionalData, completion: completion)
    }
}

/// Fetches destinations ahead as Beagle does (Beagle iOS 1.9, BeaglePrefetchHelper.swift).
public final class BeaglePreFetchHelper: BeaglePrefetchHelping {
    /// What 1.x asks for; the running application has it.
    public typealias Dependencies = DependencyRepository & DependencyLogger

    init() {}

    /// A helper; the running application decides what it fetches with.
    public init(dependencies: any Dependencies) {}

    /// Fetches the screen at a path ahead, where the path asks for that.
    public func prefetchComponent(newPath: Route.NewPath) { PreFetchHelper().prefetchComponent(newPath: newPath) }
}
