extension SendRequest {
    private enum CodingKeys: String, CodingKey {
        case url, method, headers, data, onSuccess, onError, onFinish, analytics
    }

    /// Decodes the members; only `url` is required. Strict decoding requires an uppercase method.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            url: try container.decode(Expression<String>.self, forKey: .url),
            method: try container.decodeIfPresent(Expression<HTTPMethod>.self, forKey: .method),
            headers: try container.decodeIfPresent(Expression<[String: Expression<String>]>.self, forKey: .headers),
            data: try container.decodeIfPresent(DynamicObject.self, forKey: .data),
            onSuccess: try container.decodeActionsIfPresent(forKey: .onSuccess),
            onError: try container.decodeActionsIfPresent(forKey: .onError),
            onFinish: try container.decodeActionsIfPresent(forKey: .onFinish),
            analytics: try container.decodeIfPresent(ActionAnalyticsConfig.self, forKey: .analytics))
    }

    /// Encodes the members in the format of Beagle iOS 2.1.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(url, forKey: .url)
        try container.encodeIfPresent(method, forKey: .method)
        try container.encodeIfPresent(headers, forKey: .headers)
        try container.encodeIfPresent(data, forKey: .data)
        try container.encodeIfPresent(onSuccess, forKey: .onSuccess)
        try container.encodeIfPresent(onError, forKey: .onError)
        try container.encodeIfPresent(onFinish, forKey: .onFinish)
        try container.encodeIfPresent(analytics, forKey: .analytics)
    }
}
