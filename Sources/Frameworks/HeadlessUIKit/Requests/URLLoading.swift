package import Foundation

#if canImport(FoundationNetworking)
    package import FoundationNetworking
#endif

/// Sends what an app's own URLSession asks for, and brings the answer in a turn of the session; or at once, to code
/// that waits.
package protocol URLLoading: AnyObject {
    /// Sends `request` as it is; `completion` is called once, in a later turn, unless the token is cancelled first.
    func load(_ request: URLRequest, completion: @escaping (URLAnswer) -> Void) -> any URLLoadToken

    /// Sends `request` and waits for its answer, in the middle of the turn; nothing else happens to the session
    /// meanwhile.
    func read(_ request: URLRequest) -> URLAnswer
}

/// A request under way.
package protocol URLLoadToken {
    /// Nobody wants the answer any more.
    func cancel()
}

/// What came of a request.
package enum URLAnswer {
    /// An answer, whatever its status.
    case answered(Data, HTTPURLResponse)
    /// None, for this reason.
    case failed(URLError)
}

/// Who sends the running application's requests; outside a session nobody does.
package enum URLLoadingKey: ApplicationKey {
    package static var defaultValue: (any URLLoading)? { nil }
}
