import Beagle
import Foundation
import HeadlessUIKit
import Wire

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Sends the requests of an app's URLSession as requests of the session: recorded, subject to faults, held and
/// replayed.
final class SessionURLLoader: URLLoading {
    private let network: SessionNetworkClient

    init(_ network: SessionNetworkClient) { self.network = network }

    func load(
        _ request: URLRequest, redirects: URLRedirects, completion: @escaping (URLAnswer) -> Void
    ) -> any URLLoadToken {
        let url = request.url
        let returned: TransportRequest.Redirects? = redirects == .returned ? .returned : nil
        let token = network.execute(request, redirects: returned) { result in
            completion(Self.answer(from: result, url: url))
        }
        return Token(token: token)
    }

    func read(_ request: URLRequest) -> URLAnswer {
        let (sent, names) = network.prepared(request)
        guard let url = request.url else { return .failed(URLError(requestFailed: .badURL, url: nil)) }
        return Self.answer(
            from: SessionNetworkClient.result(of: network.read(sent, address: url, reserved: names), for: sent),
            url: url)
    }

    private struct Token: URLLoadToken {
        let token: (any RequestToken)?

        func cancel() { token?.cancel() }
    }

    /// Converts a result; for URLSession, every status is a response.
    private static func answer(from result: Result<NetworkResponse, NetworkError>, url: URL?) -> URLAnswer {
        switch result {
        case .success(let answer):
            if let response = answer.response as? HTTPURLResponse { return .answered(answer.data, response) }
            return .failed(URLError(requestFailed: .cannotParseResponse, url: url))
        case .failure(let error):
            if let response = error.response as? HTTPURLResponse { return .answered(error.data ?? Data(), response) }
            let failure = error.error as? TransportFailure
            let code = failure?.kind.code ?? (error.error as? URLError)?.code ?? .unknown
            return .failed(URLError(requestFailed: code, url: url))
        }
    }
}

extension SessionNetworkClient {
    /// Sends a request of the app's URLSession unchanged, except for reserved header fields.
    fileprivate func execute(
        _ request: URLRequest, redirects: TransportRequest.Redirects?,
        completion: @escaping (Result<NetworkResponse, NetworkError>) -> Void
    ) -> (any RequestToken)? {
        guard let url = request.url else {
            completion(.failure(NetworkError(error: URLError(.badURL), request: request)))
            return nil
        }
        let (sent, names) = prepared(request)
        return execute(
            sent, address: url, purpose: .other, reserved: names, redirects: redirects, completion: completion)
    }

    /// Returns the request in the form that the session sends, and the names of its reserved header fields.
    fileprivate func prepared(_ request: URLRequest) -> (sent: URLRequest, reserved: [String]) {
        var sent = request
        sent.timeoutInterval = Double(timeout.wholeMilliseconds) / 1_000
        let names = (request.allHTTPHeaderFields ?? [:]).keys.filter(ReservedHeader.covers)
        for name in names { sent.setValue(nil, forHTTPHeaderField: name) }
        let language = DeviceSettings.current.language
        if language != DeviceSettings().language, sent.value(forHTTPHeaderField: "Accept-Language") == nil {
            sent.setValue(language, forHTTPHeaderField: "Accept-Language")
        }
        return (sent, names)
    }
}

extension TransportFailure.Kind {
    /// The corresponding URLSession error code.
    fileprivate var code: URLError.Code {
        switch self {
        case .noConnection: .cannotConnectToHost
        case .offline: .notConnectedToInternet
        case .timeout: .timedOut
        case .tls: .secureConnectionFailed
        case .dns: .cannotFindHost
        case .badResponse: .cannotParseResponse
        case .tooLarge: .dataLengthExceedsMaximum
        case .tooManyRedirects: .httpTooManyRedirects
        case .forbiddenHost: .cannotConnectToHost
        case .badURL: .unsupportedURL
        case .connectionLost, .interrupted: .networkConnectionLost
        case .ownClient, .other: .unknown
        }
    }
}
