/// The media type of a file, derived from its name.
struct MediaType: Sendable {
    let name: String
    let isText: Bool

    /// Whether browsers show the file as a page, which needs a content security policy.
    var isDocument: Bool { name.hasPrefix("text/html") }

    init(path: String) {
        let ending = path.split(separator: ".").last.map { $0.lowercased() } ?? ""
        (name, isText) =
            switch ending {
            case "html": ("text/html; charset=utf-8", true)
            case "js", "mjs": ("text/javascript; charset=utf-8", true)
            case "css": ("text/css; charset=utf-8", true)
            case "json", "map": ("application/json", true)
            case "webmanifest": ("application/manifest+json", true)
            case "svg": ("image/svg+xml", true)
            case "txt": ("text/plain; charset=utf-8", true)
            case "png": ("image/png", false)
            case "ico": ("image/x-icon", false)
            case "woff2": ("font/woff2", false)
            default: ("application/octet-stream", false)
            }
    }
}
