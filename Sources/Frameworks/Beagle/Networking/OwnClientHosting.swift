/// The session's side of an app's own network client, whose answers may come on any thread.
package protocol OwnClientHosting: AnyObject {
    /// Has the client send a request; its answer is an input of the session, wherever it came from.
    func execute(
        _ request: Request, through client: any NetworkClient,
        completion: @escaping (Result<NetworkResponse, NetworkError>) -> Void
    ) -> (any RequestToken)?
}
