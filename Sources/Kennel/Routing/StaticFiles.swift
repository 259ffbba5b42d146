import Foundation
import HTTPServer

/// The page's files, read once when the server starts.
///
/// Only names found then are served, so no path in a request can lead anywhere else.
struct StaticFiles: Sendable {
    private struct File: Sendable {
        let plain: HTTPResponse
        let compressed: HTTPResponse?
        let unchanged: HTTPResponse
        let etag: String
    }

    private let files: [String: File]

    /// Reads every regular file below `folder`. Throws when there is no page in it.
    init(folder: String, frames: FrameSources = .everywhere) throws(UsageError) {
        let root = URL(fileURLWithPath: folder).resolvingSymlinksInPath()
        var files: [String: File] = [:]
        let paths = FileManager.default.enumerator(atPath: root.path)
        while let path = paths?.nextObject() as? String {
            guard !path.split(separator: "/").contains(where: { $0.hasPrefix(".") }) else { continue }
            let url = root.appendingPathComponent(path).resolvingSymlinksInPath()
            guard url.path.hasPrefix(root.path + "/"), let data = FileManager.default.contents(atPath: url.path),
                let attributes = try? FileManager.default.attributesOfItem(atPath: url.path),
                attributes[.type] as? FileAttributeType == .typeRegular
            else { continue }
            files["/" + path] = Self.file(named: path, bytes: Array(data), frames)
        }
        guard let index = files["/index.html"] else {
            throw UsageError("there is no index.html in \"\(folder)\"; say where the page is with --public FOLDER")
        }
        files["/"] = index
        self.files = files
    }

    /// The folder with the page: the one asked for, beside the program, beside these sources, or here.
    static func folder(askedFor: String?) throws(UsageError) -> String {
        if let askedFor { return askedFor }
        var candidates: [URL] = []
        if var place = Bundle.main.executableURL?.resolvingSymlinksInPath() {
            for _ in 0..<5 {
                place.deleteLastPathComponent()
                candidates.append(place.appendingPathComponent("Public"))
            }
        }
        var source = URL(fileURLWithPath: #filePath)
        for _ in 0..<4 { source.deleteLastPathComponent() }
        candidates.append(source.appendingPathComponent("Public"))
        candidates.append(URL(fileURLWithPath: "Public"))
        let found = candidates.first {
            FileManager.default.fileExists(atPath: $0.appendingPathComponent("index.html").path)
        }
        guard let found else {
            throw UsageError("the page was not found; say where it is with --public FOLDER")
        }
        return found.path
    }

    /// What is served at a path; nil when there is no such file.
    func response(to request: HTTPRequest) -> HTTPResponse? {
        guard let file = files[request.path] else { return nil }
        if let known = request.header("If-None-Match"), known == "*" || known.contains(file.etag) {
            return file.unchanged
        }
        if let compressed = file.compressed, request.header("Accept-Encoding")?.contains("gzip") == true {
            return compressed
        }
        return file.plain
    }

    private static func file(named name: String, bytes: [UInt8], _ frames: FrameSources) -> File {
        let etag = "\"\(fingerprint(bytes))\""
        let type = MediaType(path: name)
        var headers: Headers = [
            ("Content-Type", type.name), ("ETag", etag), ("Cache-Control", "no-cache"), ("Vary", "Accept-Encoding"),
        ]
        headers += type.isDocument ? SecurityHeaders.document(frames: frames) : SecurityHeaders.always
        var compressed: HTTPResponse?
        if type.isText, case let packed = Gzip.compress(bytes), packed.count < bytes.count {
            compressed = HTTPResponse(
                status: 200, headers: headers + [("Content-Encoding", "gzip")], body: packed)
        }
        return File(
            plain: HTTPResponse(status: 200, headers: headers, body: bytes), compressed: compressed,
            unchanged: HTTPResponse(status: 304, headers: headers, body: []), etag: etag)
    }

    /// FNV-1a over 64 bits: enough to tell one build of a page from the next.
    private static func fingerprint(_ bytes: [UInt8]) -> String {
        String(bytes.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }, radix: 36)
    }
}
