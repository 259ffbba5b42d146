/// The modules of the page: which there are, which runs before which, and which are sent together.
///
/// What the entry imports is sent first, as one pack. Everything else is loaded by an `import()` some day. A module
/// belongs to one pack only, so that it exists once: modules that the same `import()`s need make a pack.
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
        var needed: [String: Set<String>] = [:]
        for root in roots {
            for module in closure(of: root) where needed[module]?.contains(roots[0]) != true {
                needed[module, default: []].insert(root)
            }
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
