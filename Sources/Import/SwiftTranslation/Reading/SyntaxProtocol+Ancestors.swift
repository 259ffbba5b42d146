import SwiftSyntax

extension SyntaxProtocol {
    /// The nodes around this one, innermost first.
    var ancestors: some Sequence<Syntax> { sequence(first: Syntax(self), next: \.parent).dropFirst() }
}
