import Foundation

/// The names of folders with third-party code or build products. Files in them are skipped.
private let foreign: Set = ["Pods", "Carthage", "DerivedData", "build", "Build", "node_modules"]

/// Returns whether a folder with this name has third-party code or build products.
func isForeign(_ name: String) -> Bool { foreign.contains(name) }

/// Returns the Swift files in a folder and its subfolders, sorted by path, without hidden files and the folders in
/// `foreign`.
func swiftFiles(in folder: URL) -> [URL] { files(in: folder) { $0.pathExtension == "swift" } }

/// Returns the resources in a folder and its subfolders, sorted by path: asset catalogues, images, strings files,
/// storyboards, nibs and others.
///
/// The contents of asset catalogues are not listed.
func resourceFiles(in folder: URL) -> [URL] {
    files(in: folder, where: BundledResources.isResource)
}

func files(in folder: URL, where isWanted: (URL) -> Bool) -> [URL] {
    var found: [URL] = []
    let files = FileManager.default.enumerator(
        at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: [.skipsHiddenFiles])
    while let file = files?.nextObject() as? URL {
        // The code in documentation is not part of the module.
        if foreign.contains(file.lastPathComponent) || file.pathExtension == "docc" {
            files?.skipDescendants()
            continue
        }
        if isWanted(file) { found.append(file.standardizedFileURL) }
        if file.pathExtension == "xcassets" { files?.skipDescendants() }
    }
    return found.sorted { $0.path < $1.path }
}
