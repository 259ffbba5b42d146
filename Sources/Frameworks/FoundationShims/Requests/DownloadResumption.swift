import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The resume data of a cancelled download: its request.
struct DownloadResumption: Codable {
    private let url: URL
    private let headers: [String: String]

    /// Creates the resume data of a request; nil unless it is a GET.
    init?(_ request: URLRequest) {
        guard let url = request.url, (request.httpMethod ?? "GET") == "GET" else { return nil }
        self.url = url
        headers = request.allHTTPHeaderFields ?? [:]
    }

    var data: Data? {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return try? encoder.encode(self)
    }

    /// Returns the request that resume data contains. For invalid data, returns a request for a file that does not
    /// exist.
    static func request(of data: Data) -> URLRequest {
        guard let known = try? JSONDecoder().decode(Self.self, from: data) else {
            return URLRequest(url: URL(filePath: "/dev/null/no-resume-data"))
        }
        var request = URLRequest(url: known.url)
        request.allHTTPHeaderFields = known.headers
        return request
    }
}
