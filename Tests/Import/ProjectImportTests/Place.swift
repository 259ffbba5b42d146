import FolderSupport
import Foundation

/// A temporary folder for one test, with files that the test writes.
struct Place {
    private let temporary = TemporaryFolder()
    var folder: URL { temporary.url }

    func path(_ name: String) -> String { temporary.path(name) }
    func text(_ name: String) throws -> String { try String(contentsOfFile: path(name), encoding: .utf8) }

    func write(_ files: [String: String]) throws {
        for (name, text) in files {
            let file = folder.appending(path: name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: false, encoding: .utf8)
        }
    }

    var files: [String] {
        ((try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []).filter {
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: path($0), isDirectory: &isFolder) && !isFolder.boolValue
        }.sorted()
    }
}
