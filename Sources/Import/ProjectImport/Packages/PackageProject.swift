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
    /// executable, or its last library. If that target is not an app, the project has all libraries and tests.
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
        var packages = LocalPackages(folders)
        for place in manifest.localPackages { packages.add(place) }
        let app = self.project(of: [target], with: &packages)
        guard wanted == nil, programs.isEmpty, app.app?.hasEntryPoint != true else { return app }
        let tests = manifest.targets.filter { $0.kind == .test }
        var library = self.project(of: (code + tests).map(\.name), with: &packages)
        library.purpose = .library
        let names = Set(tests.map { moduleName($0.name) })
        for index in library.modules.indices {
            library.modules[index].isTest = names.contains(library.modules[index].name)
        }
        // The last module is a library and has the name of the package.
        library.modules = library.modules.filter(\.isTest) + library.modules.filter { !$0.isTest }
        return library
    }

    private func project(of targets: [String], with packages: inout LocalPackages) -> Project {
        var project = Project(kind: .package, modules: [])
        for target in targets { packages.add(target, of: manifest, in: folder, to: &project) }
        project.notes += packages.notes
        return project
    }
}

extension Project.Module {
    /// Whether a file of the module contains the entry point of a program. Judged by the file's text.
    fileprivate var hasEntryPoint: Bool {
        sources.contains { file in
            if file.lastPathComponent == "main.swift" { return true }
            let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
            return text.contains("@main") || text.contains("@UIApplicationMain")
        }
    }
}
