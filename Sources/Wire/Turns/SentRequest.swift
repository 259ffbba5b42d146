import JSON

/// A request that left, as far as a replay compares it: headers and body by their sums.
package struct SentRequest {
    private let id: RequestID
    private let request: TransportRequest

    /// Takes a request with what it is called.
    package init(_ id: RequestID, _ request: TransportRequest) {
        self.id = id
        self.request = request
    }

    /// `{"id","method","url","headers","body"}`.
    package var bytes: [UInt8] {
        var json = JSONWriter(reserving: 160)
        json.beginObject()
        json.member("id", id)
        json.member("method", request.method)
        json.member("url", request.url.absoluteString)
        json.member("headers", headers)
        json.member("body", body)
        json.endObject()
        return json.bytes
    }

    private var headers: String {
        var digest = Digest()
        for (name, value) in request.headers.sorted(by: { $0.key < $1.key }) {
            digest.add([UInt8](name.utf8))
            digest.add([UInt8](value.utf8))
        }
        return digest.value.hexadecimal
    }

    private var body: String? {
        request.body.map { body in
            var digest = Digest()
            digest.add([UInt8](body))
            return digest.value.hexadecimal
        }
    }
}
