/// A parsed module of the page: its lines, imports and exports.
struct PageModule {
    /// A part of a line: unchanged text, or syntax that the bundler replaces.
    enum Piece: Equatable {
        /// Text that stays unchanged.
        case text(Substring)
        /// `import { name as here } from './module.js'`.
        case binds([Binding], from: String)
        /// `import('./module.js')`.
        case loads(String)
        /// `import.meta.url`.
        case address
    }

    /// An exported name, and its local name in the importing module.
    struct Binding: Equatable {
        let name: String
        let here: String
    }

    /// A reference to another module, and its line.
    struct Reference: Equatable {
        let path: String
        let line: Int
    }

    /// The path of the module in the page's folder, such as `js/travel/travel.js`.
    let path: String
    /// The lines of the module, as many as the file has, so that line numbers stay the same.
    var lines: [[Piece]] = []
    /// The exported names.
    var exports: [String] = []
    /// The modules that are imported statically, which run before this one.
    var imports: [Reference] = []
    /// The modules that are loaded by `import()`.
    var loads: [Reference] = []
}

extension PageModule {
    /// Returns the path that `./x.js` or `../x.js` refers to in this module; nil for other forms and for paths outside
    /// the page.
    static func path(of specifier: Substring, in path: String) -> String? {
        guard specifier.hasPrefix("./") || specifier.hasPrefix("../") else { return nil }
        var parts = path.split(separator: "/").dropLast()
        for part in specifier.split(separator: "/", omittingEmptySubsequences: false) {
            switch part {
            case ".": continue
            case "..": if parts.popLast() == nil { return nil }
            case "": return nil
            default: parts.append(part)
            }
        }
        return parts.joined(separator: "/")
    }
}
