public import Beagle

/// The client that sends the requests of Beagle (Beagle iOS 1.9, NetworkClient.swift).
public protocol NetworkClient: Beagle.NetworkClient {
    typealias Error = NetworkError
    typealias NetworkResult = Result<NetworkResponse, NetworkError>
    typealias RequestCompletion = (NetworkResult) -> Void

    /// Starts `request` and calls `completion` once, on any thread.
    @discardableResult
    func executeRequest(_ request: Request, completion: @escaping RequestCompletion) -> (any RequestToken)?
}

extension NetworkClient {
    /// Sends a request of the current Beagle.
    @discardableResult
    public func executeRequest(
        _ request: Beagle.Request, completion: @escaping RequestCompletion
    ) -> (any RequestToken)? {
        executeRequest(Request(request), completion: completion)
    }
}

/// The downloader of images (Beagle iOS 1.9, ImageDownloader.swift).
public protocol ImageDownloader: ImageDownloaderProtocol {
    @discardableResult
    func fetchImage(
        url: String, additionalData: (any RemoteScreenAdditionalData)?,
        completion: @escaping (Result<Data, Request.Error>) -> Void
    ) -> (any RequestToken)?
}

extension ImageDownloader {
    /// Downloads an image for the current Beagle.
    @discardableResult
    public func fetchImage(
        url: String, additionalData: Beagle.HttpAdditionalData?,
        completion: @escaping (Result<Data, Request.Error>) -> Void
    ) -> (any RequestToken)? {
        fetchImage(
            url: url,
            additionalData: additionalData.map { HttpAdditionalData($0) } as (any RemoteScreenAdditionalData)?,
            completion: completion)
    }
}

/// Fetches components and images, and submits forms (Beagle iOS 1.9, Repository.swift).
public protocol Repository {
    /// Fetches the component at `url`. `useCache` has no effect.
    @discardableResult
    func fetchComponent(
        url: String, additionalData: (any RemoteScreenAdditionalData)?, useCache: Bool,
        completion: @escaping (Result<any Beagle.ServerDrivenComponent, Request.Error>) -> Void
    ) -> (any RequestToken)?

    /// Submits a form. The response is an action.
    @discardableResult
    func submitForm(
        url: String, additionalData: (any RemoteScreenAdditionalData)?, data: Request.FormData,
        completion: @escaping (Result<any Beagle.Action, Request.Error>) -> Void
    ) -> (any RequestToken)?

    @discardableResult
    func fetchImage(
        url: String, additionalData: (any RemoteScreenAdditionalData)?,
        completion: @escaping (Result<Data, Request.Error>) -> Void
    ) -> (any RequestToken)?
}

extension ScreenType.Remote {
    /// Creates the path of a remote screen (Beagle iOS 1.9, ScreenType.swift).
    public init(url: String, fallback: Screen? = nil, additionalData: any RemoteScreenAdditionalData) {
        self.init(url: url, fallback: fallback, additionalData: Beagle.HttpAdditionalData(additionalData))
    }
}

extension Route.NewPath {
    /// The method, headers and body of a navigation request, as in 1.9.
    public typealias HttpAdditionalData = Beagle.HttpAdditionalData
}
