public import Beagle

/// Sends requests for Beagle (Beagle iOS 1.9, NetworkClient.swift).
public protocol NetworkClient: Beagle.NetworkClient {
    /// Why a request failed.
    typealias Error = NetworkError
    /// What a request came to.
    typealias NetworkResult = Result<NetworkResponse, NetworkError>
    /// Hears what a request came to.
    typealias RequestCompletion = (NetworkResult) -> Void

    /// Starts `request` and calls `completion` once, from any thread.
    @discardableResult
    func executeRequest(_ request: Request, completion: @escaping RequestCompletion) -> (any RequestToken)?
}

extension NetworkClient {
    /// Sends what today's Beagle asks for.
    @discardableResult
    public func executeRequest(
        _ request: Beagle.Request, completion: @escaping RequestCompletion
    ) -> (any RequestToken)? {
        executeRequest(Request(request), completion: completion)
    }
}

/// Fetches pictures (Beagle iOS 1.9, ImageDownloader.swift).
public protocol ImageDownloader: ImageDownloaderProtocol {
    /// Fetches the bytes of the picture at `url`.
    @discardableResult
    func fetchImage(
        url: String, additionalData: (any RemoteScreenAdditionalData)?,
        completion: @escaping (Result<Data, Request.Error>) -> Void
    ) -> (any RequestToken)?
}

extension ImageDownloader {
    /// Fetches what today's Beagle asks for.
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

/// Fetches components and pictures, and sends forms (Beagle iOS 1.9, Repository.swift).
public protocol Repository {
    /// Fetches the component at `url`; whether a cache may answer makes no difference here.
    @discardableResult
    func fetchComponent(
        url: String, additionalData: (any RemoteScreenAdditionalData)?, useCache: Bool,
        completion: @escaping (Result<any Beagle.ServerDrivenComponent, Request.Error>) -> Void
    ) -> (any RequestToken)?

    /// Sends a form; the answer is what is to be done.
    @discardableResult
    func submitForm(
        url: String, additionalData: (any RemoteScreenAdditionalData)?, data: Request.FormData,
        completion: @escaping (Result<any Beagle.Action, Request.Error>) -> Void
    ) -> (any RequestToken)?

    /// Fetches the bytes of the picture at `url`.
    @discardableResult
    func fetchImage(
        url: String, additionalData: (any RemoteScreenAdditionalData)?,
        completion: @escaping (Result<Data, Request.Error>) -> Void
    ) -> (any RequestToken)?
}

extension ScreenType.Remote {
    /// A screen to fetch (Beagle iOS 1.9, ScreenType.swift).
    public init(url: String, fallback: Screen? = nil, additionalData: any RemoteScreenAdditionalData) {
        self.init(url: url, fallback: fallback, additionalData: Beagle.HttpAdditionalData(additionalData))
    }
}

extension Route.NewPath {
    /// Method, headers and body of a navigation's request, as 1.9 names them.
    public typealias HttpAdditionalData = Beagle.HttpAdditionalData
}
