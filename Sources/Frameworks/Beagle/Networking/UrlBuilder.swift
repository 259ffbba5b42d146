public import Foundation

/// Builds URLs from the paths that a backend sends.
public protocol UrlBuilderProtocol {
    /// The base of relative URLs.
    var baseUrl: URL? { get set }

    /// Returns the URL for `path`; nil if it is not valid.
    func build(path: String) -> URL?
}

public protocol DependencyUrlBuilder {
    var urlBuilder: any UrlBuilderProtocol { get }
}

/// Beagle's URL builder: a path that starts with `/` is appended to the base URL; any other path is used unchanged.
///
/// Source: Beagle iOS 2.1, UrlBuilder.swift, and its UrlBuilderTestSpec.json.
public struct UrlBuilder: UrlBuilderProtocol {
    private var ownBase: URL?

    /// Creates a builder. Nil uses the session's base URL, with which the page was opened.
    public init(baseUrl: URL? = nil) {
        ownBase = baseUrl
    }

    /// The base URL given to this builder, or the session's.
    public var baseUrl: URL? {
        get { ownBase ?? SessionNetwork.baseUrl }
        set { ownBase = newValue }
    }

    /// Joins and percent-encodes `path`. Returns nil if it is empty or Foundation rejects it.
    public func build(path: String) -> URL? {
        guard !path.isEmpty else { return nil }
        let encoded = Self.percentEncoded(path)
        guard path.hasPrefix("/"), let baseUrl else { return URL(string: encoded) }
        var base = baseUrl.absoluteString
        if base.hasSuffix("/") { base.removeLast() }
        return URL(string: base + encoded)
    }

    /// Percent-encodes a path, unless it already contains percent-encoding.
    private static func percentEncoded(_ path: String) -> String {
        guard path.removingPercentEncoding == path || path.removingPercentEncoding == nil else { return path }
        return path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path
    }

    private static let allowed = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "-._~:/?#[]@!$&'()*+,;="))
}
