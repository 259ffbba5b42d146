import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The parts of a request that fault rules compare.
struct MatchedRequest {
    let method: String
    let scheme: String
    /// The host in lowercase, without the port.
    let host: [UInt8]
    /// The host with the port of the URL; the host alone if the URL has no port.
    let hostAndPort: [UInt8]
    /// The path without percent encoding; `/` if the URL has none.
    let path: [UInt8]
    /// The body; empty if there is none.
    let body: Data
    private let address: URL
    private let request: URLRequest

    init(_ request: URLRequest, address: URL) {
        self.request = request
        self.address = address
        method = request.httpMethod ?? "GET"
        scheme = address.scheme?.lowercased() ?? ""
        let host = address.host?.lowercased() ?? ""
        self.host = Array(host.utf8)
        hostAndPort = Array((host + (address.port.map { ":\($0)" } ?? "")).utf8)
        path = Array((address.path.isEmpty ? "/" : address.path).utf8)
        body = request.httpBody ?? Data()
    }

    /// The query parameters in order, percent-decoded. The value is empty for a parameter that has none.
    var query: [(name: String, value: [UInt8])] {
        let items = URLComponents(url: address, resolvingAgainstBaseURL: true)?.queryItems ?? []
        return items.map { ($0.name, Array(($0.value ?? "").utf8)) }
    }

    /// The number of bytes of the query.
    var queryBytes: Int { address.query?.utf8.count ?? 0 }

    /// Returns the value of a header field; nil if the request does not have it. The name is case-insensitive.
    func header(_ name: String) -> [UInt8]? {
        request.value(forHTTPHeaderField: name).map { Array($0.utf8) }
    }
}
