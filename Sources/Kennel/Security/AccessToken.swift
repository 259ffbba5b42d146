import HTTPServer

/// The token that a server beyond loopback asks for, and the cookie it is exchanged for.
///
/// The cookie holds another secret than the token, so that a cookie that leaks does not tell the token.
struct AccessToken: Sendable {
    /// The name of the cookie.
    static let cookieName = "kennel"

    /// What a person is told.
    let token: String
    private let secret: String

    init(token: String?) {
        self.token = token ?? Self.random()
        secret = Self.random()
    }

    func judge(_ request: HTTPRequest) -> Gatekeeper.Verdict {
        if holdsCookie(request) { return .pass }
        if let bearer = request.header("Authorization"), bearer.hasPrefix("Bearer "),
            Self.isEqual(String(bearer.dropFirst(7)), token)
        {
            return .pass
        }
        if request.method == "GET", let offered = request.query.first(where: { $0.name == "token" })?.value {
            guard Self.isEqual(offered, token) else { return .refuse(Self.missing("The token is wrong.")) }
            return .exchange(cookie: "\(Self.cookieName)=\(secret); Path=/; HttpOnly; SameSite=Strict")
        }
        if request.path == "/healthz" { return .pass }
        return .refuse(Self.missing("Open the address that was printed when the server started."))
    }

    private func holdsCookie(_ request: HTTPRequest) -> Bool {
        guard let cookies = request.header("Cookie") else { return false }
        return cookies.split(separator: ";").contains { cookie in
            let pair = cookie.drop { $0 == " " }
            guard pair.hasPrefix(Self.cookieName + "=") else { return false }
            return Self.isEqual(String(pair.dropFirst(Self.cookieName.count + 1)), secret)
        }
    }

    private static func missing(_ detail: String) -> ProblemDetails {
        ProblemDetails(401, "token-needed", "A token is needed", detail).with("WWW-Authenticate", "Bearer")
    }

    /// Compares in a time that does not tell where the first difference is.
    private static func isEqual(_ one: String, _ other: String) -> Bool {
        let one = Array(one.utf8)
        let other = Array(other.utf8)
        guard one.count == other.count else { return false }
        return zip(one, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }

    /// 128 random bits that can stand in an address.
    static func random() -> String {
        var generator = SystemRandomNumberGenerator()
        return RandomName.make(using: &generator)
    }
}

/// Names that nobody can guess.
enum RandomName {
    private static let alphabet = Array("0123456789abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ".utf8)

    /// 22 letters and digits, more than 128 random bits.
    static func make(using generator: inout some RandomNumberGenerator) -> String {
        String(
            decoding: (0..<22).map { _ in alphabet[Int.random(in: 0..<alphabet.count, using: &generator)] },
            as: UTF8.self)
    }
}
