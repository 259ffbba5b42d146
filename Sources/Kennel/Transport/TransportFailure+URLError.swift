import Foundation
import SessionRuntime

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension TransportFailure {
    /// Names what URLSession reports.
    ///
    /// On Linux a failed TLS handshake is the unknown error -1 with libcurl's words, so it is told by scheme and text.
    init(describing error: any Error, url: URL) {
        let place = "\(url.host ?? url.absoluteString)\(url.port.map { ":\($0)" } ?? "")"
        guard let error = error as? URLError else {
            self.init(kind: .other, message: error.localizedDescription)
            return
        }
        switch error.code {
        case .timedOut:
            self.init(kind: .timeout, message: "\(place) did not answer in time.")
        case .cannotConnectToHost:
            self.init(kind: .noConnection, message: "\(place) refused the connection.")
        case .networkConnectionLost:
            self.init(kind: .noConnection, message: "The connection to \(place) broke.")
        case .notConnectedToInternet:
            self.init(kind: .noConnection, message: "There is no network.")
        case .cannotFindHost, .dnsLookupFailed:
            self.init(kind: .dns, message: "There is no host \(url.host ?? "").")
        case .badServerResponse, .cannotParseResponse, .zeroByteResource:
            self.init(kind: .badResponse, message: "\(place) closed the connection without an HTTP answer.")
        case .httpTooManyRedirects, .redirectToNonExistentLocation:
            self.init(kind: .tooManyRedirects, message: "\(place) redirected for too long.")
        case .unsupportedURL where url.scheme == "http" || url.scheme == "https":
            // What libcurl says of an answer that does not begin as HTTP does.
            self.init(kind: .badResponse, message: "\(place) did not answer in HTTP.")
        case .badURL, .unsupportedURL:
            self.init(kind: .badURL, message: "\"\(url.absoluteString)\" cannot be requested.")
        default:
            let text = error.localizedDescription
            let isTLS = url.scheme == "https" && (text.contains("SSL") || text.contains("certificate"))
            self.init(kind: isTLS ? .tls : .other, message: isTLS ? "\(place) failed to prove who it is." : text)
        }
    }
}
