import HTTPServer

extension HTTPRequest {
    /// Creates the request that the server would receive if this one were sent over a socket.
    init(_ ask: Ask) {
        let headers = ["Host": "127.0.0.1"].merging(ask.headers, uniquingKeysWith: { $1 })
        self.init(
            method: ask.method, target: ask.path, headers: headers.map { (name: $0.key, value: $0.value) },
            body: ask.body)
    }
}
