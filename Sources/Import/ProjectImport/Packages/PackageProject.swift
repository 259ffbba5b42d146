import Foundation

/// A `Package.swift` as a project, read from the manifest that SwiftPM dumps.
struct PackageProject: Decodable {
    private struct Target: Decodable {
        let name: String
        let type: String
        let path: String?
        let exclude: [String]?
        let dependencies: [Dependency]?
    }

    /// A dependency of a target: a target of the same package, or a product of another one.
    private struct Dependency: Decodable {
        let name: String

        private enum Key: String, CodingKey { case byName, target, product }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Key.self)
            var values = try container.nestedUnkeyedContainer(forKey: container.allKeys.first ?? .product)
            name = try values.decode(String.self)
        }
    }

    /// A product that other packages can depend on.
    private struct Product: Decodable {
        let name: String
        let targets: [String]
    }

    /// A dependency on another package. Only dependencies on local packages are decoded.
    private struct Neighbour: Decodable {
        struct Place: Decodable { let path: String }
        let fileSystem: [Place]?
    }

    private let name: String
    private let targets: [Target]
    private let products: [Product]?
    private let dependencies: [Neighbour]?

    /// The folders of the local packages that this package depends on.
    var neighbours: [URL] {
        (dependencies ?? []).flatMap { $0.fileSystem ?? [] }.map { URL(filePath: $0.path).standardizedFileURL }
    }

    /// Returns the targets of a product; nil if the package has no such product.
    func targets(of product: String) -> [String]? { products?.first { $0.name == product }?.targets }

    /// Reads the package in a folder. Neither resolves its dependencies nor writes into the folder.
    static func read(_ folder: URL) throws(ImportError) -> PackageProject {
        let scratch = FileManager.default.temporaryDirectory.appending(path: "kennel-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: scratch) }
        let said: ProgramOutput
        do {
            // SwiftPM leaves locks and folders in the temporary directory. Here they lie in a scratch folder that is
            // deleted afterwards.
            try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
            said = try ProgramOutput(
                of: [
                    "TMPDIR=\(scratch.path)", "swift", "package", "--package-path", folder.path,
                    "--scratch-path", scratch.path, "dump-package",
                ])
        } catch {
            throw ImportError("swift cannot be started: \(error.localizedDescription)")
        }
        guard said.status == 0 else {
            throw ImportError("\(folder.path)/Package.swift cannot be read: \(said.lastError)")
        }
        guard let package = try? JSONDecoder().decode(PackageProject.self, from: said.output) else {
            throw ImportError("\(folder.path)/Package.swift says something that this program does not know")
        }
        return package
    }

    /// Returns a target with its dependencies as a project. If `wanted` is nil, the target is the package's only
    /// executable, or its last library.
    func project(_ wanted: String?, in folder: URL) throws(ImportError) -> Project {
        let code = targets.filter { ["regular", "executable"].contains($0.type) }
        let list = code.map(\.name).joined(separator: ", ")
        if let wanted, !code.contains(where: { $0.name == wanted }) {
            throw ImportError("there is no target \"\(wanted)\"; the package has \(list)")
        }
        let programs = code.filter { $0.type == "executable" }
        guard let target = wanted ?? (programs.count == 1 ? programs[0].name : code.last?.name) else {
            throw ImportError("the package has no target with code")
        }
        var project = Project(kind: .package, modules: [])
        var packages = LocalPackages()
        for place in neighbours { packages.add(place) }
        project.notes += packages.notes
        add(target, in: folder, to: &project, beside: packages)
        return project
    }

    /// Adds a target and its dependencies, unless it was already added.
    func add(_ name: String, in folder: URL, to project: inout Project, beside packages: LocalPackages) {
        guard let target = targets.first(where: { $0.name == name }),
            !project.modules.contains(where: { $0.name == moduleName(name) })
        else { return }
        // The placeholder stops cyclic dependencies. It is replaced later, so that the module follows its dependencies.
        project.modules.append(.init(name: moduleName(name), sources: []))
        var needed: [String] = []
        for dependency in (target.dependencies ?? []).map(\.name) {
            if targets.contains(where: { $0.name == dependency }) {
                add(dependency, in: folder, to: &project, beside: packages)
                needed.append(moduleName(dependency))
            } else {
                needed += packages.add(product: dependency, to: &project) ?? []
            }
        }
        project.modules.removeAll { $0.name == moduleName(name) }
        let root = folder.appending(path: target.path ?? "Sources/\(name)")
        let excluded = (target.exclude ?? []).map { root.appending(path: $0).standardizedFileURL.path }
        func isTaken(_ file: URL) -> Bool {
            !excluded.contains { file.path == $0 || file.path.hasPrefix($0 + "/") }
        }
        project.modules.append(
            .init(
                name: moduleName(name), sources: swiftFiles(in: root).filter(isTaken),
                resources: resourceFiles(in: root).filter(isTaken), dependencies: needed))
    }
}
