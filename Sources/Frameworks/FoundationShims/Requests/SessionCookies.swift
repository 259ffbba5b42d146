import Foundation

#if canImport(FoundationNetworking)
    public import FoundationNetworking
#endif

/// The cookies of a session, and when they expire by its clock.
///
/// They are in memory, and there are none when the session begins. Foundation's storage removes expired cookies by the
/// machine's clock, so cookies are stored in it without a date of expiry.
final class SessionCookies: ApplicationKey {
    static var defaultValue: SessionCookies { SessionCookies() }

    /// The cookie storage that new configurations use.
    let shared: HTTPCookieStorage
    private var dates: [[String]: Date] = [:]

    init() {
        // Foundation makes a storage in memory for each ephemeral configuration, and has no initializer for one.
        shared = URLSessionConfiguration.ephemeral.httpCookieStorage ?? HTTPCookieStorage.shared
    }

    static var current: SessionCookies { AppEnvironment.current.values[SessionCookies.self] }

    /// Stores the cookies of a response.
    func store(_ response: HTTPURLResponse, for request: URLRequest, by configuration: URLSessionConfiguration) {
        guard let storage = configuration.httpCookieStorage, request.httpShouldHandleCookies,
            configuration.httpCookieAcceptPolicy != .never, let url = response.url
        else { return }
        let fields = response.allHeaderFields.reduce(into: [String: String]()) { fields, field in
            if let name = field.key as? String, name.lowercased() == "set-cookie" {
                fields["Set-Cookie"] = field.value as? String
            }
        }
        guard let text = fields["Set-Cookie"] else { return }
        for cookie in HTTPCookie.cookies(withResponseHeaderFields: fields, for: url) {
            let date = Self.expiry(of: cookie, in: text)
            guard let kept = cookie.withoutDate else { continue }
            storage.deleteCookie(cookie)
            dates[Self.key(cookie)] = date
            if date.map({ $0 > _now() }) ?? true { storage.setCookie(kept) }
        }
    }

    /// Returns a request with the cookies for its URL, unless it has a `Cookie` header.
    func added(to request: URLRequest, by configuration: URLSessionConfiguration) -> URLRequest {
        guard configuration.httpShouldSetCookies, request.httpShouldHandleCookies, let url = request.url,
            request.value(forHTTPHeaderField: "Cookie") == nil, let storage = configuration.httpCookieStorage
        else { return request }
        let cookies = (storage.cookies(for: url) ?? []).filter { cookie in
            let isOver = dates[Self.key(cookie)].map { $0 <= _now() } ?? false
            if isOver { storage.deleteCookie(cookie) }
            return !isOver
        }
        guard !cookies.isEmpty else { return request }
        var request = request
        // Sorted, so that a replay sends the same header.
        let pairs = cookies.sorted { ($1.path.count, $0.name) < ($0.path.count, $1.name) }
        request.setValue(pairs.map { "\($0.name)=\($0.value)" }.joined(separator: "; "), forHTTPHeaderField: "Cookie")
        return request
    }

    /// Returns the time at which a cookie expires; nil if it lasts as long as the session. `Max-Age` takes precedence
    /// over `Expires`.
    private static func expiry(of cookie: HTTPCookie, in header: String) -> Date? {
        guard let start = header.range(of: "\(cookie.name)=") else { return cookie.expiresDate }
        for attribute in header[start.upperBound...].split(separator: ";").dropFirst() {
            let parts = attribute.split(separator: "=", maxSplits: 1).map {
                $0.trimmingCharacters(in: .whitespaces)
            }
            if parts.first?.lowercased() == "max-age", let text = parts.last,
                let seconds = Double(text.prefix { $0 == "-" || $0.isNumber })
            {
                return _now().addingTimeInterval(seconds)
            }
            if attribute.contains(",") && parts.first?.lowercased() != "expires" { break }  // The next cookie begins.
        }
        return cookie.expiresDate
    }

    private static func key(_ cookie: HTTPCookie) -> [String] { [cookie.domain, cookie.path, cookie.name] }
}

extension HTTPCookieStorage {
    /// Replaces `shared`: the cookies of the running app. They have no date of expiry.
    public class var ofSession: HTTPCookieStorage { SessionCookies.current.shared }
}

extension HTTPCookie {
    /// A copy without a date of expiry; nil if the cookie cannot be copied.
    fileprivate var withoutDate: HTTPCookie? {
        var properties = properties ?? [:]
        properties[.expires] = nil
        properties[.maximumAge] = nil
        properties[.discard] = "TRUE"
        return HTTPCookie(properties: properties)
    }
}
