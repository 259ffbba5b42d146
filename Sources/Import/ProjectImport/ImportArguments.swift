import Foundation

/// The arguments of the importer: `PROJECT [FOLDER] [--target NAME] [--packages FOLDER]…`, or the folder of an imported
/// package.
struct ImportArguments {
    /// The path of the project or of the imported package.
    var path = ""
    /// The folder of the package to write; nil for a folder with the app's name.
    var folder: String?
    /// The name of the target to import; nil selects the project's only app target.
    var target: String?
    /// The folders of packages that the project depends on: each a package, or a folder of packages.
    var packages: [String] = []
    /// The folder of the Kennel package on which the written package depends.
    var kennel = ImportedPackage.kennel
    /// Whether the package of an earlier import of the same project is updated, instead of writing a new package.
    var reuses = false
    /// A file with compiler errors. The code that causes them is excluded.
    var errors: URL?

    /// Parses the arguments after `import`. Throws an `ImportError` that names the invalid argument.
    init(parsing arguments: [String]) throws(ImportError) {
        var places: [String] = []
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            func value(_ what: String) throws(ImportError) -> String {
                guard let value = parts.count == 2 ? parts[1] : rest.popFirst(), !value.isEmpty else {
                    throw ImportError("\(parts[0]) needs \(what)")
                }
                return value
            }
            switch parts[0] {
            case "--target": target = try value("a name")
            case "--packages": packages.append(try value("a folder"))
            case "--kennel": kennel = URL(filePath: try value("a folder"), directoryHint: .isDirectory)
            case "--reuse": reuses = true
            case "--errors": errors = URL(filePath: try value("a file"))
            case let option where option.hasPrefix("-"):
                throw ImportError("import has no option \"\(argument)\"")
            default: places.append(argument)
            }
        }
        guard let path = places.first, places.count <= 2 else {
            throw ImportError("import needs a project, and optionally the package's folder: import ../OurApp OurApp")
        }
        self.path = path
        folder = places.dropFirst().first
    }

    /// Whether the path may be the folder of a package that was imported earlier. Then its project is translated again.
    var mayBeImported: Bool { folder == nil && target == nil }
}
