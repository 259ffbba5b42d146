import HTTPServer
import Synchronization

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
        case done(HTTPResponse)
    }

    private let plain: HTTPResponse
    private let unchanged: HTTPResponse
    private let etag: String
    private let packing: Mutex<Packing>

    /// A file of this name and content.
    init(_ name: String, _ bytes: [UInt8], frames: FrameSources, lifetime: Lifetime) {
        let type = MediaType(path: name)
        etag = "\"\(Fingerprint(of: bytes))\""
        var headers: Headers = [
            ("Content-Type", type.name), ("ETag", etag), ("Cache-Control", lifetime.cacheControl),
            ("Vary", "Accept-Encoding"),
        ]
        headers += type.isDocument ? SecurityHeaders.document(frames: frames) : SecurityHeaders.always
        plain = HTTPResponse(status: 200, headers: headers, body: bytes)
        unchanged = HTTPResponse(status: 304, headers: headers, body: [])
        packing = Mutex(type.isText ? .untried : .useless)
    }

    /// The answer: that nothing has changed, the file as it is, or compressed for those who read that.
    func response(to request: HTTPRequest) -> HTTPResponse {
        if let known = request.header("If-None-Match"), known == "*" || known.contains(etag) { return unchanged }
        guard request.header("Accept-Encoding")?.contains("gzip") == true else { return plain }
        return packing.withLock { packing in
            if case .untried = packing { packing = compressed() }
            guard case .done(let response) = packing else { return plain }
            return response
        }
    }

    /// Compressing all files at the start would keep the first page waiting for those that nobody asks for.
    private func compressed() -> Packing {
        let packed = Gzip.compress(plain.body)
        guard packed.count < plain.body.count else { return .useless }
        return .done(
            HTTPResponse(status: 200, headers: plain.headers + [("Content-Encoding", "gzip")], body: packed))
    }
}
