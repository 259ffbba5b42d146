import Foundation

/// A file that lies in an app's bundle and that its code may read.
struct BundledFile: Equatable {
    /// Its place in the bundle.
    let path: String
    let file: URL

    /// What such a file may come to, and all of them, in bytes.
    static let (most, mostInAll) = (16 << 20, 64 << 20)

    /// The kinds that are taken of a folder which holds all sorts of things.
    private static let kinds: Set = [
        "json", "plist", "txt", "html", "htm", "css", "js", "csv", "xml", "yaml", "yml", "db", "sqlite", "dat", "bin",
    ]

    /// Whether a file is one by its name, where nobody says that it is.
    static func isLikely(_ file: URL) -> Bool {
        kinds.contains(file.pathExtension.lowercased())
            && !["Info.plist", "GoogleService-Info.plist", "kennel.json"].contains(file.lastPathComponent)
    }

    /// The files of a resource: itself, or all that lie in a folder that is taken as it is.
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
