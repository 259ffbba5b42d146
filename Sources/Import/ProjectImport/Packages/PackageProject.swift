import Foundation

/// A Swift package whose target is imported as an app.
struct PackageProject {
    private let folder: URL
    private let manifest: PackageManifest

    /// Reads the package in a folder. Throws an `ImportError`.
    init(_ folder: URL) throws(ImportError) {
        self.folder = folder
        manifest = try PackageManifest.read(folder)
    }

    /// Returns a target with its dependencies as a project. If `wanted` is nil, the target is the package's only
    /// executable, or its last library.
    ///
    /// - Parameter folders: The folders of packages that the package may depend on.
    func project(_ wanted: String?, folders: [URL]) throws(ImportError) -> Project {
        let code = manifest.targets.filter { [.regular, .executable].contains($0.kind) }
        let list = code.map(\.name).joined(separator: ", ")
        if let wanted, !code.contains(where: { $0.name == wanted }) {
            throw ImportError("there is no target \"\(wanted)\"; the package has \(list)")
        }
        let programs = code.filter { $0.kind == .executable }
        guard let target = wanted ?? (programs.count == 1 ? programs[0].name : code.last?.name) else {
            throw ImportError("the package has no target with code")
        }
        var project = Project(kind: .package, modules: [])
        var packages = LocalPackages(folders)
        for place in manifest.localPackages { packages.add(place) }
        packages.add(target, of: manifest, in: folder, to: &project)
        project.notes += packages.notes
        return project
    }
}
