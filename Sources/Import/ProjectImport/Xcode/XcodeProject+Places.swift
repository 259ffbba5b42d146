import Foundation

extension XcodeProject {
    /// Returns the location of each group and file of a project, by id.
    static func places(of objects: [String: PropertyList], project: PropertyList, folder: URL) -> [String: URL] {
        var found: [String: URL] = [:]
        var root = folder
        if let path = project["projectDirPath"]?.text, !path.isEmpty { root = root.appending(path: path) }
        var line: [(id: String, around: URL)] = []
        if let main = project["mainGroup"]?.text { line.append((main, root)) }
        while let (id, around) = line.popLast() {
            // A group that was already visited is skipped, because it may contain itself.
            guard found[id] == nil, let object = objects[id] else { continue }
            let path = object["path"]?.text
            let place =
                switch object["sourceTree"]?.text {
                case "SOURCE_ROOT": root.appending(path: path ?? "")
                case "<absolute>": URL(filePath: path ?? "/")
                default: path.map { around.appending(path: $0) } ?? around
                }
            found[id] = place.standardizedFileURL
            for child in object["children"]?.texts ?? [] { line.append((child, place)) }
        }
        return found
    }
}
