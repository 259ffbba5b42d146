/// The reason why no page can be served; described in one sentence for the user who starts the server.
package enum PageError: Error, Equatable, CustomStringConvertible {
    /// There is no `index.html`.
    case noPage(PageSource)
    /// The page's files do not fit together.
    case cannotBeJoined(PageSource, reason: String)
    /// The page is in none of the searched places.
    case notFound
    /// The files embedded in the program cannot be read.
    case damaged

    /// A sentence for the user who starts the server.
    package var description: String {
        switch self {
        case .noPage(let source):
            "there is no index.html in \(source.place); name the page's folder with --public FOLDER"
        case .cannotBeJoined(let source, let reason): "the page in \(source.place) cannot be joined: \(reason)"
        case .damaged:
            "the page in this program is damaged; install it again, or name the page's folder with --public FOLDER"
        case .notFound: "the page was not found; name its folder with --public FOLDER"
        }
    }
}
