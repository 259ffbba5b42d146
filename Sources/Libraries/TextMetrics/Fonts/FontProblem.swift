/// Why a font cannot be had.
package enum FontProblem: Error, Equatable, CustomStringConvertible {
    /// A file that every installation needs is not there.
    case missing(file: String, package: String)
    /// A file is there, and no font can be read from it.
    case unreadable(file: String)
    /// Nobody has been told of a font of this name.
    case unknown(name: String)
    /// A font could not be cut to what is served.
    case uncuttable(name: String)

    /// A sentence for the person at the terminal.
    package var description: String {
        switch self {
        case .missing(let file, let package):
            "The font \(file) is missing. Install it with: apt-get install \(package)"
        case .unreadable(let file): "The font \(file) cannot be read. Install its package again."
        case .unknown(let name): "There is no font named \(name)."
        case .uncuttable(let name): "The font \(name) cannot be cut for the page."
        }
    }
}
