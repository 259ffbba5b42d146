import HTTPServer

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

    private enum Packing {
        case untried
        case useless
        case done([UInt8])
    }

    private let bytes: [UInt8]
    private let headers: Headers
    private let fingerprint: Fingerprint
    private let isDocument: Bool
    private let packing: Locked<Packing>

    /// A file of this name and content.
    init(_ name: String, _ bytes: [UInt8], lifetime: Lifetime) {
        let type = MediaType(path: name)
        self.bytes = bytes
        fingerprint = Fingerprint(of: bytes)
        isDocument = type.isDocument
        headers =
            [
                ("Content-Type", type.name), ("Cache-Control", lifetime.cacheControl), ("Vary", "Accept-Encoding"),
            ] + SecurityHeaders.always
        packing = Locked(type.isText ? .untried : .useless)
    }

    /// The answer: that nothing has changed, the file as it is, or compressed for those who read that.
    ///
    /// - Parameter frames: What a page may draw of the web. A page with other frames is another one for caches, which
    ///   would keep the headers of the old.
    func response(to request: HTTPRequest, frames: () -> FrameSources) -> HTTPResponse {
        var headers = headers
        var etag = "\"\(fingerprint)\""
        if isDocument {
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

    /// The content compressed; nil where that gains nothing. Compressing all files at the start would keep the first page
    /// waiting for those that nobody asks for.
    private func packed() -> [UInt8]? {
        packing.withLock { packing in
            if case .untried = packing {
                let packed = Gzip.compress(bytes)
                packing = packed.count < bytes.count ? .done(packed) : .useless
            }
            guard case .done(let packed) = packing else { return nil }
            return packed
        }
    }
}
