import Foundation

/// A package with its source, whose targets can be compiled as modules of an app.
struct LocalPackage {
    let folder: URL
    let manifest: PackageManifest

    /// Returns the module of a target; nil if the target has nothing that is compiled for an app.
    func module(
        of target: PackageManifest.Target, needing needed: Project.Dependencies
    ) -> Project.Module? {
        let root = target.folder(in: folder, isOnly: manifest.targets.filter { $0.kind == target.kind }.count == 1)
        var module = Project.Module(name: moduleName(target.name), sources: [])
        module.needed = needed
        switch target.kind {
        case .system:
            module.code = .system(folder: root, pkgConfig: target.pkgConfig)
            return module
        case .plugin, .snippet, .macro, .binary: return nil
        case .regular, .executable, .test: break
        }
        let all = swiftFiles(in: root)
        if all.isEmpty {
            if hasObjectiveC(in: root) { return nil }
            module.code = .c(folder: root, headers: target.publicHeadersPath, settings: target.settingsOfC)
            return module
        }
        let excluded = (target.exclude ?? []).map { root.appending(path: $0).standardizedFileURL.path }
        let included = target.sources?.map { root.appending(path: $0).standardizedFileURL.path } ?? [root.path]
        func isIn(_ file: URL, _ paths: [String]) -> Bool {
            paths.contains { file.path == $0 || file.path.hasPrefix($0 + "/") }
        }
        module.sources = all.filter { isIn($0, included) && !isIn($0, excluded) }
        module.resources = resourceFiles(in: root).filter { !isIn($0, excluded) }
        module.defines = target.defines
        return module
    }

    /// Returns whether a folder has files in Objective-C, which cannot be compiled on Linux.
    private func hasObjectiveC(in root: URL) -> Bool {
        let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
        return files?.contains { ["m", "mm"].contains(($0 as? URL)?.pathExtension) } ?? false
    }
}
