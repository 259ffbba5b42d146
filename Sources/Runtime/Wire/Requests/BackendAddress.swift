package import Foundation

/// A base URL that requests can be sent to: http or https, with a host, and nothing that hides where it leads.
package struct BackendAddress: Sendable, Equatable {
    package let url: URL
    package let origin: WebOrigin

    /// Whether it says no more than the origin.
    package var isBare: Bool { ["", "/"].contains(url.path) && url.query == nil && url.fragment == nil }

    /// Reads the text of a URL; nil when it is none of that kind.
    package init?(_ text: String) {
        guard let url = URL(string: text), let origin = WebOrigin(url), url.user == nil, url.password == nil else {
            return nil
        }
        self.url = url
        self.origin = origin
    }
}
