import Foundation

/// The manifest of a Swift package, as SwiftPM dumps it.
struct PackageManifest: Decodable {
    struct Target: Decodable {
        /// The kind of target. `system` is a C library of the system.
        enum Kind: String, Decodable {
            case regular, executable, test, system, binary, macro, plugin, snippet
        }

        let name: String
        let kind: Kind
        private let path: String?
        /// The folders and files of the target that are not compiled.
        let exclude: [String]?
        /// The only folders and files that are compiled; nil for all.
        let sources: [String]?
        let dependencies: [Dependency]?
        private let settings: [Setting]?
        /// The folder of a C target's headers; nil for `include`.
        let publicHeadersPath: String?
        /// The name of a system library for pkg-config.
        let pkgConfig: String?

        private enum CodingKeys: String, CodingKey {
            case name, path, exclude, sources, dependencies, settings, publicHeadersPath, pkgConfig
            case kind = "type"
        }

        /// Returns the folder with the target's files.
        ///
        /// - Parameter isOnly: Whether the package has no other target of this kind, whose files then may lie directly
        ///   in `Sources`.
        func folder(in package: URL, isOnly: Bool) -> URL {
            if let path { return package.appending(path: path).standardizedFileURL }
            let names =
                kind == .test ? ["Tests", "Sources", "Source", "src", "srcs"] : ["Sources", "Source", "src", "srcs"]
            let roots = names.map { package.appending(path: $0) }
            let own = roots.map { $0.appending(path: name) }
            let isThere = { (folder: URL) in FileManager.default.fileExists(atPath: folder.path) }
            return own.first(where: isThere) ?? (isOnly ? roots.first(where: isThere) : nil) ?? own[0]
        }

        /// The compilation conditions that hold on iOS.
        var defines: [String] { settings(of: "swift").compactMap(\.define) }

        /// The settings of C files as SwiftPM writes them: `.define("A")`.
        var settingsOfC: [String] {
            settings(of: "c").compactMap { setting in
                setting.define.map { ".define(\(literal(of: $0)))" }
                    ?? setting.searchPath.map { ".headerSearchPath(\($0.debugDescription))" }
            }
        }

        /// Returns the arguments of `.define` for `NAME` or `NAME=VALUE`.
        private func literal(of definition: String) -> String {
            let parts = definition.split(separator: "=", maxSplits: 1).map { String($0).debugDescription }
            return parts.count == 2 ? "\(parts[0]), to: \(parts[1])" : definition.debugDescription
        }

        private func settings(of tool: String) -> [Setting] {
            (settings ?? []).filter { $0.tool == tool && $0.condition.holds }
        }
    }

    /// A dependency of a target: another target of the package, or a product of another package.
    struct Dependency: Decodable {
        let name: String
        /// Whether the dependency exists on iOS.
        let isForIOS: Bool

        private enum Key: String, CodingKey { case byName, target, product }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Key.self)
            let key = container.allKeys.first ?? .product
            var values = try container.nestedUnkeyedContainer(forKey: key)
            name = try values.decode(String.self)
            if key == .product { _ = try values.decodeIfPresent(String.self) }  // the identity of its package
            var condition = Condition?.none
            while !values.isAtEnd {
                if let found = try? values.decode(Condition.self) {
                    condition = found
                } else {
                    _ = try values.decodeNil()
                }
            }
            isForIOS = condition.holds
        }
    }

    /// The platforms to which a part of the manifest applies.
    fileprivate struct Condition: Decodable {
        let platformNames: [String]?
    }

    private struct Setting: Decodable {
        struct Kind: Decodable {
            struct Value: Decodable {
                let text: String
                private enum CodingKeys: String, CodingKey { case text = "_0" }
            }
            let define: Value?
            let headerSearchPath: Value?

            private enum CodingKeys: CodingKey { case define, headerSearchPath }

            init(from decoder: any Decoder) throws {
                let container = try decoder.container(keyedBy: CodingKeys.self)
                define = try container.decodeIfPresent(Value.self, forKey: .define)
                headerSearchPath = try container.decodeIfPresent(Value.self, forKey: .headerSearchPath)
            }
        }

        let tool: String
        let kind: Kind
        let condition: Condition?
        var define: String? { kind.define?.text }
        var searchPath: String? { kind.headerSearchPath?.text }
    }

    /// A product that other packages can depend on.
    struct Product: Decodable {
        let name: String
        let targets: [String]
    }

    /// A dependency on another package: a local package, or a remote one with a URL.
    private struct Package: Decodable {
        struct Local: Decodable { let path: String }
        struct Remote: Decodable {
            struct Location: Decodable {
                struct Address: Decodable { let urlString: String }
                let remote: [Address]?
            }
            /// The versions that satisfy the dependency. One of the properties has one element.
            struct Requirement: Decodable {
                struct Range: Decodable { let lowerBound, upperBound: String }
                let range: [Range]?
                let exact, branch, revision: [String]?

                /// The requirement in the notation of a manifest, such as `from: "1.2.0"`.
                var text: String? {
                    if let range = range?.first {
                        return "\(range.lowerBound.debugDescription)..<\(range.upperBound.debugDescription)"
                    }
                    let others = [("exact", exact), ("branch", branch), ("revision", revision)]
                    return others.lazy.compactMap { kind, names in
                        names?.first.map { "\(kind): \($0.debugDescription)" }
                    }.first
                }
            }
            let location: Location
            let requirement: Requirement
        }
        let fileSystem: [Local]?
        let sourceControl: [Remote]?
    }

    let name: String
    let targets: [Target]
    private let products: [Product]?
    private let dependencies: [Package]?

    /// The folders of the local packages that the package depends on.
    var localPackages: [URL] {
        (dependencies ?? []).flatMap { $0.fileSystem ?? [] }.map { URL(filePath: $0.path).standardizedFileURL }
    }

    /// The remote packages that the package depends on.
    var remoteReferences: [RemotePackages.Reference] {
        (dependencies ?? []).flatMap { $0.sourceControl ?? [] }.compactMap { remote in
            guard let url = remote.location.remote?.first?.urlString, let requirement = remote.requirement.text else {
                return nil
            }
            return .init(url: url, requirement: requirement)
        }
    }

    /// Returns the targets of a product; nil if the package has no such product.
    func targets(of product: String) -> [String]? { products?.first { $0.name == product }?.targets }

    /// Returns the target with a name; nil if the package has none.
    func target(_ name: String) -> Target? { targets.first { $0.name == name } }

    /// Returns whether a target, or a target of the same package on which it depends, has code that cannot be
    /// translated: macros, plugins or binaries.
    func needsSwiftPM(_ name: String) -> Bool {
        var seen: Set<String> = []
        var waiting = [name]
        while let next = waiting.popLast(), let target = target(next) {
            guard seen.insert(next).inserted else { continue }
            if [.macro, .binary].contains(target.kind) { return true }
            waiting += (target.dependencies ?? []).map(\.name)
        }
        return false
    }
}

extension Optional<PackageManifest.Condition> {
    fileprivate var holds: Bool { self?.platformNames.map { $0.isEmpty || $0.contains("ios") } ?? true }
}
