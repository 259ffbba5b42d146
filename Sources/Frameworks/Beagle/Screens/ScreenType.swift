import Foundation

/// The source of a screen's content.
public enum ScreenType {
    indirect case remote(Remote)
    indirect case declarative(Screen)
    /// A screen as JSON text.
    case declarativeText(String)

    public struct Remote {
        /// A URL, or a path relative to the base URL.
        public let url: String

        /// The screen to show if the request fails for any reason.
        public let fallback: Screen?

        /// Method, headers and body of the request.
        public let additionalData: HttpAdditionalData?

        /// Creates a screen at `url`, fetched with GET unless the additional data has another method.
        public init(url: String, fallback: Screen? = nil, additionalData: HttpAdditionalData? = nil) {
            self.url = url
            self.fallback = fallback
            self.additionalData = additionalData
        }
    }
}
