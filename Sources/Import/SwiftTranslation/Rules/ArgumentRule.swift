import SwiftSyntax

/// Lets anything be an argument of a format, `x as CVarArg` and `[CVarArg]`: on iOS every object of Foundation is one,
/// and what bridges to one; on Linux only numbers and texts are. What takes them here takes `Any`.
///
/// A module that hands arguments on as C does (`withVaList`) keeps its types.
final class ArgumentRule: Rule {
    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        guard node.name.text == "CVarArg", !survey.hasVariableLists else { return .visitChildren }
        // What a type conforms to stays.
        if node.parent?.is(InheritedTypeSyntax.self) == true { return .skipChildren }
        findings.replace(node.name, with: "Any")
        return .skipChildren
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let parts = Array(node.elements)
        for (part, type) in zip(parts, parts.dropFirst()) {
            guard let cast = part.as(UnresolvedAsExprSyntax.self), let mark = cast.questionOrExclamationMark,
                mark.text == "!", type.as(TypeExprSyntax.self)?.type.trimmedDescription == "CVarArg",
                !survey.hasVariableLists
            else { continue }
            // Every value is one, so that the compiler would warn of force.
            findings.blank(mark)
        }
        return .visitChildren
    }
}
