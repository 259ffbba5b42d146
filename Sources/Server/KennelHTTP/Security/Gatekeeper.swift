import HTTPServer

/// Decides which requests are accepted, before anything else handles them.
///
/// A page of another site can make a browser send requests to this server. Such a request is recognized by the host
/// name it used (`Host`) and its origin (`Origin`, `Sec-Fetch-Site`); where tokens are required, also by the missing
/// cookie.
package struct Gatekeeper: Sendable {
    /// The decision about a request.
    enum Decision {
        /// The request is accepted; with the name of its token, if that has one.
        case pass(AccessLevel, String?)
        /// The request is refused with a problem.
        case refuse(ProblemDetails)
        /// The request brought a token in its address, or a cookie under a former name. These `Set-Cookie` headers are
        /// the answer, with a redirect to the same address without the token.
        case exchange(cookies: [String])
    }

    /// The access level of an accepted request's sender.
    enum AccessLevel: Sendable {
        /// A client with a valid token or cookie, or any client while the server requires no token.
        case member
        /// Any other client, who can see the page and what a watch link shows.
        case guest
    }

    private let names: Set<String>
    private let reach: ClientReach
    private let tokens: AccessToken?

    /// Creates the gatekeeper of a server that listens on `host` and is also known by `allowedHosts`. If `tokens` is
    /// nil, every client is a member.
    package init(listeningOn host: String, allowedHosts: [String], tokens: AccessToken?) {
        names = Set(["localhost"] + allowedHosts)
        reach = ClientReach(listeningOn: host)
        self.tokens = tokens
    }

    func judge(_ request: HTTPRequest) -> Decision {
        guard let host = request.header("Host") else { return .refuse(.forbidden("The request has no Host header.")) }
        guard request.headerCount("Host") == 1 else { return .refuse(.malformed("There are several Host headers.")) }
        guard Self.isPlainLoopback(host) || isExpected(host: HostName(host)) else {
            return .refuse(.forbidden("\"\(host.prefix(80))\" is not a name of this server. Add it with --allow-host."))
        }
        if let problem = foreignSender(of: request, host: host) { return .refuse(problem) }
        guard let tokens else { return .pass(.member, nil) }
        return tokens.judge(request)
    }

    /// Returns the sender's access level. Unlike `judge`, this exchanges no token.
    func accessLevel(of request: HTTPRequest) -> AccessLevel { tokens?.accessLevel(of: request) ?? .member }

    /// Whether clients are distinguished by tokens now.
    var asksForTokens: Bool { tokens?.areAskedFor ?? false }

    /// Whether the host is one of the two names that nearly every request uses; recognized without parsing an address.
    private static func isPlainLoopback(_ host: String) -> Bool {
        guard host.hasPrefix("127.0.0.1") || host.hasPrefix("localhost") else { return false }
        let port = host.utf8.dropFirst(9)
        return port.isEmpty
            || (port.first == UInt8(ascii: ":") && port.dropFirst().allSatisfy { (0x30...0x39).contains($0) })
    }

    private func isExpected(host: HostName) -> Bool {
        switch host {
        case .name(let name): names.contains(name)
        case .address(let address): reach == .beyond || address.isLoopback
        case .malformed: false
        }
    }

    private func foreignSender(of request: HTTPRequest, host: String) -> ProblemDetails? {
        if let origin = request.header("Origin"), !Self.isSame(origin: origin, host: host) {
            return .forbidden("Requests from \"\(origin.prefix(80))\" are not allowed.")
        }
        guard request.method != "GET", request.method != "HEAD" else { return nil }
        if let site = request.header("Sec-Fetch-Site"), site != "same-origin" {
            return .forbidden("Only this server's own page may make changes (Sec-Fetch-Site: \(site.prefix(20))).")
        }
        return nil
    }

    /// Whether the origin's authority is the one that the request was sent to. The scheme may differ behind a proxy.
    private static func isSame(origin: String, host: String) -> Bool {
        guard let colon = origin.utf8.firstIndex(of: UInt8(ascii: ":")) else { return false }
        let rest = origin[colon...]
        return rest.hasPrefix("://") && rest.dropFirst(3).lowercased() == host.lowercased()
    }
}

/// The distance from which clients can connect.
package enum ClientReach: Sendable, Equatable {
    /// From this machine only.
    case loopback
    /// From any machine.
    case beyond

    /// Derives the reach from the address on which a server listens.
    package init(listeningOn host: String) {
        switch HostName(host) {
        case .address(let address): self = address.isLoopback ? .loopback : .beyond
        case .name(let name): self = name == "localhost" ? .loopback : .beyond
        case .malformed: self = .beyond
        }
    }
}
