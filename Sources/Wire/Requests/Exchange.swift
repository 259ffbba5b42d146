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

    /// The bytes that count against a session's limit.
    package var bytes: Int { request.body.count + (response?.body.count ?? 0) }

    /// Describes an exchange.
    package init(id: RequestID, method: String, url: String, request: Side, response: Side?, status: Int?) {
        self.id = id
        self.method = method
        self.url = url
        self.request = request
        self.response = response
        self.status = status
    }
}
