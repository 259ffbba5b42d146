public import Foundation

/// Turns the paths a backend sends into URLs.
public protocol UrlBuilderProtocol {
    /// What relative paths are joined to.
    var baseUrl: URL? { get set }

    /// The URL for `path`, nil when there is none.
    func build(path: String) -> URL?
}

/// Something that has a URL builder to offer, such as the application's dependencies.
public protocol DependencyUrlBuilder {
    /// The application's builder.
    var urlBuilder: any UrlBuilderProtocol { get }
}

/// Beagle's rules: a path that starts with `/` is joined to the base, anything else stands alone.
///
/// Provenance: Beagle iOS 2.1, UrlBuilder.swift, and its UrlBuilderTestSpec.json.
public struct UrlBuilder: UrlBuilderProtocol {
    private var ownBase: URL?

    /// A builder without a base uses the session's, the one the page was opened with.
    public init(baseUrl: URL? = nil) {
        ownBase = baseUrl
    }

    /// The base given to this builder, or else the session's.
    public var baseUrl: URL? {
        get { ownBase ?? SessionNetwork.baseUrl }
        set { ownBase = newValue }
    }

    /// Joins and encodes `path`; an empty one, or one Foundation rejects, gives nil.
    public func build(path: String) -> URL? {
        guard !path.isEmpty else { return nil }
        let encoded = Self.percentEncoded(path)
        guard path.hasPrefix("/"), let baseUrl else { return URL(string: encoded) }
        var base = baseUrl.absoluteString
        if base.hasSuffix("/") { base.removeLast() }
        return URL(string: base + encoded)
    }

    /// A path that already holds percent-encoding is left as it is, so that nothing is encoded twice.
    private static func percentEncoded(_ path: String) -> String {
        guard path.removingPercentEncoding == path || path.removingPercentEncoding == nil else { return path }
        return path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path
    }

    private static let allowed = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "-._~:/?#[]@!$&'()*+,;="))
}
