/// The dependency graph of the page's modules: their order of execution and their packs.
///
/// The modules that the entry imports form the first pack. All others are loaded by an `import()` later. Each module
/// belongs to one pack only, so that it exists once; modules that are needed by the same `import()`s form a pack.
/// Modules that are certain to be loaded already are not loaded again.
struct PageGraph {
    /// All modules by path.
    private(set) var modules: [String: PageModule] = [:]
    /// All paths; each comes after the paths that it imports.
    private(set) var order: [String] = []
    /// The entry, followed by all modules that are loaded by `import()`.
    private(set) var roots: [String]

    /// Reads the entry and all modules reachable from it. `text` returns a file's text, or nil if it does not exist.
    /// Throws if a module is missing, has unsupported syntax, imports a name that is not exported, or is part of an
    /// import cycle.
    init(entry: String, text: (String) -> String?) throws(JoiningProblem) {
        roots = [entry]
        var next = 0
        while next < roots.count {
            try visit(.init(path: roots[next], line: 1), from: roots[next], over: [], text: text)
            next += 1
        }
        try checkNames()
    }

    /// The modules of every pack in their order of execution. The first pack is the entry's.
    var packs: [[String]] {
        let closures = roots.map { (root: $0, modules: closure(of: $0)) }
        var needed: [String: Set<String>] = [:]
        for (root, modules) in closures {
            for module in modules { needed[module, default: []].insert(root) }
        }
        let earlier = earlierRoots(closures)
        for (module, all) in needed {
            needed[module] = all.filter { root in all.isDisjoint(with: earlier[root]?.subtracting([root]) ?? []) }
        }
        var packs: [[String]] = []
        var places: [Set<String>: Int] = [:]
        for module in order {
            let key = needed[module] ?? []
            if let place = places[key] {
                packs[place].append(module)
            } else {
                places[key] = packs.count
                packs.append([module])
            }
        }
        return packs
    }

    /// Returns, for every root, the roots that are certain to be loaded before it, and the root itself.
    private func earlierRoots(_ closures: [(root: String, modules: Set<String>)]) -> [String: Set<String>] {
        var loaders: [String: Set<String>] = [:]
        for (root, modules) in closures {
            for load in modules.flatMap({ self.modules[$0]?.loads ?? [] }) {
                loaders[load.path, default: []].insert(root)
            }
        }
        var earlier = Dictionary(uniqueKeysWithValues: roots.map { ($0, Set(roots)) })
        earlier[roots[0]] = [roots[0]]
        var isSettled = false
        while !isSettled {
            isSettled = true
            for root in roots.dropFirst() {
                let all = (loaders[root] ?? []).map { earlier[$0] ?? [] }
                let common = (all.first.map { all.dropFirst().reduce($0) { $0.intersection($1) } } ?? []).union([root])
                if common != earlier[root] { isSettled = false }
                earlier[root] = common
            }
        }
        return earlier
    }

    private mutating func visit(
        _ reference: PageModule.Reference, from file: String, over trail: [String], text: (String) -> String?
    ) throws(JoiningProblem) {
        let path = reference.path
        if let start = trail.firstIndex(of: path) {
            let circle = (trail[start...] + [path]).joined(separator: " → ")
            throw JoiningProblem(file: file, line: reference.line, reason: "modules import each other: \(circle)")
        }
        if modules[path] != nil { return }
        guard let content = text(path) else {
            throw JoiningProblem(file: file, line: reference.line, reason: "there is no \(path)")
        }
        let module = try ModuleReader.read(path: path, text: content)
        for imported in module.imports { try visit(imported, from: path, over: trail + [path], text: text) }
        modules[path] = module
        order.append(path)
        for loaded in module.loads where !roots.contains(loaded.path) { roots.append(loaded.path) }
    }

    private func checkNames() throws(JoiningProblem) {
        for module in modules.values {
            for (number, line) in module.lines.enumerated() {
                guard case .binds(let bindings, let path)? = line.first else { continue }
                for binding in bindings where modules[path]?.exports.contains(binding.name) != true {
                    throw JoiningProblem(
                        file: module.path, line: number + 1, reason: "\(path) exports no \(binding.name)")
                }
            }
        }
    }

    private func closure(of root: String) -> Set<String> {
        var found: Set<String> = [root]
        var waiting = [root]
        while let path = waiting.popLast() {
            for imported in modules[path]?.imports ?? [] where found.insert(imported.path).inserted {
                waiting.append(imported.path)
            }
        }
        return found
    }
}
