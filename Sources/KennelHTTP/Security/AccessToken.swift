import HTTPServer
import Locking
import Sessions

/// The tokens that a server beyond loopback asks for, and the cookie they are exchanged for.
///
/// An address is kept in histories, logs and chats, so a token in one is good for one exchange, and another is made up
/// for the next browser. The cookie holds a secret of its own, so that neither tells the other. A token that was chosen
/// with `--token` goes on being good as a bearer's, for programs.
package final class AccessToken: Sendable {
    /// The name of the cookie.
    static let cookieName = "kennel"

    private struct State {
        /// What the next browser may bring in its address.
        var next: String
        /// Whether the chosen token was brought in an address already.
        var isChosenSpent = false
    }

    private let chosen: String?
    private let secret: String
    private let state = Locked(State(next: AccessToken.random()))
    private let onExchange = Locked<(@Sendable (String) -> Void)?>(nil)

    /// `chosen` is what whoever started the server wants clients to know, `secret` what cookies hold; nil makes one up.
    package init(chosen: String?, secret: String? = nil) {
        self.chosen = chosen
        self.secret = secret ?? Self.random()
    }

    /// The token for the next browser's address.
    package var token: String { state.withLock { $0.next } }

    /// Has `body` called with the next token whenever one was exchanged.
    package func whenExchanged(_ body: @escaping @Sendable (String) -> Void) {
        onExchange.withLock { $0 = body }
    }

    func judge(_ request: HTTPRequest) -> Gatekeeper.Verdict {
        if holdsCookie(request) || bearsToken(request) { return .pass(.member) }
        if request.method == "GET", let offered = request.query("token") {
            guard let next = spend(offered) else {
                return .refuse(.tokenNeeded("The token is wrong, or was used already."))
            }
            onExchange.withLock { $0 }?(next)
            return .exchange(cookie: "\(Self.cookieName)=\(secret); Path=/; HttpOnly; SameSite=Strict")
        }
        return .pass(.guest)
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
        guard let bearer = request.header("Authorization"), bearer.hasPrefix("Bearer ") else { return false }
        let offered = String(bearer.dropFirst(7))
        return chosen.map { Self.isEqual(offered, $0) } ?? false || Self.isEqual(offered, token)
    }

    private func holdsCookie(_ request: HTTPRequest) -> Bool {
        guard let cookies = request.header("Cookie") else { return false }
        return cookies.split(separator: ";").contains { cookie in
            let pair = cookie.drop { $0 == " " }
            guard pair.hasPrefix(Self.cookieName + "=") else { return false }
            return Self.isEqual(String(pair.dropFirst(Self.cookieName.count + 1)), secret)
        }
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

extension ProblemDetails {
    static func tokenNeeded(
        _ detail: String = "Open the address that the server printed last; each is good for one browser."
    ) -> ProblemDetails {
        ProblemDetails(401, "token-needed", "A token is needed", detail).with("WWW-Authenticate", "Bearer")
    }
}
