import HTTPServer
import Locks
import Sessions

/// The access tokens of a server, and the cookie for which they are exchanged.
///
/// A token in a URL is valid for one exchange, because URLs are stored in histories, logs and chats. A new one is
/// generated for the next browser. The cookie contains a separate secret, so that neither reveals the other. A token
/// chosen with `--token` stays valid as a bearer token, for programs.
package final class AccessToken: Sendable {
    private struct State {
        /// The token that the next browser may send in its URL.
        var next: String
        /// Whether the chosen token was already used in a URL.
        var isChosenSpent = false
    }

    private let chosen: String?
    private let secret: String
    private let named: WatchedTokens?
    /// Whether a token is required even if there are no named ones.
    private let isAskedFor: Bool
    private let isEncrypted: Bool
    private let state = Locked(State(next: AccessToken.random()))
    private let onExchange = Callback<String>()

    /// Creates the tokens of a server.
    ///
    /// - Parameters:
    ///   - chosen: The token that the operator chose; nil for none.
    ///   - secret: The content of the cookie; nil to generate one.
    ///   - named: The named tokens, which make a token necessary as soon as there is one.
    ///   - isAskedFor: Whether a token is always required.
    ///   - isEncrypted: Whether the server itself uses TLS, so that browsers send the cookie over TLS only.
    package init(
        chosen: String?, secret: String? = nil, named: WatchedTokens? = nil, isAskedFor: Bool = true,
        isEncrypted: Bool = false
    ) {
        self.named = named
        self.isAskedFor = isAskedFor
        self.isEncrypted = isEncrypted
        self.chosen = chosen
        self.secret = secret ?? Self.random()
    }

    /// The current one-time token for a URL. It is replaced after a browser exchanges it for a cookie.
    package var token: String { state.withLock { $0.next } }

    /// Sets a function that is called with the next token after each exchange.
    package func whenExchanged(_ body: @escaping @Sendable (String) -> Void) {
        onExchange.set(body)
    }

    func judge(_ request: HTTPRequest) -> Gatekeeper.Decision {
        if let cookies = renamedCookies(for: request) { return .exchange(cookies: cookies) }
        if holdsCookie(request) || bearsToken(request) { return .pass(.member, nil) }
        if let holder = holder(request) { return holder.decision(on: request) }
        if request.method == "GET", let offered = request.query("token") {
            if let holder = named?.token(shown: offered) {
                return .exchange(cookies: [storing(value(for: holder), for: request)])
            }
            guard let next = spend(offered) else {
                return .refuse(.tokenNeeded("The token is wrong, or has already been used."))
            }
            onExchange(next)
            return .exchange(cookies: [storing(secret, for: request)])
        }
        return .pass(areAskedFor ? .guest : .member, nil)
    }

    /// Returns the sender's access level, by the cookie and the bearer token.
    func accessLevel(of request: HTTPRequest) -> Gatekeeper.AccessLevel {
        !areAskedFor || holdsCookie(request) || bearsToken(request) || holder(request) != nil ? .member : .guest
    }

    /// Whether a token is required now.
    var areAskedFor: Bool { isAskedFor || named?.areAskedFor == true }

    private func storing(_ value: String, for request: HTTPRequest) -> String {
        AccessCookie(of: request).storing(value, isEncrypted: isEncrypted)
    }

    /// Returns the `Set-Cookie` headers that rename a cookie of an earlier version; nil if there is nothing to rename.
    ///
    /// Only requests for pages are redirected to rename a cookie, because browsers follow redirects and programs may
    /// not.
    private func renamedCookies(for request: HTTPRequest) -> [String]? {
        guard request.method == "GET", request.header("Accept")?.contains("text/html") == true else { return nil }
        let cookie = AccessCookie(of: request)
        guard !cookie.values.contains(where: isGood), let good = cookie.formerValues.first(where: isGood) else {
            return nil
        }
        return [AccessCookie.deletingFormer, cookie.storing(good, isEncrypted: isEncrypted)]
    }

    private func isGood(_ value: Substring) -> Bool {
        Self.isEqual(String(value), secret) || holder(ofCookie: value) != nil
    }

    /// Returns the cookie value of a named token: its name, and a hash that only this server can compute from the
    /// token. The value becomes invalid when the token is revoked.
    private func value(for token: NamedToken) -> String {
        "\(token.name).\(SHA256.hex("\(secret) \(token.line)"))"
    }

    /// Returns the named token of a request, from its bearer token or its cookie.
    private func holder(_ request: HTTPRequest) -> NamedToken? {
        guard let named else { return nil }
        if let bearer = bearer(request) { return named.token(shown: bearer) }
        return cookies(request).lazy.compactMap { self.holder(ofCookie: $0) }.first
    }

    private func holder(ofCookie value: Substring) -> NamedToken? {
        guard let dot = value.lastIndex(of: "."), let token = named?.token(named: String(value[..<dot])),
            Self.isEqual(String(value), self.value(for: token))
        else { return nil }
        return token
    }

    /// Consumes a valid token and returns the one for the next browser; nil if the token is not valid.
    private func spend(_ offered: String) -> String? {
        state.withLock { state in
            if Self.isEqual(offered, state.next) {
                state.next = Self.random()
            } else if let chosen, !state.isChosenSpent, Self.isEqual(offered, chosen) {
                state.isChosenSpent = true
            } else {
                return nil
            }
            return state.next
        }
    }

    private func bearsToken(_ request: HTTPRequest) -> Bool {
        guard let offered = bearer(request) else { return false }
        return chosen.map { Self.isEqual(offered, $0) } ?? false || Self.isEqual(offered, token)
    }

    private func bearer(_ request: HTTPRequest) -> String? {
        guard let bearer = request.header("Authorization"), bearer.hasPrefix("Bearer ") else { return nil }
        return String(bearer.dropFirst(7))
    }

    private func holdsCookie(_ request: HTTPRequest) -> Bool {
        cookies(request).contains { Self.isEqual(String($0), secret) }
    }

    /// Returns the values of all cookies with the server's cookie name.
    private func cookies(_ request: HTTPRequest) -> [Substring] {
        let cookie = AccessCookie(of: request)
        return cookie.values + cookie.formerValues
    }

    /// Compares in constant time, so that the duration does not reveal the first difference.
    private static func isEqual(_ one: String, _ other: String) -> Bool {
        let one = Array(one.utf8)
        let other = Array(other.utf8)
        guard one.count == other.count else { return false }
        return zip(one, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }

    /// Returns 128 random bits that are safe in a URL.
    static func random() -> String { RandomName.make() }
}

extension NamedToken {
    /// Returns the decision about a request with this token. A read-only token permits GET requests only.
    fileprivate func decision(on request: HTTPRequest) -> Gatekeeper.Decision {
        access == .driving || request.method == "GET" ? .pass(.member, name) : .refuse(.readOnly(name))
    }
}

extension ProblemDetails {
    static func readOnly(_ name: String) -> ProblemDetails {
        ProblemDetails(
            403, kind: .readOnly, title: "This token is read-only",
            detail: "The token \"\(name)\" cannot open or change sessions.")
    }

    static func tokenNeeded(
        _ detail: String = "Open the link that the server printed last. Each link works in one browser."
    ) -> ProblemDetails {
        ProblemDetails(401, kind: .tokenNeeded, title: "A token is needed", detail: detail).withHeader(
            "WWW-Authenticate", value: "Bearer")
    }
}
