import Foundation
import Sessions
import Wire

/// A request to one URL: the first request of an exchange, or one that follows a redirect.
struct Hop: Sendable {
    var url: URL
    var method: String
    var headers: [String: String]
    var body: Data?
    /// The header fields and the body that may be sent to another origin, because they contain no secrets.
    private var elsewhere: TransportRequest.Concealed

    init(_ request: TransportRequest, adding extra: [String: String]) {
        url = request.url
        method = request.method
        headers = request.headers.merging(extra, uniquingKeysWith: { $1 })
        body = request.body
        elsewhere = request.elsewhere ?? TransportRequest.Concealed(headers: request.headers, body: request.body)
        elsewhere.headers = elsewhere.headers.filter { !SecretPolicy.isSecret(header: $0.key) }
    }

    /// Returns the request that follows a redirect, by the rules of browsers (Fetch, 4.4): a 303, and a POST with 301
    /// or 302, become a GET.
    ///
    /// After a change of origin, which includes the loss of TLS, this and all later requests contain neither secrets
    /// nor the server's own header fields.
    func redirected(by status: Int, to url: URL) -> Hop {
        var next = self
        next.url = url
        if WebOrigin(url) != WebOrigin(self.url) {
            next.headers = elsewhere.headers
            next.body = body == nil ? nil : elsewhere.body
        }
        let becomesGet = status == 303 ? method != "HEAD" : (status == 301 || status == 302) && method == "POST"
        if becomesGet {
            next.method = "GET"
            next.body = nil
        }
        return next
    }

    /// The header fields as lines. Fields with an invalid name, or with a value that would break the line, are omitted.
    var headerLines: [String] {
        headers.compactMap { name, value in
            guard !name.isEmpty, name.utf8.allSatisfy(\.isTokenByte),
                !value.unicodeScalars.contains(where: { $0.value < 0x20 && $0 != "\t" || $0.value == 0x7f })
            else { return nil }
            return value.isEmpty ? "\(name);" : "\(name): \(value)"
        }
    }
}

extension UInt8 {
    /// Whether the byte may occur in a token (RFC 9110, 5.6.2).
    fileprivate var isTokenByte: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: "!#$%&'*+-.^_`|~".utf8.contains(self)
        }
    }
}
