package import Foundation

/// Both sides of one request, for whoever looks into it; bodies are cut where they get long.
package struct Exchange: Sendable, Equatable, Codable {
    /// One side's headers and as much of its body as is kept.
    package struct Side: Sendable, Equatable, Codable {
        /// Header fields by name.
        package let headers: [String: String]
        /// The first bytes of the body.
        package let body: Data
        /// How long the whole body is, in bytes.
        package let size: Int

        /// Takes a side, and of its body so many bytes.
        package init(headers: [String: String], body: Data?, keeping limit: Int) {
            self.headers = headers
            size = body?.count ?? 0
            self.body = body?.prefix(limit) ?? Data()
        }

        private init(_ whole: Side, keeping limit: Int) {
            headers = whole.headers
            size = whole.size
            body = whole.body.prefix(limit)
        }

        /// The same with no more than so many bytes of the body.
        fileprivate func cut(to limit: Int) -> Side { Side(self, keeping: limit) }

        /// Whether bytes of the body are missing.
        package var isCut: Bool { body.count < size }

        /// The body, or what is to be shown in its place, as text; nil where it is none.
        ///
        /// A cut may divide the last character, which is left out then.
        package func text(of shown: Data) -> String? {
            if let text = String(validating: shown, as: UTF8.self) { return text }
            guard isCut else { return nil }
            return (1...3).lazy.compactMap { String(validating: shown.dropLast($0), as: UTF8.self) }.first
        }
    }

    /// The request.
    package let id: RequestID
    /// Its method in capitals.
    package let method: String
    /// Where it went, as it was asked for.
    package let url: String
    /// What was sent.
    package let request: Side
    /// What came; nil while nothing has.
    package let response: Side?
    /// The status that came.
    package let status: Int?

    /// What there was before a person changed it; nil when nobody did.
    package let original: Original?

    /// A request, or an answer, that a person put another in the place of.
    package struct Original: Sendable, Equatable, Codable {
        /// The request's method in capitals.
        package let method: String
        /// Where the request was to go.
        package let url: String
        /// The answer's status; nil where the request was changed, or had no answer.
        package let status: Int?
        /// The side that was changed.
        package let side: Side

        /// Describes what there was.
        package init(method: String, url: String, status: Int?, headers: [String: String], body: Data) {
            self.init(method: method, url: url, status: status, Side(headers: headers, body: body, keeping: .max))
        }

        private init(method: String, url: String, status: Int?, _ side: Side) {
            self.method = method
            self.url = url
            self.status = status
            self.side = side
        }

        /// The same with no more than so many bytes of the body.
        package func cut(to limit: Int) -> Original {
            Original(method: method, url: url, status: status, side.cut(to: limit))
        }
    }

    /// The same with another body of the response, of which so many bytes are kept.
    package func with(responseBody body: Data, keeping limit: Int) -> Exchange {
        Exchange(
            id: id, method: method, url: url, request: request,
            response: Side(headers: response?.headers ?? [:], body: body, keeping: limit), status: status,
            original: original)
    }

    /// The bytes that count against a session's limit.
    package var bytes: Int {
        request.body.count + (response?.body.count ?? 0) + (original?.side.body.count ?? 0)
    }

    /// Describes an exchange.
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
