import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

// The context values below contain only the members that all Beagle platforms support.

extension NetworkResponse {
    /// The value of the handlers' context after a success: `{data, status, statusText}`.
    var contextValue: DynamicObject {
        .dictionary(RequestContext.members(body: data, response: response))
    }
}

extension Request.Error {
    /// The value of the handlers' context after a failure: `{data, status, statusText, message}`; null if no request
    /// could be sent.
    var contextValue: DynamicObject {
        guard case .networkError(let failure) = self, !(failure.error is NetworkClientMissing) else { return .empty }
        var members = RequestContext.members(body: failure.data, response: failure.response)
        let message = DynamicObject.string(failure.error.localizedDescription)
        members["message"] = message
        if failure.response == nil { members["statusText"] = message }
        return .dictionary(members)
    }
}

private enum RequestContext {
    static func members(body: Data?, response: URLResponse?) -> [String: DynamicObject] {
        let status = (response as? HTTPURLResponse)?.statusCode ?? 0
        return [
            "data": body.map { DynamicObject(responseBody: $0) } ?? .empty, "status": .int(status),
            "statusText": .string(reasons[status] ?? ""),
        ]
    }

    /// The standard reason phrases of HTTP status codes. They replace the received phrase, which `HTTPURLResponse` does
    /// not contain.
    private static let reasons: [Int: String] = [
        200: "OK", 201: "Created", 202: "Accepted", 203: "Non-Authoritative Information", 204: "No Content",
        205: "Reset Content", 206: "Partial Content", 300: "Multiple Choices", 301: "Moved Permanently", 302: "Found",
        303: "See Other", 304: "Not Modified", 307: "Temporary Redirect", 308: "Permanent Redirect",
        400: "Bad Request", 401: "Unauthorized", 402: "Payment Required", 403: "Forbidden", 404: "Not Found",
        405: "Method Not Allowed", 406: "Not Acceptable", 408: "Request Timeout", 409: "Conflict", 410: "Gone",
        411: "Length Required", 412: "Precondition Failed", 413: "Content Too Large", 414: "URI Too Long",
        415: "Unsupported Media Type", 422: "Unprocessable Content", 423: "Locked", 425: "Too Early",
        426: "Upgrade Required", 428: "Precondition Required", 429: "Too Many Requests",
        431: "Request Header Fields Too Large", 451: "Unavailable For Legal Reasons", 500: "Internal Server Error",
        501: "Not Implemented", 502: "Bad Gateway", 503: "Service Unavailable", 504: "Gateway Timeout",
        505: "HTTP Version Not Supported", 507: "Insufficient Storage", 511: "Network Authentication Required",
    ]
}

extension DynamicObject {
    /// Converts a response body from JSON, or to a string if it is not JSON; an empty body is null. Expressions in it
    /// are not evaluated.
    fileprivate init(responseBody body: Data) {
        let json = DynamicObject(bytes: body)
        if json != .empty || body.isEmpty {
            self = json
            return
        }
        let text = String(decoding: body, as: UTF8.self)
        self = text.trimmingCharacters(in: .whitespacesAndNewlines) == "null" ? .empty : .string(text)
    }
}
