/// An error of the bundler, such as unsupported syntax, a missing module or an import cycle, with its location.
struct JoiningProblem: Error, Equatable, CustomStringConvertible {
    /// The path of the file in the page's folder.
    let file: String
    /// The line, counted from one.
    let line: Int
    /// A sentence for the author of the line.
    let reason: String

    var description: String { "\(file):\(line): \(reason)" }
}
