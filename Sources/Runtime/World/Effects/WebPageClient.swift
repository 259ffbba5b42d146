import Beagle
import Foundation
import HeadlessUIKit
import Wire

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Requests the pages of web views through the session, so that they are recorded and subject to faults.
///
/// The client sends a HEAD request, and a GET request only if the server does not support HEAD. The response is not
/// shown: the browser loads the page itself.
final class WebPageClient: WebPageAsking {
    private let network: SessionNetworkClient

    init(_ network: SessionNetworkClient) {
        self.network = network
    }

    func check(_ page: URL, completion: @escaping (WebPageAnswer) -> Void) -> any WebPageToken {
        let question = Question(network: network, page: page, completion: completion)
        question.send(.head)
        return question
    }

    /// The check of one page, by at most two requests.
    private final class Question: WebPageToken {
        private let network: SessionNetworkClient
        private let page: URL
        private let completion: (WebPageAnswer) -> Void
        private var token: (any RequestToken)?

        init(network: SessionNetworkClient, page: URL, completion: @escaping (WebPageAnswer) -> Void) {
            self.network = network
            self.page = page
            self.completion = completion
        }

        func send(_ method: HTTPMethod) {
            let data = HttpAdditionalData(method: method, headers: ["Accept": "text/html, */*"])
            token = network.executeRequest(Request(url: page, additionalData: data, purpose: .webView)) { result in
                self.answered(result, to: method)
            }
        }

        func cancel() {
            token?.cancel()
            token = nil
        }

        private func answered(_ result: Result<NetworkResponse, NetworkError>, to method: HTTPMethod) {
            token = nil
            switch result {
            case .success(let answer):
                let headers = answer.response as? HTTPURLResponse
                completion(.there(allowsFraming: headers?.allowsFraming ?? true))
            case .failure(let failure):
                let status = (failure.response as? HTTPURLResponse)?.statusCode
                if method == .head, status == 405 || status == 501 {
                    send(.get)
                } else if (failure.error as? TransportFailure)?.kind == .forbiddenHost {
                    completion(.there(allowsFraming: false))  // Requests are forbidden, so it is not embedded.
                } else {
                    completion(.missing(failure))
                }
            }
        }
    }
}

extension HTTPURLResponse {
    /// Whether a browser would show the page in a frame of another origin. `Content-Security-Policy` takes precedence
    /// over `X-Frame-Options`.
    fileprivate var allowsFraming: Bool {
        let policies = value(forHTTPHeaderField: "Content-Security-Policy") ?? ""
        let directives = policies.lowercased().split(whereSeparator: { $0 == ";" || $0 == "," })
        let ancestors = directives.map { $0.split(separator: " ") }.filter { $0.first == "frame-ancestors" }
        if !ancestors.isEmpty {
            return ancestors.allSatisfy { $0.contains("*") }
        }
        let option = value(forHTTPHeaderField: "X-Frame-Options")?.trimmingCharacters(in: .whitespaces).lowercased()
        return option != "deny" && option != "sameorigin"
    }
}
