/// The page's modules joined into packs: JavaScript files that each contain several modules.
///
/// Each module has its own scope in its pack and runs after the modules it imports. Each pack has a source map, so that
/// errors and breakpoints refer to the module's own file and line.
struct ModulePacks {
    /// The name of the pack with the entry module, such as `main`.
    let entry: String
    private let graph: PageGraph
    private let folder: String
    private let packs: [(name: String, paths: [String])]
    private let homes: [String: String]

    /// Joins the entry module and all modules reachable from it. Throws if a module is missing, has an unsupported path
    /// or syntax, imports a name that is not exported, or is part of an import cycle.
    init(entry: String, text: (String) -> String?) throws(JoiningProblem) {
        graph = try PageGraph(entry: entry, text: text)
        folder = String(entry[..<(entry.lastIndex(of: "/").map { entry.index(after: $0) } ?? entry.startIndex)])
        for path in graph.order where !Self.isPlain(path, in: folder) {
            throw JoiningProblem(file: path, line: 1, reason: "the path of a module must match \(folder)[a-z0-9_/]*.js")
        }
        var packs: [(name: String, paths: [String])] = []
        var homes: [String: String] = [:]
        for paths in graph.packs {
            guard let last = paths.last else { continue }
            let name = Self.scope(of: last, in: folder).dropFirst().split(separator: "$").joined(separator: "-")
            packs.append((name, paths))
            for path in paths { homes[path] = name }
        }
        self.packs = packs
        self.homes = homes
        self.entry = homes[entry] ?? ""
    }

    /// Returns the path of the entry's pack.
    func address(version: String) -> String { folder + Self.fileName(of: entry, version: version) }

    /// The drafts of all packs, recreated at each access.
    var drafts: [PackDraft] {
        packs.map { name, paths in
            var draft = PackDraft(folder: folder, name: name)
            write(paths, borrowing: borrowed(by: name, paths), to: &draft)
            return draft
        }
    }

    /// Returns the source maps of all packs, by path.
    func maps(version: String) -> [String: SourceMap] {
        var maps: [String: SourceMap] = [:]
        for (name, paths) in packs {
            var map = SourceMap(file: Self.fileName(of: name, version: version))
            map.skip(borrowed(by: name, paths).count)
            for path in paths {
                map.skip(1)
                map.add(lines: graph.modules[path]?.lines.count ?? 0, of: String(path.dropFirst(folder.count)))
                map.skip(1)
            }
            maps[folder + Self.fileName(of: name, version: version) + ".map"] = map
        }
        return maps
    }

    private func write(
        _ paths: [String], borrowing borrowed: [(home: String, paths: [String])], to draft: inout PackDraft
    ) {
        for (home, paths) in borrowed {
            draft.add("import { \(scopes(paths)) } from './\(home).")
            draft.addVersion()
            draft.add(".js'\n")
        }
        for path in paths {
            draft.add("const \(Self.scope(of: path, in: folder)) = (() => {\n")
            for line in graph.modules[path]?.lines ?? [] {
                for piece in line { write(piece, of: path, to: &draft) }
                draft.add("\n")
            }
            draft.add("return { \(graph.modules[path]?.exports.joined(separator: ", ") ?? "") } })()\n")
        }
        draft.add("export { \(scopes(paths)) }\n//# sourceMappingURL=\(draft.name).")
        draft.addVersion()
        draft.add(".js.map\n")
    }

    private func write(_ piece: PageModule.Piece, of path: String, to draft: inout PackDraft) {
        switch piece {
        case .text(let text): draft.add(text)
        case .address: draft.add("new URL('./\(path.dropFirst(folder.count))', import.meta.url).href")
        case .binds(let bindings, let other):
            let names = bindings.map { $0.name == $0.here ? $0.name : "\($0.name): \($0.here)" }
            draft.add("const { \(names.joined(separator: ", ")) } = \(Self.scope(of: other, in: folder));")
        case .loads(let other):
            let scope = Self.scope(of: other, in: folder)
            guard let home = homes[other], home != draft.name else {
                return draft.add("Promise.resolve(\(scope))")
            }
            draft.add("import('./\(home).")
            draft.addVersion()
            draft.add(".js').then((pack) => pack.\(scope))")
        }
    }

    /// Returns the modules of other packs that a pack imports statically, grouped by pack.
    private func borrowed(by name: String, _ paths: [String]) -> [(home: String, paths: [String])] {
        let needed = Set(paths.flatMap { graph.modules[$0]?.imports.map(\.path) ?? [] })
        return Dictionary(grouping: needed.filter { homes[$0] != name }.sorted()) { homes[$0] ?? "" }
            .sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    private func scopes(_ paths: [String]) -> String {
        paths.map { Self.scope(of: $0, in: folder) }.joined(separator: ", ")
    }

    private static func fileName(of pack: String, version: String) -> String { "\(pack).\(version).js" }

    /// Returns the name of a module's scope in its pack: `$net$stream` for `net/stream.js`.
    private static func scope(of path: String, in folder: String) -> String {
        "$" + path.dropFirst(folder.count).dropLast(".js".count).split(separator: "/").joined(separator: "$")
    }

    private static func isPlain(_ path: String, in folder: String) -> Bool {
        path.hasPrefix(folder) && path.hasSuffix(".js")
            && path.dropFirst(folder.count).dropLast(".js".count).utf8.allSatisfy { byte in
                (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
                    || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                    || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "/")
            }
    }
}
