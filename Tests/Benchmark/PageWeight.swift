import Foundation

/// The size of everything that a browser fetches before the page is interactive: the page, its styles, and its modules.
struct PageWeight {
    /// Compressed bytes by kind of file, without headers.
    private(set) var bytes: [String: Int] = [:]
    private(set) var files: [String] = []
    private let requests: Requests

    init(of server: ServerProcess) throws {
        requests = try Requests(port: server.port)
        try add("/", relativeTo: "/")
    }

    var total: Int { bytes.values.reduce(0, +) }

    private mutating func add(_ reference: String, relativeTo base: String) throws {
        guard let url = URL(string: reference, relativeTo: URL(string: "http://localhost" + base))?.absoluteURL,
            url.host == "localhost", !files.contains(url.path)
        else { return }
        files.append(url.path)
        let packed = try requests.send("GET", url.path, headers: ["Accept-Encoding: gzip"])
        guard packed.status == 200 else { throw BenchmarkError("\(url.path) is answered \(packed.status)") }
        let kind = url.pathExtension.isEmpty ? "html" : url.pathExtension
        bytes[kind, default: 0] += packed.body.count
        let text = String(decoding: try requests.send("GET", url.path).body, as: UTF8.self)
        for reference in Self.references(in: text, kind: kind) { try add(reference, relativeTo: url.path) }
    }

    private static func references(in text: String, kind: String) -> [String] {
        switch kind {
        case "html":
            return text.matches(
                of: /<link\b[^>]*\brel="(?:stylesheet|modulepreload)"[^>]*>|<script\b[^>]*\bsrc="[^"]*"/
            )
            .compactMap { $0.output.firstMatch(of: /(?:href|src)="([^"]*)"/).map { String($0.output.1) } }
        case "js":
            let imports = text.matches(of: /(?:^|[;\n])\s*(?:import|export)\b[^'"()]*?["']([^"']+)["']/)
            return imports.map { String($0.output.1) }.filter { $0.hasPrefix(".") || $0.hasPrefix("/") }
        case "css": return text.matches(of: /@import\s+(?:url\()?["']([^"']+)/).map { String($0.output.1) }
        default: return []
        }
    }
}
