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

private func files(in folder: URL, where isWanted: (URL) -> Bool) -> [URL] {
    var found: [URL] = []
    let files = FileManager.default.enumerator(
        at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: [.skipsHiddenFiles])
    while let file = files?.nextObject() as? URL {
        if foreign.contains(file.lastPathComponent) {
            files?.skipDescendants()
            continue
        }
        if isWanted(file) { found.append(file.standardizedFileURL) }
        if file.pathExtension == "xcassets" { files?.skipDescendants() }
    }
    return found.sorted { $0.path < $1.path }
}

/// Returns a plain folder as a project that contains all its Swift files, except those of tests.
func folderProject(_ folder: URL) throws(ImportError) -> Project {
    let root = folder.standardizedFileURL.path
    func isOfApp(_ file: URL) -> Bool {
        let inside = file.path.dropFirst(root.count).split(separator: "/").dropLast()
        return !inside.contains { $0.hasSuffix("Tests") } && file.lastPathComponent != "Package.swift"
    }
    let sources = swiftFiles(in: folder).filter(isOfApp)
    guard !sources.isEmpty else { throw ImportError("there is no Swift file in \(root)") }
    var project = Project(
        kind: .folder,
        modules: [
            .init(
                name: moduleName(folder.lastPathComponent), sources: sources,
                resources: resourceFiles(in: folder).filter(isOfApp))
        ])
    let plists = files(in: folder) { $0.lastPathComponent == "Info.plist" }.filter(isOfApp)
    project.info = plists.lazy.compactMap { InfoPlist($0) }.first ?? InfoPlist()
    return project
}
