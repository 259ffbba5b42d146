public import Foundation

#if canImport(FoundationNetworking)
    public import FoundationNetworking
#endif

/// What apps ask for an address by that were written before iOS 9: a request of the session's own.
public final class NSURLConnection: NSObject {
    /// Makes a request; `handler` hears the head and the body of the answer, or why there is none, in a turn of the
    /// session.
    public static func sendAsynchronousRequest(
        _ request: URLRequest, queue: SessionOperationQueue,
        completionHandler handler: @escaping (URLResponse?, Data?, (any Error)?) -> Void
    ) {
        nonisolated(unsafe) let handler = handler  // it runs in turns of the session, as this does
        SessionURLSession.shared.dataTask(with: request) { data, response, error in handler(response, data, error) }
            .resume()
    }
}
