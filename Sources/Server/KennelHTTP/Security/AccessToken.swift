import HTTPServer
import Locks
import Sessions

/// The tokens that a server beyond loopback asks for, and the cookie they are exchanged for.
///
/// An address is kept in histories, logs and chats, so a token in one is good for one exchange, and another is made up
/// for the next browser. The cookie holds a secret of its own, so that neither tells the other. A token that was chosen
/// with `--token` goes on being good as a bearer's, for programs.
package final class AccessToken: Sendable {
    private struct State {
        /// What the next browser may bring in its address.
        var next: String
        /// Whether the chosen token was brought in an address already.
        var isChosenSpent = false
    }

    private let chosen: String?
    private let secret: String
    private let named: WatchedTokens?
    /// Whether a token is asked for even where none has a name.
    private let isAskedFor: Bool
    private let isEncrypted: Bool
    private let state = Locked(State(next: AccessToken.random()))
    private let onExchange = Callback<String>()

    /// `chosen` is what whoever started the server wants clients to know, `secret` what cookies hold; nil makes one up.
    /// Where the server itself encrypts, browsers send the cookie over nothing else.
    /// The `named` ones are asked for as soon as there are any, and any is where one `isAskedFor`.
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

    /// The token for the next browser's address.
    package var token: String { state.withLock { $0.next } }

    /// Has `body` called with the next token whenever one was exchanged.
    package func whenExchanged(_ body: @escaping @Sendable (String) -> Void) {
        onExchange.set(body)
    }

    func judge(_ request: HTTPRequest) -> Gatekeeper.Verdict {
        if let cookies = renamedCookies(for: request) { return .exchange(cookies: cookies) }
        if holdsCookie(request) || bearsToken(request) { return .pass(.member, nil) }
        if let holder = holder(request) { return holder.verdict(on: request) }
        if request.method == "GET", let offered = request.query("token") {
            if let holder = named?.token(shown: offered) {
                return .exchange(cookies: [storing(value(for: holder), for: request)])
            }
            guard let next = spend(offered) else {
                return .refuse(.tokenNeeded("The token is wrong, or was used already."))
            }
            onExchange(next)
            return .exchange(cookies: [storing(secret, for: request)])
        }
        return .pass(areAskedFor ? .guest : .member, nil)
    }

    /// Who sent a request, as far as its cookie and its bearer's token tell.
    func standing(of request: HTTPRequest) -> Gatekeeper.Standing {
        !areAskedFor || holdsCookie(request) || bearsToken(request) || holder(request) != nil ? .member : .guest
    }

    /// Whether a token is asked for now.
    var areAskedFor: Bool { isAskedFor || named?.areAskedFor == true }

    private func storing(_ value: String, for request: HTTPRequest) -> String {
        AccessCookie(of: request).storing(value, isEncrypted: isEncrypted)
    }

    /// The `Set-Cookie` headers that give a cookie of an earlier version its present name; nil for a request that needs
    /// none.
    ///
    /// Only a page is sent on for that, because a browser follows the redirect and programs may not.
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

    /// What the cookie of a token with a name holds: the name, and what only this server can say of the token. So it is
    /// worth nothing when the token is revoked.
    private func value(for token: NamedToken) -> String {
        "\(token.name).\(SHA256.hex("\(secret) \(token.line)"))"
    }

    /// The token with a name that a request brings, as a bearer's or in its cookie.
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

    /// The token for the next browser when this one is good, which it is no more then; nil when it is not.
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

    /// The values of the server's cookie, under the name of earlier versions too.
    private func cookies(_ request: HTTPRequest) -> [Substring] {
        let cookie = AccessCookie(of: request)
        return cookie.values + cookie.formerValues
    }

    /// Compares in a time that does not tell where the first difference is.
    private static func isEqual(_ one: String, _ other: String) -> Bool {
        let one = Array(one.utf8)
        let other = Array(other.utf8)
        guard one.count == other.count else { return false }
        return zip(one, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }

    /// 128 random bits that can stand in an address.
    static func random() -> String { RandomName.make() }
}

extension NamedToken {
    /// Whether its holder may do what a request asks for.
    fileprivate func verdict(on request: HTTPRequest) -> Gatekeeper.Verdict {
        access == .driving || request.method == "GET" ? .pass(.member, name) : .refuse(.readOnly(name))
    }
}

extension ProblemDetails {
    static func readOnly(_ name: String) -> ProblemDetails {
        ProblemDetails(
            403, "read-only", "This token only lets you look", "The token \"\(name)\" opens and changes nothing.")
    }

    static func tokenNeeded(
        _ detail: String = "Open the address that the server printed last; each is good for one browser."
    ) -> ProblemDetails {
        ProblemDetails(401, "token-needed", "A token is needed", detail).with("WWW-Authenticate", "Bearer")
    }
}
