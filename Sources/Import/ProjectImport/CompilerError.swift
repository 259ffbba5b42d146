/// A compiler error in the code of a project.
struct CompilerError: Decodable, Equatable {
    /// The path of the file; nil if the error belongs to no file.
    let file: String?
    /// The line, counted from 1.
    let line: Int?
    /// The column in bytes, counted from 1.
    let column: Int?
    let message: String
}
