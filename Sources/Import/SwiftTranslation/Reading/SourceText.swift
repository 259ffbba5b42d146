import SwiftParser
import SwiftSyntax

/// A parsed Swift file of a project.
public struct SourceText {
    /// The path, which diagnostics and backtraces show.
    public let path: String
    let tree: SourceFileSyntax
    let bytes: [UInt8]
    private let places: SourceLocationConverter

    /// Parses the text of a file; syntax errors are accepted.
    public init(path: String, text: String) {
        self.path = path
        tree = Parser.parse(source: text)
        bytes = Array(text.utf8)
        places = SourceLocationConverter(fileName: path, tree: tree)
    }

    /// Returns a remark at the position of a node.
    func remark(at node: some SyntaxProtocol, _ message: String) -> Remark {
        let place = places.location(for: node.positionAfterSkippingLeadingTrivia)
        return Remark(path: path, line: place.line, column: place.column, message: message)
    }
}

extension SyntaxProtocol {
    /// The byte range in the file, without surrounding trivia.
    var place: Range<Int> {
        positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
    }
}
