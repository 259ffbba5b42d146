import Foundation

/// A `Package.swift` as a project: the manifest, as the package manager reads it.
struct PackageProject: Decodable {
    private struct Target: Decodable {
        let name: String
        let type: String
        let path: String?
        let exclude: [String]?
        let dependencies: [Dependency]?
    }

    /// A dependency of a target; of a product of another package nothing is read.
    private struct Dependency: Decodable {
        let name: String?

        private enum Key: String, CodingKey { case byName, target, product }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Key.self)
            let key = container.allKeys.first ?? .product
            var values = try container.nestedUnkeyedContainer(forKey: key)
            name = key == .product ? nil : try values.decode(String.self)
        }
    }

    private let name: String
    private let targets: [Target]

    /// Reads the package in a folder. Nothing is resolved, and nothing is written there.
    static func read(_ folder: URL) throws(ImportError) -> PackageProject {
        let scratch = FileManager.default.temporaryDirectory.appending(path: "kennel-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: scratch) }
        let said: ProgramOutput
        do {
            said = try ProgramOutput(
                of: ["swift", "package", "--package-path", folder.path, "--scratch-path", scratch.path, "dump-package"])
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

    /// The target of a name, or the only program, or the last library, with all that it depends on.
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
        var seen: Set<String> = []
        add(target, in: folder, to: &project, &seen)
        return project
    }

    private func add(_ name: String, in folder: URL, to project: inout Project, _ seen: inout Set<String>) {
        guard let target = targets.first(where: { $0.name == name }), seen.insert(name).inserted else { return }
        let needed = (target.dependencies ?? []).compactMap(\.name).filter { name in
            targets.contains { $0.name == name }
        }
        for name in needed { add(name, in: folder, to: &project, &seen) }
        let root = folder.appending(path: target.path ?? "Sources/\(name)")
        let excluded = (target.exclude ?? []).map { root.appending(path: $0).standardizedFileURL.path }
        func isTaken(_ file: URL) -> Bool {
            !excluded.contains { file.path == $0 || file.path.hasPrefix($0 + "/") }
        }
        project.modules.append(
            .init(
                name: moduleName(name), sources: swiftFiles(in: root).filter(isTaken),
                resources: resourceFiles(in: root).filter(isTaken), dependencies: needed.map(moduleName)))
    }
}
