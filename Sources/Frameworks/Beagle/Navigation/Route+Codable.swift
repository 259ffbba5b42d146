extension Route: Codable {
    private enum CodingKeys: String, CodingKey {
        case screen
    }

    /// Decodes `{screen}` or `{url, …}`. If `screen` is malformed, throws an error about it instead of one about a
    /// missing `url`.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        if container.contains(.screen), try !container.decodeNil(forKey: .screen) {
            self = .declarative(try container.decodeScreen(forKey: .screen))
        } else {
            self = .remote(try NewPath(from: decoder))
        }
    }

    /// Encodes the form accepted by `init(from:)`.
    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .declarative(let screen):
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encodeScreen(screen, forKey: .screen)
        case .remote(let path): try path.encode(to: encoder)
        }
    }
}

extension Route.NewPath: Codable {
    private enum CodingKeys: String, CodingKey {
        case url, shouldPrefetch, prefetch, fallback, httpAdditionalData
    }

    /// Decodes the members; only `url` is required. Lenient decoding accepts `prefetch` instead of `shouldPrefetch`.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        var shouldPrefetch = try container.decodeIfPresent(Bool.self, forKey: .shouldPrefetch)
        switch decoder.strictness {
        case .strict: break
        case .lenient: shouldPrefetch = try shouldPrefetch ?? container.decodeIfPresent(Bool.self, forKey: .prefetch)
        }
        self.init(
            url: try container.decode(Expression<String>.self, forKey: .url),
            shouldPrefetch: shouldPrefetch,
            fallback: try container.decodeScreenIfPresent(forKey: .fallback),
            httpAdditionalData: try container.decodeIfPresent(HttpAdditionalData.self, forKey: .httpAdditionalData))
    }

    /// Encodes the members that are set.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(url, forKey: .url)
        try container.encodeIfPresent(shouldPrefetch, forKey: .shouldPrefetch)
        if let fallback { try container.encodeScreen(fallback, forKey: .fallback) }
        try container.encodeIfPresent(httpAdditionalData, forKey: .httpAdditionalData)
    }
}
