package import Foundation

#if canImport(FoundationNetworking)
    package import FoundationNetworking
#endif

/// Sends the requests of an app's URL sessions, and delivers responses in turns of the session, or synchronously.
package protocol URLLoading: AnyObject {
    /// Sends a request. `completion` is called once, in a later turn, unless the token is cancelled first.
    func load(
        _ request: URLRequest, redirects: URLRedirects, completion: @escaping (URLAnswer) -> Void
    ) -> any URLLoadToken

    /// Sends a request and blocks the turn until there is a response. Nothing else happens in the session meanwhile.
    func read(_ request: URLRequest) -> URLAnswer
}

/// A running request.
package protocol URLLoadToken {
    /// Cancels the request. Its completion is not called afterwards.
    func cancel()
}

/// The policy for redirects.
package enum URLRedirects {
    /// The redirect is followed outside the session.
    case followed
    /// The redirect is returned as the response, because the task's delegate decides about it.
    case returned
}

/// The result of a request.
package enum URLAnswer {
    /// The server responded, with any status.
    case answered(Data, HTTPURLResponse)
    /// There was no response.
    case failed(URLError)
}

/// The loader of the running application; nil outside a session.
package enum URLLoadingKey: ApplicationKey {
    package static var defaultValue: (any URLLoading)? { nil }
}
