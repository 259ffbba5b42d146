import SwiftSyntax

/// Replaces the type `CVarArg` by `Any`, in casts and in arrays.
///
/// On iOS all Foundation objects and bridged types are `CVarArg`; on Linux only numbers and strings are. Kennel's
/// functions take `Any` instead.
///
/// A module that uses C variable argument lists (`withVaList`) keeps its types.
final class ArgumentRule: Rule {
    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        guard node.name.text == "CVarArg", !survey.hasVariableLists else { return .visitChildren }
        // `CVarArg` in a conformance is not replaced.
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
            // A cast to `Any` always succeeds. The compiler would warn about the `!` of `as!`.
            findings.blank(mark)
        }
        return .visitChildren
    }
}
