/// The modules of the page: which there are, which runs before which, and which are sent together.
///
/// What the entry imports is sent first, as one pack. Everything else is loaded by an `import()` some day. A module
/// belongs to one pack only, so that it exists once: modules that the same `import()`s need make a pack. What is only
/// loaded once something else is there finds there what both need.
struct PageGraph {
    /// Every module, by its path.
    private(set) var modules: [String: PageModule] = [:]
    /// Every path, each after all that it imports.
    private(set) var order: [String] = []
    /// The entry, and then what is loaded by `import()`.
    private(set) var roots: [String]

    /// Reads the entry and all that it leads to. `text` gives a file's text; nil where there is none.
    init(entry: String, text: (String) -> String?) throws(JoiningProblem) {
        roots = [entry]
        var next = 0
        while next < roots.count {
            try visit(.init(path: roots[next], line: 1), from: roots[next], over: [], text)
            next += 1
        }
        try checkNames()
    }

    /// The modules of every pack in the order they run. The entry's pack is the first, as its modules are in the order.
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

    /// For every root, those that are certainly there when it is loaded, and itself.
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
        _ reference: PageModule.Reference, from file: String, over trail: [String], _ text: (String) -> String?
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
        let module = try ModuleReader.read(path, content)
        for imported in module.imports { try visit(imported, from: path, over: trail + [path], text) }
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
