import Foundation

/// Packages next to a project or inside it, which are compiled as modules of the app.
struct LocalPackages {
    private var packages: [(folder: URL, manifest: PackageProject)] = []
    /// The packages that could not be read, a sentence each.
    private(set) var notes: [String] = []

    /// Adds the package in a folder, and the local packages that it depends on.
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

    /// Adds the targets of a product and their dependencies to a project.
    ///
    /// Returns the modules of the targets; nil if no package has this product.
    func add(product: String, to project: inout Project) -> [String]? {
        for package in packages {
            guard let targets = package.manifest.targets(of: product) else { continue }
            for target in targets { package.manifest.add(target, in: package.folder, to: &project, beside: self) }
            return targets.map(moduleName)
        }
        return nil
    }

    /// Returns whether a package has a product with this name.
    func have(_ product: String) -> Bool { packages.contains { $0.manifest.targets(of: product) != nil } }
}
