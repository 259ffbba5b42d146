/// The destination of a navigation.
public enum Route {
    /// A screen to fetch.
    case remote(NewPath)
    /// A screen contained in the document.
    case declarative(Screen)

    /// A screen to fetch, as described in a document.
    public struct NewPath {
        /// A URL, or a path relative to the base URL; evaluated in the scope of the origin view.
        public let url: Expression<String>

        /// Whether to prefetch the screen as soon as the component that navigates is rendered; nil means false.
        public var shouldPrefetch: Bool?

        /// The screen to show if the request fails for any reason.
        public var fallback: Screen?

        /// The method, headers and body of the request.
        public var httpAdditionalData: HttpAdditionalData? {
            didSet { body = httpAdditionalData?.template }
        }

        /// The request's body, parsed once for all navigations to this path.
        private(set) var body: DynamicObject?

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

        /// Creates a description of a screen to fetch. Its URL is given as text, which may contain an expression.
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
    /// Returns a route to a screen to fetch.
    public static func remote(_ url: Expression<String>, fallback: Screen? = nil) -> Route {
        .remote(NewPath(url: url, fallback: fallback))
    }
}
