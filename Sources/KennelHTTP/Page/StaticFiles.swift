import Foundation
import HTTPServer

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The page's files, read once when the server starts.
///
/// Only names found then are served, so no path in a request can lead anywhere else. The page itself is served joined;
/// `/index.html` is the same page from the files as they are, and with `compare` in the query it is `compare.html`.
package struct StaticFiles: Sendable {
    private let files: [String: StaticFile]
    /// Asked anew for every answer, since a person may confirm more backends.
    private let frames: @Sendable () -> FrameSources

    /// Reads every regular file below `folder`. Throws when there is no page in it, or one that cannot be joined.
    package init(folder: String, frames: @escaping @Sendable () -> FrameSources = { .everywhere }) throws(PageError) {
        self.frames = frames
        let found = Self.read(folder)
        guard let index = found["index.html"] else {
            throw .noPage(folder: folder)
        }
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
            throw .cannotBeJoined(folder: folder, reason: "\(error)")
        }
        self.files = files
    }

    private static func read(_ folder: String) -> [String: [UInt8]] {
        let root = URL(fileURLWithPath: folder).resolvingSymlinksInPath()
        var files: [String: [UInt8]] = [:]
        let paths = FileManager.default.enumerator(atPath: root.path)
        while let path = paths?.nextObject() as? String {
            guard !path.split(separator: "/").contains(where: { $0.hasPrefix(".") }) else { continue }
            if let bytes = contents(root.path + "/" + path, below: root.path) { files[path] = bytes }
        }
        return files
    }

    /// The bytes of a regular file. A link counts as what it leads to, if that is below the folder.
    private static func contents(_ path: String, below root: String) -> [UInt8]? {
        var path = path
        var status = stat()
        guard lstat(path, &status) == 0 else { return nil }
        if status.st_mode & S_IFMT == S_IFLNK {
            path = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
            guard path.hasPrefix(root + "/"), lstat(path, &status) == 0 else { return nil }
        }
        guard status.st_mode & S_IFMT == S_IFREG else { return nil }
        return FileManager.default.contents(atPath: path).map { Array($0) }
    }

    /// The folder with the page: the one asked for, beside the program, beside these sources, or here.
    package static func folder(askedFor: String?) throws(PageError) -> String {
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
            throw .notFound
        }
        return found.path
    }

    /// What is served at a path; nil when there is no such file.
    func response(to request: HTTPRequest) -> HTTPResponse? {
        // Two devices beside each other are two of our own pages in one that draws nothing else.
        if request.path == "/", request.query("compare") != nil {
            return files["/compare.html"]?.response(to: request) { .own }
        }
        return files[request.path]?.response(to: request, frames: frames)
    }
}
