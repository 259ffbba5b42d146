/// The part of the session that runs the app's own network client, whose responses may arrive on any thread.
package protocol OwnClientHosting: AnyObject {
    /// Sends a request with the client; its response becomes an input of the session.
    func execute(
        _ request: Request, through client: any NetworkClient,
        completion: @escaping (Result<NetworkResponse, NetworkError>) -> Void
    ) -> (any RequestToken)?
}
