public import Foundation
package import JSON

/// The methods a request may name. Documents spell them in capitals; unless decoding is strict, in any case.
public enum HTTPMethod: String, CaseIterable, Sendable {
    case get = "GET"
    case post = "POST"
    case put = "PUT"
    case delete = "DELETE"
    case head = "HEAD"
    case patch = "PATCH"
}

extension HTTPMethod {
    /// `get` as Beagle 1.x spells it.
    public static var GET: HTTPMethod { .get }
    /// `post` as Beagle 1.x spells it.
    public static var POST: HTTPMethod { .post }
    /// `put` as Beagle 1.x spells it.
    public static var PUT: HTTPMethod { .put }
    /// `delete` as Beagle 1.x spells it.
    public static var DELETE: HTTPMethod { .delete }
    /// `head` as Beagle 1.x spells it.
    public static var HEAD: HTTPMethod { .head }
    /// `patch` as Beagle 1.x spells it.
    public static var PATCH: HTTPMethod { .patch }
}

/// What a remote screen's request carries besides its URL (Beagle iOS 2.1, HttpAdditionalData.swift).
public struct HttpAdditionalData: Equatable, Sendable {
    /// The method; a client takes GET when there is none.
    public var method: HTTPMethod?

    /// Headers that override the client's own.
    public var headers: [String: String]?

    package var content: Content?

    /// A body as JSON that may hold expressions, or as the bytes a 1.x caller gave.
    package enum Content: Equatable, Sendable {
        case json(JSON)
        case bytes(Data)
    }

    package init(method: HTTPMethod?, headers: [String: String]?, content: Content?) {
        self.method = method
        self.headers = headers
        self.content = content
    }

    /// Additional data without a body.
    public init(method: HTTPMethod? = .get, headers: [String: String]? = [:]) {
        self.init(method: method, headers: headers, content: nil)
    }

    /// Additional data whose body is `body` as JSON; a body that cannot be encoded is left out.
    public init<Body: Encodable>(method: HTTPMethod? = .get, headers: [String: String]? = [:], body: Body) {
        let json = try? JSONEncoding.encode(body)
        self.init(method: method, headers: headers, content: json.map(Content.json))
    }

    /// The body's bytes, ready to be sent.
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
    /// Method and body together, as Beagle 1.x passes them.
    public struct HttpData: Equatable, Sendable {
        /// The 1.x name of the method's type.
        public typealias HttpMethod = HTTPMethod

        /// How the body is sent.
        public let method: HTTPMethod

        /// The body's bytes.
        public let body: Data

        /// Pairs a method with a body.
        public init(method: HTTPMethod, body: Data) {
            self.method = method
            self.body = body
        }
    }

    /// Additional data as Beagle 1.x builds it.
    public init(httpData: HttpData?, headers: [String: String] = [:]) {
        self.init(method: httpData?.method, headers: headers, content: httpData.map { .bytes($0.body) })
    }

    /// The method and body as Beagle 1.x reads them, nil when neither was given.
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

    /// Reads `{method, headers, body}`, all optional; what is absent stays nil.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            method: try container.decodeIfPresent(HTTPMethod.self, forKey: .method),
            headers: try container.decodeIfPresent([String: String].self, forKey: .headers),
            content: try container.decodeIfPresent(JSON.self, forKey: .body).map(Content.json))
    }

    /// Writes the same three keys; bytes that are not JSON are written as text.
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
