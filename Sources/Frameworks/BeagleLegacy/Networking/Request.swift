public import Beagle

/// Headers that a request has besides the client's own (Beagle iOS 1.9, HttpAditionalData.swift).
public protocol RemoteScreenAdditionalData {
    /// Headers, and what is sent.
    typealias Http = HttpAdditionalData

    /// The headers.
    var headers: [String: String] { get set }
}

/// What a request carries besides its address (Beagle iOS 1.9, HttpAditionalData.swift).
public struct HttpAdditionalData: RemoteScreenAdditionalData, Equatable, Sendable {
    /// How something is sent.
    public typealias Method = HTTPMethod

    /// Method and body together.
    public struct HttpData: Equatable, Sendable {
        /// How the body is sent.
        public let method: Method
        /// The body's bytes.
        public let body: Data

        /// Pairs a method with a body.
        public init(method: Method, body: Data) {
            self.method = method
            self.body = body
        }
    }

    /// Method and body, nil for a plain request.
    public let httpData: HttpData?
    /// The headers.
    public var headers: [String: String]

    /// What a request carries.
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
    /// The same as today's Beagle has it; of a type of an app's own, its headers.
    init(_ data: any RemoteScreenAdditionalData) {
        let content = (data as? HttpAdditionalData)?.httpData
        self.init(
            httpData: content.map { HttpData(method: $0.method, body: $0.body) }, headers: data.headers)
    }
}

/// What Beagle asks a network client for (Beagle iOS 1.9, Request.swift).
public struct Request {
    /// Why there is no usable answer.
    public typealias Error = Beagle.Request.Error

    /// Where to.
    public let url: URL
    /// What for.
    public let type: RequestType
    /// Headers, method and body.
    public let additionalData: (any RemoteScreenAdditionalData)?

    /// A request as an app may make it for its own client.
    public init(url: URL, type: RequestType, additionalData: (any RemoteScreenAdditionalData)?) {
        self.url = url
        self.type = type
        self.additionalData = additionalData
    }

    /// What an answer is used for.
    public enum RequestType {
        /// It is a component.
        case fetchComponent
        /// It is what becomes of a form.
        case submitForm(FormData)
        /// It is a picture.
        case fetchImage
        /// It is what an action asked for.
        case rawRequest(RequestData)
    }

    /// What a form collected.
    public struct FormData {
        /// How it is sent.
        public let method: FormRemoteAction.Method
        /// The values by name.
        public let values: [String: String]

        /// What a form collected.
        public init(method: FormRemoteAction.Method, values: [String: String]) {
            self.method = method
            self.values = values
        }
    }

    /// What an action asks for.
    public struct RequestData {
        /// How it is asked.
        public let method: String?
        /// With which headers.
        public let headers: [String: String]?
        /// What is sent, as JSON is in Swift.
        public let body: Any?

        /// What an action asks for.
        public init(method: String? = "GET", headers: [String: String]? = [:], body: Any? = nil) {
            self.method = method
            self.headers = headers
            self.body = body
        }
    }
}

extension Request {
    /// The same as 1.x has it. A form's values stand in its address or its body already.
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
