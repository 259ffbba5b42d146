package import JSON

/// A sent request as a replay compares it, with digests of headers and body.
package struct SentRequest: Sendable, Equatable {
    /// The id of the request.
    package let id: RequestID
    /// The HTTP method in capitals.
    package let method: String
    /// The absolute URL.
    package let url: String
    /// The digest of the header fields.
    package let headers: String
    /// The digest of the body; nil without a body.
    package let body: String?

    package init(_ id: RequestID, request: TransportRequest) {
        self.id = id
        method = request.method
        url = request.url.absoluteString
        var headers = Digest()
        for (name, value) in request.headers.sorted(by: { $0.key < $1.key }) {
            headers.add([UInt8](name.utf8))
            headers.add([UInt8](value.utf8))
        }
        self.headers = headers.value.hexadecimal
        body = request.body.map { body in
            var digest = Digest()
            digest.add([UInt8](body))
            return digest.value.hexadecimal
        }
    }

    /// Parses the JSON in `bytes`; nil if a member is missing.
    package init?(_ json: JSON) {
        guard let id: RequestID = json.id(Key.id), let method = json.text(Key.method), let url = json.text(Key.url),
            let headers = json.text(Key.headers)
        else { return nil }
        self.id = id
        self.method = method
        self.url = url
        self.headers = headers
        body = json.text(Key.body)
    }

    /// The JSON `{"id","method","url","headers","body"?}`.
    package var bytes: [UInt8] {
        var json = JSONWriter(reserving: 160)
        json.beginObject()
        json.member(Key.id, id)
        json.member(Key.method, method)
        json.member(Key.url, url)
        json.member(Key.headers, headers)
        json.member(Key.body, body)
        json.endObject()
        return json.bytes
    }

    private enum Key {
        static let id: StaticString = "id"
        static let method: StaticString = "method"
        static let url: StaticString = "url"
        static let headers: StaticString = "headers"
        static let body: StaticString = "body"
    }
}
