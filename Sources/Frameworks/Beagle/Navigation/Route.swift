/// Where a navigation goes.
public enum Route {
    /// A screen to fetch.
    case remote(NewPath)
    /// A screen that came along.
    case declarative(Screen)

    /// A screen to fetch, as documents describe it.
    public struct NewPath {
        /// A path joined to the base URL, or a URL; evaluated against the origin view.
        public let url: Expression<String>

        /// Whether to fetch it as soon as the component that navigates is on the screen.
        public var shouldPrefetch: Bool?

        /// Shown when the request fails, whatever the reason.
        public var fallback: Screen?

        /// Method, headers and body of the request.
        public var httpAdditionalData: HttpAdditionalData? {
            didSet { body = httpAdditionalData?.template }
        }

        /// The request's body, parsed once for all that go there.
        private(set) var body: DynamicObject?

        /// A screen at `url`.
        public init(
            url: Expression<String>, shouldPrefetch: Bool? = nil, fallback: Screen? = nil,
            httpAdditionalData: HttpAdditionalData? = nil
        ) {
            self.url = url
            self.shouldPrefetch = shouldPrefetch
            self.fallback = fallback
            self.httpAdditionalData = httpAdditionalData
            body = httpAdditionalData?.template
        }

        /// A screen at a text, which may be an expression.
        public init(
            url: StringOrExpression, shouldPrefetch: Bool? = nil, fallback: Screen? = nil,
            httpAdditionalData: HttpAdditionalData? = nil
        ) {
            self.init(
                url: Expression(text: url), shouldPrefetch: shouldPrefetch, fallback: fallback,
                httpAdditionalData: httpAdditionalData)
        }
    }
}

extension Route {
    /// A screen to fetch, the short way.
    public static func remote(_ url: Expression<String>, fallback: Screen? = nil) -> Route {
        .remote(NewPath(url: url, fallback: fallback))
    }
}
