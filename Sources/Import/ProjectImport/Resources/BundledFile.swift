import Foundation

/// A file in an app's bundle, which code can read.
struct BundledFile: Equatable {
    /// The path in the bundle.
    let path: String
    let file: URL

    /// The maximum size of one file, and of all files together, in bytes.
    static let (most, mostInAll) = (16 << 20, 64 << 20)

    /// The file types that are included from folders with mixed contents.
    private static let kinds: Set = [
        "json", "plist", "txt", "html", "htm", "css", "js", "csv", "xml", "yaml", "yml", "db", "sqlite", "dat", "bin",
    ]

    /// Returns whether a file is likely to be a resource, judged by its name. Used for files that are not explicitly
    /// listed as resources.
    static func isLikely(_ file: URL) -> Bool {
        kinds.contains(file.pathExtension.lowercased())
            && !["Info.plist", "GoogleService-Info.plist", "kennel.json"].contains(file.lastPathComponent)
    }

    /// Returns the files of a resource: the file itself, or all files in a folder reference.
    static func all(of resource: URL) -> [BundledFile] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: resource.path, isDirectory: &isFolder) else { return [] }
        let folder = resource.deletingLastPathComponent()
        let start = folder.pathExtension == "lproj" ? folder.lastPathComponent + "/" : ""
        guard isFolder.boolValue else { return [BundledFile(path: start + resource.lastPathComponent, file: resource)] }
        let names = FileManager.default.enumerator(atPath: resource.path)?.compactMap { $0 as? String } ?? []
        return names.sorted().compactMap { name in
            let file = resource.appending(path: name)
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder), !isFolder.boolValue,
                !file.lastPathComponent.hasPrefix(".")
            else { return nil }
            return BundledFile(path: start + resource.lastPathComponent + "/" + name, file: file)
        }
    }
}
