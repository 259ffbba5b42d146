/// Why the page's files could not be joined: a form that joining does not know, and where it stands.
struct JoiningProblem: Error, Equatable, CustomStringConvertible {
    /// The file, as it is named in the page's folder.
    let file: String
    /// The line, counted from one.
    let line: Int
    /// A sentence for whoever wrote that line.
    let reason: String

    var description: String { "\(file):\(line): \(reason)" }
}
