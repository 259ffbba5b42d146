import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The cache rules of a URL session: the responses that are stored, and the requests that they answer. Stored responses
/// are not revalidated.
extension SessionURLSession {
    /// The key in a stored response's `userInfo` for the time at which the response was stored.
    private static let stored = "KennelStored"

    /// Returns the cached result for a request; nil if the request must be sent.
    func cachedAnswer(to request: URLRequest) -> URLAnswer? {
        let policy = policy(of: request)
        let cached: CachedURLResponse? =
            switch policy {
            case .reloadIgnoringLocalCacheData, .reloadIgnoringLocalAndRemoteCacheData, .reloadRevalidatingCacheData:
                nil
            case .useProtocolCachePolicy, .returnCacheDataElseLoad, .returnCacheDataDontLoad:
                (request.httpMethod ?? "GET") == "GET" ? configuration.urlCache?.cachedResponse(for: request) : nil
            }
        if let cached, let response = cached.response as? HTTPURLResponse,
            policy != .useProtocolCachePolicy || Self.isFresh(cached, response)
        {
            return .answered(cached.data, response)
        }
        return policy == .returnCacheDataDontLoad
            ? .failed(URLError(requestFailed: .resourceUnavailable, url: request.url)) : nil
    }

    /// Returns a response in the form in which the cache stores it; nil if it may not be stored.
    func cacheable(_ response: URLResponse, _ data: Data, of request: URLRequest) -> CachedURLResponse? {
        guard configuration.urlCache != nil, (request.httpMethod ?? "GET") == "GET",
            let response = response as? HTTPURLResponse, response.statusCode == 200,
            !response.cacheDirectives.contains("no-store"),
            response.maximumAge != nil || response.value(forHTTPHeaderField: "ETag") != nil
                || response.value(forHTTPHeaderField: "Last-Modified") != nil
        else { return nil }
        return CachedURLResponse(
            response: response, data: data, userInfo: [Self.stored: _now()], storagePolicy: .allowed)
    }

    /// Returns the policy of a request, otherwise that of the configuration.
    private func policy(of request: URLRequest) -> URLRequest.CachePolicy {
        request.cachePolicy == .useProtocolCachePolicy ? configuration.requestCachePolicy : request.cachePolicy
    }

    private static func isFresh(_ cached: CachedURLResponse, _ response: HTTPURLResponse) -> Bool {
        guard let age = response.maximumAge, !response.cacheDirectives.contains("no-cache"),
            let date = cached.userInfo?[stored] as? Date
        else { return false }
        return _now().timeIntervalSince(date) < age
    }
}

extension HTTPURLResponse {
    fileprivate var cacheDirectives: [String] {
        (value(forHTTPHeaderField: "Cache-Control") ?? "").lowercased().split(separator: ",").map {
            $0.trimmingCharacters(in: .whitespaces)
        }
    }

    /// The number of seconds for which the response is fresh; nil if it does not specify any.
    fileprivate var maximumAge: TimeInterval? {
        cacheDirectives.lazy.compactMap { $0.hasPrefix("max-age=") ? TimeInterval($0.dropFirst(8)) : nil }.first
    }
}
