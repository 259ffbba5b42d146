import CCurl
import Foundation
import Wire

/// A URL to request, and the origin to which libcurl would send the request.
///
/// A URL that libcurl and Foundation parse differently is refused, because permission is granted to the parsed origin
/// and must apply to the requested one.
struct FetchTarget {
    /// The URL as it is passed to libcurl.
    let text: String
    let origin: WebOrigin

    init?(_ url: URL) {
        guard let origin = WebOrigin(url), let handle = curl_url() else { return nil }
        defer { curl_url_cleanup(handle) }
        text = url.absoluteString
        guard curl_url_set(handle, CURLUPART_URL, text, 0) == CURLUE_OK,
            let scheme = Self.part(CURLUPART_SCHEME, of: handle), scheme == origin.scheme.rawValue,
            let host = Self.part(CURLUPART_HOST, of: handle, flags: UInt32(CURLU_PUNYCODE)),
            let port = Self.part(CURLUPART_PORT, of: handle, flags: UInt32(CURLU_DEFAULT_PORT)),
            Int(port) == origin.port,
            Self.isSame(host.lowercased(), origin.host)
        else { return nil }
        self.origin = origin
    }

    private static func part(_ part: CURLUPart, of handle: OpaquePointer, flags: UInt32 = 0) -> String? {
        var text: UnsafeMutablePointer<CChar>?
        guard curl_url_get(handle, part, &text, flags) == CURLUE_OK, let text else { return nil }
        defer { curl_free(text) }
        return String(cString: text)
    }

    private static func isSame(_ host: String, _ other: String) -> Bool {
        let bare = host.hasPrefix("[") && host.hasSuffix("]") ? String(host.dropFirst().dropLast()) : host
        if bare == other { return true }
        guard let address = NetworkAddress(bare) else { return false }
        return address == NetworkAddress(other)
    }
}
