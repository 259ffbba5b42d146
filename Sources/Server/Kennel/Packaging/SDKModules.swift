import Foundation

/// The compiled modules of Kennel's libraries, and the shared library with their code.
struct SDKModules {
    private let source: URL
    private let graph: PackageGraph
    private let build: URL

    /// The name of the shared library for the linker.
    static let library = "kennel-sdk"

    /// The arguments with which SwiftPM builds the SDK. The build of the program has other compiler flags, and would
    /// compile all modules again if both had one folder.
    static let settings = ["--configuration", "release", "--scratch-path", ".build/sdk"]

    /// Builds the modules for release.
    init(of graph: PackageGraph, in source: URL) throws {
        (self.source, self.graph) = (source, graph)
        let swift = Tool(folder: source)
        let settings = Self.settings
        for target in graph.libraryTargets where target.type == "regular" {
            let built = try swift.run(["swift", "build", "--target", target.name] + settings)
            guard built.status == 0 else { throw PackagingProblem("\(target.name) cannot be built", outcome: built) }
        }
        let place = try swift.run(["swift", "build", "--show-bin-path"] + settings)
        build = URL(filePath: place.output.trimmingCharacters(in: .whitespacesAndNewlines))
    }

    private var modules: [String] { graph.libraryTargets.filter { $0.type == "regular" }.map(\.name) }

    /// Writes the modules to a folder of the tree. The modules of C libraries are empty, because only Kennel's own code
    /// uses their declarations; SQLite's is exported by `SQLite3`.
    func write(to tree: InstalledTree, folder: String) throws {
        for module in modules {
            let name = "\(module).swiftmodule"
            try tree.copy(build.appending(path: "Modules/\(name)"), to: "\(folder)/\(name)")
        }
        for target in graph.libraryTargets where target.type == "system" {
            let own = source.appending(path: "Sources/Bindings/\(target.name)")
            guard target.name != "CSQLite" else {
                for file in try FileManager.default.contentsOfDirectory(atPath: own.path) {
                    try tree.copy(own.appending(path: file), to: "\(folder)/CSQLite/\(file)")
                }
                continue
            }
            try tree.write("module \(target.name) [system] { }\n", to: "\(folder)/\(target.name)/module.modulemap")
        }
    }

    /// Links the code of the modules and an object file with the page as a shared library. Returns its path.
    func link(with parts: URL, in work: URL) throws -> URL {
        let library = work.appending(path: "lib\(Self.library).so")
        var objects = [parts.path]
        for module in modules { objects += try self.objects(of: module) }
        let list = work.appending(path: "objects")
        try Data(objects.map { "\"\($0)\"\n" }.joined().utf8).write(to: list)
        let libraries = try graph.libraryTargets.compactMap(\.pkgConfig).flatMap(Self.flags)
        let tool = Tool(folder: work)
        let linked = try tool.run(
            ["swiftc", "-emit-library", "-o", library.path, "@\(list.path)"] + libraries
                + ["-Xlinker", "-soname", "-Xlinker", library.lastPathComponent])
        guard linked.status == 0 else { throw PackagingProblem("the SDK's library cannot be linked", outcome: linked) }
        let stripped = try tool.run(["strip", "--strip-debug", library.path])
        guard stripped.status == 0 else { throw PackagingProblem("strip, of binutils, failed", outcome: stripped) }
        return library
    }

    /// Returns the object files of a module, without those of source files that have been deleted or moved since an
    /// earlier build.
    private func objects(of module: String) throws -> [String] {
        let folder = build.appending(path: "\(module).build")
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        let found = (files?.compactMap { $0 as? URL } ?? []).map(\.path).filter { $0.hasSuffix(".o") }.sorted()
        let map = folder.appending(path: "output-file-map.json")
        guard FileManager.default.fileExists(atPath: map.path) else { return found }  // a module in C
        let outputs = try JSONDecoder().decode([String: Output].self, from: Data(contentsOf: map))
        let current = Set(outputs.values.compactMap(\.object).map { URL(filePath: $0).lastPathComponent })
        return found.filter { current.contains(URL(filePath: $0).lastPathComponent) }
    }

    /// The outputs of the compiler for a source file.
    private struct Output: Decodable {
        let object: String?
    }

    /// Returns the libraries of Swift's runtime that a linked file names, as arguments for the linker. The linker looks
    /// for them only if they are named.
    static func runtimeLibraries(of library: URL) throws -> [String] {
        let read = try Tool(folder: library.deletingLastPathComponent()).run(["readelf", "--dynamic", library.path])
        let names = read.output.matches(of: #/\(NEEDED\).*\[lib(\w+)\.so\]/#).map { String($0.1) }
        return names.map { "-l\($0)" }
    }

    private static func flags(ofPackage name: String) throws -> [String] {
        let said = try Tool(folder: URL(filePath: "/")).run(["pkg-config", "--libs", name])
        guard said.status == 0 else { throw PackagingProblem("pkg-config did not find \(name)", outcome: said) }
        return said.output.split(whereSeparator: \.isWhitespace).map(String.init)
    }
}
