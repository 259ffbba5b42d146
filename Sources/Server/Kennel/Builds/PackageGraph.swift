import Foundation

/// The targets and products of a package, as SwiftPM describes its manifest.
struct PackageGraph: Decodable {
    struct Target: Decodable {
        let name: String
        let type: String
        /// The name of a C library for pkg-config; nil for other targets.
        let pkgConfig: String?
        fileprivate let dependencies: [Dependency]?
    }

    /// A dependency, of which only `{"byName":["JSON",null]}` names a target of the package.
    fileprivate struct Dependency: Decodable {
        let byName: [String?]?
    }

    struct Product: Decodable {
        let name: String
        /// The type of the product, as the only key: `{"executable":null}` or `{"library":["automatic"]}`.
        fileprivate let type: [String: [String]?]
        let targets: [String]
    }

    let targets: [Target]
    let products: [Product]

    /// Reads the description of the package in a folder. Throws if the manifest is not valid.
    init(of folder: URL) throws {
        let dumped = try Tool(folder: folder).run(["swift", "package", "dump-package"])
        // Warnings about the manifest may come before the JSON.
        guard dumped.status == 0, let start = dumped.output.firstIndex(of: "{"),
            let graph = try? JSONDecoder().decode(Self.self, from: Data(dumped.output[start...].utf8))
        else {
            let reason = dumped.lastLine ?? "swift package dump-package printed nothing"
            throw UsageError("Package.swift in \(folder.path) cannot be read: \(reason)")
        }
        self = graph
    }

    /// The names of the programs that the package builds, in the order of its manifest.
    var programs: [String] {
        let declared = products.filter { $0.type.keys.contains("executable") }
        // SwiftPM makes a program of each executable target that is in no executable product.
        let covered = Set(declared.flatMap(\.targets))
        let automatic = targets.filter { $0.type == "executable" && !covered.contains($0.name) }
        return declared.map(\.name) + automatic.map(\.name)
    }

    /// The library products.
    var libraries: [Product] { products.filter { $0.type.keys.contains("library") } }

    /// The targets that the library products need, in the order of the manifest.
    var libraryTargets: [Target] {
        let known = Dictionary(uniqueKeysWithValues: targets.map { ($0.name, $0) })
        var needed: Set<String> = []
        var waiting = libraries.flatMap(\.targets)
        while let name = waiting.popLast() {
            guard needed.insert(name).inserted else { continue }
            waiting += known[name]?.dependencies?.compactMap { $0.byName?.first ?? nil } ?? []
        }
        return targets.filter { needed.contains($0.name) }
    }
}
