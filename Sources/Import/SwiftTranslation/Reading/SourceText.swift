import SwiftParser
import SwiftSyntax

/// One Swift file of a project, read.
public struct SourceText {
    /// Where it is; what its diagnostics and backtraces name.
    public let path: String
    let tree: SourceFileSyntax
    let bytes: [UInt8]
    private let places: SourceLocationConverter

    /// Reads the text of a file; any text is read, also one that Swift refuses.
    public init(path: String, text: String) {
        self.path = path
        tree = Parser.parse(source: text)
        bytes = Array(text.utf8)
        places = SourceLocationConverter(fileName: path, tree: tree)
    }

    /// The place of a piece of the text.
    func remark(at node: some SyntaxProtocol, _ message: String) -> Remark {
        let place = places.location(for: node.positionAfterSkippingLeadingTrivia)
        return Remark(path: path, line: place.line, column: place.column, message: message)
    }
}

extension SyntaxProtocol {
    /// Its place among the bytes of its file, without the spaces and comments around it.
    var place: Range<Int> {
        positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
    }
}
