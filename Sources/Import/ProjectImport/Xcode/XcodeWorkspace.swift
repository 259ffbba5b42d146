import Foundation

/// The projects in an `.xcworkspace`.
enum XcodeWorkspace {
    /// Returns the existing projects in a workspace, also those in its groups. Throws an `ImportError`.
    static func projects(of place: URL) throws(ImportError) -> [URL] {
        let file = place.appending(path: "contents.xcworkspacedata")
        guard let text = try? String(contentsOf: file, encoding: .utf8) else {
            throw ImportError("\(file.path) cannot be read")
        }
        // The folders of the groups around the current element, innermost last. A group may have a folder.
        var folders = [place.deletingLastPathComponent()]
        var found: [URL] = []
        for element in text.matches(of: /<(\/?)(Group|FileRef)\b([^>]*)>/) {
            if element.1 == "/" {
                if element.2 == "Group", folders.count > 1 { folders.removeLast() }
                continue
            }
            let location = element.3.firstMatch(of: /location\s*=\s*"(group|container|absolute):([^"]*)"/)
            let here = location.map { Self.place(of: $0.2, kind: $0.1, in: folders) } ?? folders[folders.count - 1]
            if element.2 == "Group" {
                if !element.3.hasSuffix("/") { folders.append(here) }
            } else if here.pathExtension == "xcodeproj", FileManager.default.fileExists(atPath: here.path) {
                found.append(here.standardizedFileURL)
            }
        }
        return found
    }

    private static func place(of path: Substring, kind: Substring, in folders: [URL]) -> URL {
        switch kind {
        case "absolute": URL(filePath: String(path))
        case "container": folders[0].appending(path: String(path))
        default: folders[folders.count - 1].appending(path: String(path))
        }
    }
}
