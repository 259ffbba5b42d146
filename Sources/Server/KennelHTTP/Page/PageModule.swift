/// One module of the page, read as far as joining needs it: its lines, what it imports and what it exports.
struct PageModule {
    /// A part of a line: either as it is written, or what stands for something else once modules are joined.
    enum Piece: Equatable {
        /// Text that stays.
        case text(Substring)
        /// `import { name as here } from './module.js'`.
        case binds([Binding], from: String)
        /// `import('./module.js')`.
        case loads(String)
        /// `import.meta.url`.
        case address
    }

    /// A name that one module exports, and what another calls it.
    struct Binding: Equatable {
        let name: String
        let here: String
    }

    /// Another module that this one names, and the line where it does.
    struct Reference: Equatable {
        let path: String
        let line: Int
    }

    /// Where the module is in the page's folder, such as `js/travel/travel.js`.
    let path: String
    /// Its lines; as many as the file has, so that a line keeps its number.
    var lines: [[Piece]] = []
    /// The names that others may import.
    var exports: [String] = []
    /// What must be there before this module runs.
    var imports: [Reference] = []
    /// What this module loads when it needs it.
    var loads: [Reference] = []
}

extension PageModule {
    /// The path that `./x.js` or `../x.js` means in this module; nil for any other form, or outside of the page.
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
