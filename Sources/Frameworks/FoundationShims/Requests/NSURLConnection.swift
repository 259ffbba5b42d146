public import Foundation

#if canImport(FoundationNetworking)
    public import FoundationNetworking
#endif

/// The networking API from before iOS 9. Its requests belong to the session.
public final class NSURLConnection: NSObject {
    /// Sends a request. `handler` is called in a turn of the session. `queue` has no effect.
    public static func sendAsynchronousRequest(
        _ request: URLRequest, queue: SessionOperationQueue,
        completionHandler handler: @escaping (URLResponse?, Data?, (any Error)?) -> Void
    ) {
        nonisolated(unsafe) let handler = handler  // it runs in turns of the session, as this function does
        SessionURLSession.shared.dataTask(with: request) { data, response, error in handler(response, data, error) }
            .resume()
    }
}
