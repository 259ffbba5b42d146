package import Foundation

/// A base URL for requests: http or https, with a host and without user name and password.
package struct BackendAddress: Sendable, Equatable {
    package let url: URL
    package let origin: WebOrigin

    /// Whether the URL consists of the origin only.
    package var isBare: Bool { ["", "/"].contains(url.path) && url.query == nil && url.fragment == nil }

    /// Parses a URL; nil if it is not of that form.
    package init?(_ text: String) {
        guard let url = URL(string: text), let origin = WebOrigin(url), url.user == nil, url.password == nil else {
            return nil
        }
        self.url = url
        self.origin = origin
    }
}
