import HTTPServer
import Locks

/// A file of the page, and its cached representations.
final class StaticFile: Sendable {
    /// The time for which a browser may cache a file without revalidation.
    enum Lifetime {
        /// The browser revalidates the file at every use.
        case untilChanged
        /// The path identifies the content, so the file is never requested again.
        case forGood

        fileprivate var cacheControl: String {
            switch self {
            case .untilChanged: "no-cache"
            case .forGood: "max-age=31536000, immutable"
            }
        }
    }

    /// The content of the file, made at the first request. Making all files at startup would delay the first page
    /// because of files that are never requested.
    private enum Content {
        case unmade(@Sendable () -> [UInt8])
        case made(bytes: [UInt8], Fingerprint, Packing)
    }

    private enum Packing {
        case untried
        case useless
        case done([UInt8])
    }

    private let headers: Headers
    private let type: MediaType
    private let content: Locked<Content>

    /// Creates a file with this name, whose content is made at the first request.
    init(_ name: String, lifetime: Lifetime, content: @escaping @Sendable () -> [UInt8]) {
        type = MediaType(path: name)
        headers =
            [
                ("Content-Type", type.name), ("Cache-Control", lifetime.cacheControl), ("Vary", "Accept-Encoding"),
            ] + SecurityHeaders.always
        self.content = Locked(.unmade(content))
    }

    /// Returns the response: 304 if nothing has changed, or the file, compressed if the client accepts that.
    ///
    /// - Parameter frames: The origins that a page may show in frames. They are part of the ETag, because caches would
    ///   otherwise keep the headers of the old policy.
    func response(to request: HTTPRequest, frames: () -> FrameSources) -> HTTPResponse {
        var headers = headers
        let (bytes, fingerprint) = made()
        var etag = "\"\(fingerprint)\""
        if type.isDocument {
            let frames = frames()
            etag = "\"\(fingerprint)-\(Fingerprint(of: frames.policy.utf8))\""
            headers += SecurityHeaders.document(frames: frames)
        }
        headers.append(("ETag", etag))
        if let known = request.header("If-None-Match"), known == "*" || known.contains(etag) {
            return HTTPResponse(status: 304, headers: headers, body: [])
        }
        guard request.header("Accept-Encoding")?.contains("gzip") == true, let packed = packed() else {
            return HTTPResponse(status: 200, headers: headers, body: bytes)
        }
        return HTTPResponse(status: 200, headers: headers + [("Content-Encoding", "gzip")], body: packed)
    }

    private func made() -> (bytes: [UInt8], fingerprint: Fingerprint) {
        content.withLock { content in
            switch content {
            case .made(let bytes, let fingerprint, _): return (bytes, fingerprint)
            case .unmade(let make):
                let bytes = make()
                let fingerprint = Fingerprint(of: bytes)
                content = .made(bytes: bytes, fingerprint, type.isText ? .untried : .useless)
                return (bytes, fingerprint)
            }
        }
    }

    /// Returns the compressed content; nil if compression saves nothing, or before the content was made.
    private func packed() -> [UInt8]? {
        content.withLock { content in
            if case .made(let bytes, let fingerprint, .untried) = content {
                let packed = Gzip.compress(bytes)
                content = .made(bytes: bytes, fingerprint, packed.count < bytes.count ? .done(packed) : .useless)
            }
            guard case .made(_, _, .done(let packed)) = content else { return nil }
            return packed
        }
    }
}
