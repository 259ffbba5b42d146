/// The reason why a font is not available.
package enum FontProblem: Error, Equatable, CustomStringConvertible {
    /// A required file is missing.
    case missing(file: String, package: String)
    /// A file contains no readable font.
    case unreadable(file: String)
    /// No font has this name.
    case unknown(name: String)
    /// A font could not be subset for the page.
    case uncuttable(name: String)

    /// The error as one sentence for the user at the terminal.
    package var description: String {
        switch self {
        case .missing(let file, let package):
            "The font \(file) is missing. Install it with: apt-get install \(package)"
        case .unreadable(let file): "The font \(file) cannot be read. Install its package again."
        case .unknown(let name): "There is no font named \(name)."
        case .uncuttable(let name): "The font \(name) cannot be split for the page."
        }
    }
}
