import Wire

/// Decides whether a fault rule matches a request.
struct RequestMatcher {
    private typealias Parameter = (name: String, value: WildcardPattern)

    private let method: String?
    private let scheme: String?
    private let host: WildcardPattern?
    private let hostHasPort: Bool
    private let path: WildcardPattern
    private let query: [Parameter]
    private let headers: [Parameter]
    private let body: WildcardPattern?

    /// Creates a matcher for the requests that a rule names. A rule of an older recording whose path is not a pattern
    /// matches this path.
    init(_ rule: FaultRule) {
        let pattern = (try? RequestPattern(rule.path)) ?? RequestPattern(path: rule.path)
        method = pattern.method
        scheme = pattern.server?.scheme
        host = pattern.server.map { WildcardPattern($0.host) }
        hostHasPort = pattern.server?.host.contains(":") ?? false
        path = WildcardPattern(pattern.path)
        query = pattern.query.map { ($0.name, WildcardPattern($0.value)) }
        headers = pattern.headers.map { ($0.name, WildcardPattern($0.value)) }
        body = pattern.body.map { WildcardPattern("*\($0)*") }
    }

    /// Returns the number of bytes that ``matches(_:)`` compares at most, plus one.
    func comparedBytes(of request: MatchedRequest) -> Int {
        var bytes = request.path.count + 1
        if host != nil { bytes += request.hostAndPort.count }
        bytes += query.count * request.queryBytes
        for header in headers { bytes += request.header(header.name)?.count ?? 0 }
        if body != nil { bytes += request.body.count }
        return bytes
    }

    /// Returns whether the request has everything that the rule names.
    func matches(_ request: MatchedRequest) -> Bool {
        guard method == nil || method == request.method, scheme == nil || scheme == request.scheme,
            host?.matches(hostHasPort ? request.hostAndPort : request.host) ?? true, path.matches(request.path)
        else { return false }
        return (query.isEmpty || hasQuery(request))
            && headers.allSatisfy { header in request.header(header.name).map(header.value.matches) ?? false }
            && (body?.matches(Array(request.body)) ?? true)
    }

    private func hasQuery(_ request: MatchedRequest) -> Bool {
        let parameters = request.query
        return query.allSatisfy { wanted in
            parameters.contains { $0.name == wanted.name && wanted.value.matches($0.value) }
        }
    }
}
