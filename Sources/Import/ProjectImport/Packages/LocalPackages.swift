import Foundation
import SwiftTranslation

/// The packages whose targets are compiled as modules of the app.
struct LocalPackages {
    private var packages: [LocalPackage] = []
    /// The folders of packages that have not been read yet. They are read only if a product is not found in the other
    /// packages.
    private var unread: [URL]
    /// Sentences about the packages that could not be read.
    private(set) var notes: [String] = []

    /// Creates the list of packages.
    ///
    /// - Parameter folders: The folders of further packages, which are read when they are needed.
    init(_ folders: [URL] = []) { unread = folders }

    /// Returns the remote packages on which the packages in the folders depend, directly or through local packages. A
    /// package that cannot be read is skipped.
    static func remoteReferences(of folders: [URL]) -> [RemotePackages.Reference] {
        var packages = LocalPackages()
        for folder in folders { packages.add(folder) }
        return packages.packages.flatMap(\.manifest.remoteReferences)
    }

    /// Adds the package in a folder, and the local packages that it depends on.
    mutating func add(_ folder: URL) {
        unread.removeAll { $0 == folder }
        guard !packages.contains(where: { $0.folder == folder }) else { return }
        do {
            let manifest = try PackageManifest.read(folder)
            packages.append(LocalPackage(folder: folder, manifest: manifest))
            for neighbour in manifest.localPackages { add(neighbour) }
        } catch {
            notes.append("the package in \(folder.path): \(error)")
        }
    }

    /// Adds the targets of a product and their dependencies to a project.
    ///
    /// Returns the dependencies that a target needs to use the product; nil if no package has this product.
    mutating func add(product: String, to project: inout Project) -> Project.Dependencies? {
        guard let package = find(product) else { return nil }
        let targets = package.manifest.targets(of: product) ?? []
        if targets.contains(where: package.manifest.needsSwiftPM) {
            project.untranslatedPackages.insert(package.folder)
            return .init(products: [.init(name: product, package: package.folder)])
        }
        for target in targets { add(target, of: package, to: &project) }
        return .init(modules: targets.map(moduleName).filter { project.hasModule($0) })
    }

    /// Returns the package with a product. Packages whose folders are named like the product are read first.
    private mutating func find(_ product: String) -> LocalPackage? {
        func known() -> LocalPackage? { packages.first { $0.manifest.targets(of: product) != nil } }
        if let package = known() { return package }
        func distance(_ folder: URL) -> Int {
            let (name, wanted) = (folder.lastPathComponent.lowercased(), product.lowercased())
            return name == wanted ? 0 : name.contains(wanted) || wanted.contains(name) ? 1 : 2
        }
        while let next = unread.min(by: { distance($0) < distance($1) }) {
            add(next)
            if let package = known() { return package }
        }
        return nil
    }

    /// Returns whether a package has a product with this name.
    mutating func have(_ product: String) -> Bool { find(product) != nil }

    /// Adds a target of a manifest and its dependencies to a project, unless it was already added.
    mutating func add(_ name: String, of manifest: PackageManifest, in folder: URL, to project: inout Project) {
        add(name, of: LocalPackage(folder: folder, manifest: manifest), to: &project)
    }

    private mutating func add(_ name: String, of package: LocalPackage, to project: inout Project) {
        guard let target = package.manifest.target(name), !project.hasModule(moduleName(name)) else { return }
        // The placeholder stops cyclic dependencies. It is replaced later, so that the module follows its dependencies.
        project.modules.append(.init(name: moduleName(name), sources: []))
        var needed = Project.Dependencies()
        for dependency in target.dependencies ?? [] where dependency.isForIOS {
            if package.manifest.target(dependency.name) != nil {
                add(dependency.name, of: package, to: &project)
                if project.hasModule(moduleName(dependency.name)) { needed.modules.append(moduleName(dependency.name)) }
            } else if let found = add(product: dependency.name, to: &project) {
                needed.add(found)
            } else {
                project.missingProducts.append(dependency.name)
                project.notes.append(
                    "the package product \(dependency.name) of \(name) in \(package.folder.path) was not found: "
                        + PackageAdvice.words)
            }
        }
        project.modules.removeAll { $0.name == moduleName(name) }
        if let module = package.module(of: target, needing: needed) {
            project.modules.append(module)
        } else if target.kind == .regular, !Translator.provides(name) {
            project.notes.append(
                "the target \(name) of \(package.folder.path) is in Objective-C, which is not supported")
        }
    }
}
