import SwiftParser
import SwiftSyntax

/// A parsed Swift file of a project.
public struct SourceText {
    /// The path, which diagnostics and backtraces show.
    public let path: String
    /// The name of the file.
    public var name: String { path.split(separator: "/").last.map(String.init) ?? path }

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

    /// Returns the offset of a line, counted from 1, in bytes; nil if the file has fewer lines.
    func start(ofLine line: Int) -> Int? {
        let start = places.position(ofLine: line, column: 1)
        return places.location(for: start).line == line ? start.utf8Offset : nil
    }

    /// Creates a remark at the position of a node.
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
