public import Beagle

/// The additional headers of a request (Beagle iOS 1.9, HttpAditionalData.swift).
public protocol RemoteScreenAdditionalData {
    typealias Http = HttpAdditionalData

    var headers: [String: String] { get set }
}

/// The additional data of a request (Beagle iOS 1.9, HttpAditionalData.swift).
public struct HttpAdditionalData: RemoteScreenAdditionalData, Equatable, Sendable {
    public typealias Method = HTTPMethod

    /// The method and body of a request.
    public struct HttpData: Equatable, Sendable {
        public let method: Method
        public let body: Data

        public init(method: Method, body: Data) {
            self.method = method
            self.body = body
        }
    }

    /// The method and body, nil for a plain request.
    public let httpData: HttpData?
    public var headers: [String: String]

    public init(httpData: HttpData?, headers: [String: String] = [:]) {
        self.httpData = httpData
        self.headers = headers
    }

    init(_ data: Beagle.HttpAdditionalData) {
        self.init(
            httpData: data.httpData.map { HttpData(method: $0.method, body: $0.body) }, headers: data.headers ?? [:])
    }
}

extension Beagle.HttpAdditionalData {
    /// Converts the data to Beagle's current type. From a type that the app has defined, only the headers are used.
    init(_ data: any RemoteScreenAdditionalData) {
        let content = (data as? HttpAdditionalData)?.httpData
        self.init(
            httpData: content.map { HttpData(method: $0.method, body: $0.body) }, headers: data.headers)
    }
}

/// The request that Beagle passes to a network client (Beagle iOS 1.9, Request.swift).
public struct Request {
    public typealias Error = Beagle.Request.Error

    public let url: URL
    public let type: RequestType
    /// The headers, method and body.
    public let additionalData: (any RemoteScreenAdditionalData)?

    public init(url: URL, type: RequestType, additionalData: (any RemoteScreenAdditionalData)?) {
        self.url = url
        self.type = type
        self.additionalData = additionalData
    }

    /// The use of the response.
    public enum RequestType {
        case fetchComponent
        case submitForm(FormData)
        case fetchImage
        /// A request of an action such as `SendRequest`.
        case rawRequest(RequestData)
    }

    /// The values of a form.
    public struct FormData {
        public let method: FormRemoteAction.Method
        /// The values by input name.
        public let values: [String: String]

        public init(method: FormRemoteAction.Method, values: [String: String]) {
            self.method = method
            self.values = values
        }
    }

    /// The request of an action.
    public struct RequestData {
        public let method: String?
        public let headers: [String: String]?
        /// The body, as a Swift value that corresponds to JSON.
        public let body: Any?

        public init(method: String? = "GET", headers: [String: String]? = [:], body: Any? = nil) {
            self.method = method
            self.headers = headers
            self.body = body
        }
    }
}

extension Request {
    /// Converts a current request. The values of a form are already in the URL or in the body.
    init(_ request: Beagle.Request) {
        let data = request.additionalData
        let type: RequestType
        switch request.purpose {
        case .image: type = .fetchImage
        case .sendRequest, .form:
            type = .rawRequest(
                RequestData(method: data?.method?.rawValue, headers: data?.headers, body: data?.body?.asAny()))
        case .screen, .navigation, .lazy, .prefetch, .webView, .other: type = .fetchComponent
        }
        self.init(url: request.url, type: type, additionalData: data.map { HttpAdditionalData($0) })
    }
}
