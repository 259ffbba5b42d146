import HTTPServer

/// The page's files, read once when the server starts.
///
/// Only files found at startup are served, so no path in a request can lead outside the source. `/` is the joined page,
/// or `compare.html` if the query contains `compare`. `/components` redirects to `/?components`. `/index.html` is the
/// page with its separate files.
package struct StaticFiles: Sendable {
    private let files: [String: StaticFile]
    /// Called for every response, because users may confirm further backends.
    private let frames: @Sendable () -> FrameSources

    /// Reads every regular file of a source. Throws if the source cannot be read, or contains no page or one that
    /// cannot be joined.
    package init(
        _ source: PageSource, frames: @escaping @Sendable () -> FrameSources = { .everywhere }
    ) throws(PageError) {
        self.frames = frames
        let found = try source.files()
        guard let index = found["index.html"] else { throw .noPage(source) }
        var files: [String: StaticFile] = [:]
        for (path, bytes) in found {
            files["/" + path] = StaticFile(path, lifetime: .untilChanged) { bytes }
        }
        do {
            let text = { (path: String) in found[path].map { String(decoding: $0, as: UTF8.self) } }
            let joined = try JoinedPage(index: String(decoding: index, as: UTF8.self), text: text)
            files["/"] = StaticFile("index.html", lifetime: .untilChanged) { Array(joined.index.utf8) }
            for (path, text) in joined.files {
                files["/" + path] = StaticFile(path, lifetime: .forGood) { Array(text.utf8) }
            }
            for (path, map) in joined.maps {
                files["/" + path] = StaticFile(path, lifetime: .forGood) { Array(map.text.utf8) }
            }
        } catch {
            throw .cannotBeJoined(source, reason: "\(error)")
        }
        files["/docs/"] = files["/docs/index.html"]
        self.files = files
    }

    /// Returns the response for a path; nil if there is no such file.
    func response(to request: HTTPRequest) -> HTTPResponse? {
        // The page that compares two devices shows two pages of this server in frames, and nothing else.
        if request.path == "/", request.query("compare") != nil {
            return files["/compare.html"]?.response(to: request) { .own }
        }
        // The links in the guides are relative to the folder of the guides.
        if request.path == "/docs", files["/docs/"] != nil {
            return HTTPResponse(status: 308, headers: [("Location", "/docs/")], body: [])
        }
        if request.path == "/components" {
            let query = request.rawQuery.isEmpty ? "" : "&\(request.rawQuery)"
            return HTTPResponse(status: 308, headers: [("Location", "/?components\(query)")], body: [])
        }
        return files[request.path]?.response(to: request, frames: frames)
    }
}
