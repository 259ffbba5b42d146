import Foundation

/// Where a screen's content comes from.
public enum ScreenType {
    /// The backend.
    indirect case remote(Remote)
    /// A screen built in code.
    indirect case declarative(Screen)
    /// A screen as JSON text.
    case declarativeText(String)

    /// A screen to fetch.
    public struct Remote {
        /// A path joined to the base URL, or a URL.
        public let url: String

        /// Shown when the request fails, whatever the reason.
        public let fallback: Screen?

        /// Method, headers and body of the request.
        public let additionalData: HttpAdditionalData?

        /// A screen at `url`, fetched with GET unless the additional data says otherwise.
        public init(url: String, fallback: Screen? = nil, additionalData: HttpAdditionalData? = nil) {
            self.url = url
            self.fallback = fallback
            self.additionalData = additionalData
        }
    }
}
