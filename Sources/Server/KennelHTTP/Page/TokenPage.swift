import HTTPServer

/// The responses for a user who has not entered the access token yet.
enum TokenPage {
    /// Returns a page that asks for the token. Its link serves users who have the cookie but come from another site,
    /// because browsers do not send a `SameSite=Strict` cookie then.
    static func response(for problem: ProblemDetails) -> HTTPResponse {
        let text = """
            <!doctype html><html lang="en"><meta charset="utf-8"><title>Kennel</title>
            <meta name="viewport" content="width=device-width">
            <h1>A token is needed</h1>
            <p>\(problem.detail)</p>
            <form action="/"><label>Token <input name="token" autocomplete="off" required></label>
            <button>Open</button></form>
            <p><a href="">I have already signed in</a></p></html>
            """
        return HTTPResponse(
            status: 401,
            headers: [
                ("Content-Type", "text/html; charset=utf-8"), ("Cache-Control", "no-store"),
                ("WWW-Authenticate", "Bearer"),
            ] + SecurityHeaders.always + SecurityHeaders.document(frames: .origins([])), body: Array(text.utf8))
    }

    /// Redirects to the same address without its token, with these `Set-Cookie` headers.
    static func redirect(for request: HTTPRequest, cookies: [String]) -> HTTPResponse {
        let kept = request.query.filter { $0.name != "token" }
            .map { "\(PercentEncoding.encoded($0.name))=\(PercentEncoding.encoded($0.value))" }.joined(separator: "&")
        let path = isOwn(request.path) ? request.path : "/"
        return HTTPResponse(
            status: 303,
            headers: [
                ("Location", kept.isEmpty ? path : "\(path)?\(kept)"), ("Cache-Control", "no-store"),
            ] + cookies.map { ("Set-Cookie", $0) } + SecurityHeaders.always, body: [])
    }

    /// Whether browsers resolve the path on this server. Two leading slashes name another host, and browsers treat a
    /// backslash as a slash.
    private static func isOwn(_ path: String) -> Bool {
        path.hasPrefix("/") && !path.dropFirst().hasPrefix("/") && path.utf8.allSatisfy(isPlain)
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5a, 0x61...0x7a: true
        default: "/-._~%".utf8.contains(byte)
        }
    }
}
