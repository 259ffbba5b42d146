import HTTPServer

/// The cookie that an access token is exchanged for.
///
/// Browsers send a cookie to every port of its host. The cookie's name ends with the port that the browser uses, such
/// as `kennel-8080`, so that two servers on one host do not overwrite each other's. However, another server on the same
/// host can still read the cookie.
struct AccessCookie {
    /// The cookie's name for the scheme's default port. Earlier versions of Kennel used this name for every port.
    private static let portlessName = "kennel"

    /// The cookie's name for the host of the request.
    let name: String
    /// The values of the cookies with that name.
    let values: [Substring]
    /// The values of the cookies with the name of earlier versions; empty if that is the same name.
    let formerValues: [Substring]

    /// Reads the cookies of a request.
    init(of request: HTTPRequest) {
        let port = Self.port(request.header("Host") ?? "")
        let name = port.isEmpty ? Self.portlessName : "\(Self.portlessName)-\(port)"
        let cookies = request.header("Cookie") ?? ""
        let pairs = cookies.split(separator: ";").compactMap { cookie -> (name: Substring, value: Substring)? in
            let pair: Substring = cookie.drop { $0 == " " }
            return pair.firstIndex(of: "=").map { (pair[..<$0], pair[pair.index(after: $0)...]) }
        }
        self.name = name
        values = pairs.filter { $0.name == name }.map(\.value)
        formerValues = port.isEmpty ? [] : pairs.filter { $0.name == Self.portlessName }.map(\.value)
    }

    /// Returns the port of a `Host` header; empty if it has none.
    private static func port(_ host: String) -> Substring {
        guard let colon = host.lastIndex(of: ":") else { return "" }
        let port = host[colon...].dropFirst()
        return port.allSatisfy { $0.isASCII && $0.isNumber } ? port : ""
    }

    /// Returns the `Set-Cookie` header that stores a value.
    func storing(_ value: some StringProtocol, isEncrypted: Bool) -> String {
        "\(name)=\(value); Path=/; HttpOnly; SameSite=Strict\(isEncrypted ? "; Secure" : "")"
    }

    /// The `Set-Cookie` header that deletes the cookie of earlier versions.
    static let deletingFormer = "\(portlessName)=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict"
}
