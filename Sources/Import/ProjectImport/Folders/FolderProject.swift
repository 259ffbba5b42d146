import Foundation

/// Returns a plain folder as a project that contains all its Swift files, except those of tests.
///
/// - Parameter folders: The folders of packages. The project depends on a package product if a file imports a module
///   of its name.
func folderProject(_ folder: URL, packages folders: [URL] = []) throws(ImportError) -> Project {
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
    addProducts(folders, to: &project)
    let plists = files(in: folder) { $0.lastPathComponent == "Info.plist" }.filter(isOfApp)
    project.info = plists.lazy.compactMap { InfoPlist($0) }.first ?? InfoPlist()
    return project
}

/// Adds the products of packages whose modules the app imports.
private func addProducts(_ folders: [URL], to project: inout Project) {
    guard !folders.isEmpty, var app = project.modules.popLast() else { return }
    var packages = LocalPackages(folders)
    for name in app.sources.reduce(into: Set<String>(), { $0.formUnion(imports(of: $1)) }).sorted() {
        if let found = packages.add(product: name, to: &project) { app.needed.add(found) }
    }
    project.modules.append(app)
    project.notes += packages.notes
}

/// Returns the names of the modules that a Swift file imports.
private func imports(of file: URL) -> Set<String> {
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return Set(text.matches(of: /(?m)^\s*(?:@\w+ )?import (?:\w+ )?(\w+)/).map { String($0.1) })
}
