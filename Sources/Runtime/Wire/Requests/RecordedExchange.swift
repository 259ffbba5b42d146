package import Foundation

/// Both sides of a request for inspection; long bodies are truncated.
package struct RecordedExchange: Sendable, Equatable, Codable {
    /// The headers and the retained part of the body of one side.
    package struct Side: Sendable, Equatable, Codable {
        /// The header fields by name.
        package let headers: [String: String]
        /// The first bytes of the body.
        package let body: Data
        /// The size of the whole body, in bytes.
        package let size: Int

        /// Creates the record of one side, with at most `limit` bytes of the body.
        ///
        /// - Parameter size: The size of the whole body, if `body` is only its beginning.
        package init(headers: [String: String], body: Data?, keeping limit: Int, of size: Int? = nil) {
            self.headers = headers
            self.size = size ?? body?.count ?? 0
            self.body = body?.prefix(limit) ?? Data()
        }

        private init(_ whole: Side, keeping limit: Int) {
            headers = whole.headers
            size = whole.size
            body = whole.body.prefix(limit)
        }

        /// Returns the same side with at most `limit` bytes of the body.
        fileprivate func cut(to limit: Int) -> Side { Side(self, keeping: limit) }

        /// Whether the body is truncated.
        package var isCut: Bool { body.count < size }

        /// Returns `shown`, the retained body or a copy of it without secrets, as text; nil if it is not UTF-8.
        ///
        /// If the truncation divided a character, the bytes of that character are omitted.
        package func text(of shown: Data) -> String? {
            if let text = String(validating: shown, as: UTF8.self) { return text }
            guard isCut else { return nil }
            return (1...3).lazy.compactMap { String(validating: shown.dropLast($0), as: UTF8.self) }.first
        }
    }

    /// The id of the request.
    package let id: RequestID
    /// The HTTP method in capitals.
    package let method: String
    /// The requested URL.
    package let url: String
    /// The headers and body of the request.
    package let request: Side
    /// The headers and body of the response; nil if there is none yet.
    package let response: Side?
    /// The status of the response; nil if there is none.
    package let status: Int?

    /// The original before a person changed it; nil if it is unchanged.
    package let original: Original?

    /// A request or response that a person replaced.
    package struct Original: Sendable, Equatable, Codable {
        /// The method of the request, in capitals.
        package let method: String
        /// The original URL of the request.
        package let url: String
        /// The status of the response; nil if the request was changed, or there was no response.
        package let status: Int?
        /// The headers and body before the change.
        package let side: Side

        package init(method: String, url: String, status: Int?, headers: [String: String], body: Data) {
            self.init(method: method, url: url, status: status, Side(headers: headers, body: body, keeping: .max))
        }

        private init(method: String, url: String, status: Int?, _ side: Side) {
            self.method = method
            self.url = url
            self.status = status
            self.side = side
        }

        /// Returns the same original with at most `limit` bytes of the body.
        package func cut(to limit: Int) -> Original {
            Original(method: method, url: url, status: status, side.cut(to: limit))
        }
    }

    /// Returns the same exchange with another response body, of which at most `limit` bytes are retained.
    package func with(responseBody body: Data, keeping limit: Int) -> RecordedExchange {
        RecordedExchange(
            id: id, method: method, url: url, request: request,
            response: Side(headers: response?.headers ?? [:], body: body, keeping: limit), status: status,
            original: original)
    }

    /// The size of the bodies in bytes, which counts against a session's limit.
    package var bytes: Int {
        request.body.count + (response?.body.count ?? 0) + (original?.side.body.count ?? 0)
    }

    package init(
        id: RequestID, method: String, url: String, request: Side, response: Side?, status: Int?,
        original: Original? = nil
    ) {
        self.id = id
        self.method = method
        self.url = url
        self.request = request
        self.response = response
        self.status = status
        self.original = original
    }
}
