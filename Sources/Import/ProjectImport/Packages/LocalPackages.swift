import Foundation

/// Packages that lie beside a project, or in it, and are compiled as modules of the app.
struct LocalPackages {
    private var packages: [(folder: URL, manifest: PackageProject)] = []
    /// Packages that could not be read, a sentence each.
    private(set) var notes: [String] = []

    /// Adds the package in a folder, and those on this machine that it depends on.
    mutating func add(_ folder: URL) {
        guard !packages.contains(where: { $0.folder == folder }) else { return }
        do {
            let manifest = try PackageProject.read(folder)
            packages.append((folder, manifest))
            for neighbour in manifest.neighbours { add(neighbour) }
        } catch {
            notes.append("the package in \(folder.path) is not taken over: \(error)")
        }
    }

    /// Adds the targets of a product, with all that they depend on, to a project. Answers their modules, nil where no
    /// package has such a product.
    func add(product: String, to project: inout Project) -> [String]? {
        for package in packages {
            guard let targets = package.manifest.targets(of: product) else { continue }
            for target in targets { package.manifest.add(target, in: package.folder, to: &project, beside: self) }
            return targets.map(moduleName)
        }
        return nil
    }

    /// Whether a package has a product of this name.
    func have(_ product: String) -> Bool { packages.contains { $0.manifest.targets(of: product) != nil } }
}
