/// The folders of each module's sources, and the types of other folders of the same module that each folder uses.
///
/// Sources are read as words, without resolving types: only types that are declared outside of other types are
/// considered, and no members.
struct FolderReferences {
    /// The names that a folder uses, by the folder that declares them. Folders are `Module/Folder`.
    private(set) var references: [String: [String: Set<String>]] = [:]

    /// Reads sources by their paths from the folder of a layer: `Module/Folder/File.swift`.
    init(_ sources: [String: String]) {
        var homes: [Substring: [String: String]] = [:]  // folders of names, by module
        let read = sources.mapValues { SourceWords(of: $0) }
        for (path, words) in read {
            let folder = Self.folder(of: path)
            for name in words.declared { homes[Self.module(of: folder), default: [:]][name] = folder }
        }
        for (path, words) in read {
            let folder = Self.folder(of: path)
            let declared = homes[Self.module(of: folder)] ?? [:]
            for name in words.all {
                guard let home = declared[name], home != folder else { continue }
                references[folder, default: [:]][home, default: []].insert(name)
            }
        }
    }

    /// A sentence for every two folders that name each other.
    var circles: [String] {
        references.keys.sorted().flatMap { folder in
            (references[folder] ?? [:]).keys.sorted().filter { folder < $0 && references[$0]?[folder] != nil }
                .map { other in
                    "\(folder) names \(names(folder, other)) of \(other), which names \(names(other, folder))"
                }
        }
    }

    /// A sentence for every group of folders that depend on each other in a circle, directly or through other folders.
    var longerCircles: [String] {
        var remaining = Set(references.keys)
        var found: [String] = []
        while let folder = remaining.min() {
            let group = reachable(from: folder).filter { reachable(from: $0).contains(folder) }
            remaining.subtract(group.union([folder]))
            if group.count > 1 {
                found.append(group.sorted().map { "\($0) names \(next(from: $0, in: group))" }.joined(separator: "; "))
            }
        }
        return found
    }

    private func next(from folder: String, in group: Set<String>) -> String {
        group.sorted().filter { references[folder]?[$0] != nil }.map { "\(names(folder, $0)) of \($0)" }
            .joined(separator: " and ")
    }

    private func reachable(from folder: String) -> Set<String> {
        var found: Set<String> = []
        var next = Array((references[folder] ?? [:]).keys)
        while let other = next.popLast() {
            if found.insert(other).inserted { next += (references[other] ?? [:]).keys }
        }
        return found
    }

    private func names(_ folder: String, _ other: String) -> String {
        (references[folder]?[other] ?? []).sorted().joined(separator: ", ")
    }

    private static func folder(of path: String) -> String {
        path.split(separator: "/").dropLast().prefix(2).joined(separator: "/")
    }

    private static func module(of folder: String) -> Substring { folder.prefix { $0 != "/" } }
}
