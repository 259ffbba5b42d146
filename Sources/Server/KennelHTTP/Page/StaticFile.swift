import HTTPServer
import Locks

/// One file of the page, with the answers that it is sent in.
final class StaticFile: Sendable {
    /// How long a browser may keep a file without asking.
    enum Lifetime {
        /// It asks every time, and is told whether the file is still the same.
        case untilChanged
        /// The address names what is in the file, so it is never asked for again.
        case forGood

        fileprivate var cacheControl: String {
            switch self {
            case .untilChanged: "no-cache"
            case .forGood: "max-age=31536000, immutable"
            }
        }
    }

    /// What is found out at the first request. Done for every file at the start, it would keep the first page waiting
    /// for files that nobody asks for.
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

    /// A file of this name, whose content is made when it is first asked for.
    init(_ name: String, lifetime: Lifetime, content: @escaping @Sendable () -> [UInt8]) {
        type = MediaType(path: name)
        headers =
            [
                ("Content-Type", type.name), ("Cache-Control", lifetime.cacheControl), ("Vary", "Accept-Encoding"),
            ] + SecurityHeaders.always
        self.content = Locked(.unmade(content))
    }

    /// The answer: that nothing has changed, the file as it is, or compressed for those who read that.
    ///
    /// - Parameter frames: What a page may draw of the web. A page with other frames is another one for caches, which
    ///   would keep the headers of the old.
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

    /// The content compressed; nil where that gains nothing, and before it was made.
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
