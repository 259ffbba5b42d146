import Beagle
import Foundation

/// Resolves the shop's short URLs, such as `shop:bikes/garca`, and leaves all others to Beagle.
struct ShopUrlBuilder: UrlBuilderProtocol {
    private var inner = UrlBuilder()

    var baseUrl: URL? {
        get { inner.baseUrl }
        set { inner.baseUrl = newValue }
    }

    func build(path: String) -> URL? {
        let scheme = "shop:"
        return inner.build(path: path.hasPrefix(scheme) ? "/" + path.dropFirst(scheme.count) : path)
    }
}
