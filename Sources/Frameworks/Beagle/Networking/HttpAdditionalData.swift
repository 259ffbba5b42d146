public import Foundation
package import JSON

/// The HTTP methods of requests. Documents write them in uppercase; lenient decoding accepts any case.
public enum HTTPMethod: String, CaseIterable, Sendable {
    case get = "GET"
    case post = "POST"
    case put = "PUT"
    case delete = "DELETE"
    case head = "HEAD"
    case patch = "PATCH"
}

extension HTTPMethod {
    /// Same as `get`, in the spelling of Beagle 1.x.
    public static var GET: HTTPMethod { .get }
    /// Same as `post`, in the spelling of Beagle 1.x.
    public static var POST: HTTPMethod { .post }
    /// Same as `put`, in the spelling of Beagle 1.x.
    public static var PUT: HTTPMethod { .put }
    /// Same as `delete`, in the spelling of Beagle 1.x.
    public static var DELETE: HTTPMethod { .delete }
    /// Same as `head`, in the spelling of Beagle 1.x.
    public static var HEAD: HTTPMethod { .head }
    /// Same as `patch`, in the spelling of Beagle 1.x.
    public static var PATCH: HTTPMethod { .patch }
}

/// Method, headers and body of a remote screen's request (Beagle iOS 2.1, HttpAdditionalData.swift).
public struct HttpAdditionalData: Equatable, Sendable {
    /// The HTTP method; clients use GET if it is nil.
    public var method: HTTPMethod?

    /// Headers that override the client's own.
    public var headers: [String: String]?

    package var content: Content?

    /// The content of the body: JSON that may contain expressions, or bytes in the form of Beagle 1.x.
    package enum Content: Equatable, Sendable {
        case json(JSON)
        case bytes(Data)
    }

    package init(method: HTTPMethod?, headers: [String: String]?, content: Content?) {
        self.method = method
        self.headers = headers
        self.content = content
    }

    /// Creates additional data without a body.
    public init(method: HTTPMethod? = .get, headers: [String: String]? = [:]) {
        self.init(method: method, headers: headers, content: nil)
    }

    /// Creates additional data with `body` encoded as JSON; a body that cannot be encoded is omitted.
    public init<Body: Encodable>(method: HTTPMethod? = .get, headers: [String: String]? = [:], body: Body) {
        let json = try? JSONEncoding.encode(body)
        self.init(method: method, headers: headers, content: json.map(Content.json))
    }

    /// The bytes of the body; nil if there is none.
    public var bodyData: Data? {
        switch content {
        case .json(let json): Data(json.encoded())
        case .bytes(let data): data
        case nil: nil
        }
    }
}

// MARK: - Beagle 1.x

extension HttpAdditionalData {
    /// The method and the body of a request together, as in Beagle 1.x.
    public struct HttpData: Equatable, Sendable {
        /// The name of the method's type in Beagle 1.x.
        public typealias HttpMethod = HTTPMethod

        public let method: HTTPMethod

        public let body: Data

        public init(method: HTTPMethod, body: Data) {
            self.method = method
            self.body = body
        }
    }

    /// Creates additional data in the form of Beagle 1.x.
    public init(httpData: HttpData?, headers: [String: String] = [:]) {
        self.init(method: httpData?.method, headers: headers, content: httpData.map { .bytes($0.body) })
    }

    /// Method and body in the form of Beagle 1.x; nil if neither is set.
    public var httpData: HttpData? {
        guard method != nil || content != nil else { return nil }
        return HttpData(method: method ?? .get, body: bodyData ?? Data())
    }
}

// MARK: - Codable

extension HttpAdditionalData: Codable {
    private enum CodingKeys: String, CodingKey {
        case method, headers, body
    }

    /// Decodes `{method, headers, body}`, all optional; absent members are nil.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            method: try container.decodeIfPresent(HTTPMethod.self, forKey: .method),
            headers: try container.decodeIfPresent([String: String].self, forKey: .headers),
            content: try container.decodeIfPresent(JSON.self, forKey: .body).map(Content.json))
    }

    /// Encodes method, headers and body. A body that is not JSON is encoded as a string.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(method, forKey: .method)
        try container.encodeIfPresent(headers, forKey: .headers)
        switch content {
        case .json(let json): try container.encode(json, forKey: .body)
        case .bytes(let data):
            let json = (try? JSON(parsing: [UInt8](data))) ?? .string(String(decoding: data, as: UTF8.self))
            try container.encode(json, forKey: .body)
        case nil: break
        }
    }
}
