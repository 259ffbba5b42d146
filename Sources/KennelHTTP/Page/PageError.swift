/// Why there is no page to send; one sentence for whoever starts the server.
package enum PageError: Error, Equatable, CustomStringConvertible {
    /// The folder has no `index.html`.
    case noPage(folder: String)
    /// The page's files do not fit together.
    case cannotBeJoined(folder: String, reason: String)
    /// The page is in none of the places where it is looked for.
    case notFound

    /// The sentence.
    package var description: String {
        switch self {
        case .noPage(let folder):
            "there is no index.html in \"\(folder)\"; say where the page is with --public FOLDER"
        case .cannotBeJoined(let folder, let reason): "the page in \"\(folder)\" cannot be joined: \(reason)"
        case .notFound: "the page was not found; say where it is with --public FOLDER"
        }
    }
}
