import SwiftSyntax

/// Translates code that creates controllers through a type known only at run time: `Screen.init(nibName: name, bundle:
/// nil)` with a generic parameter `Screen`.
///
/// Initializers from Objective-C exist for every subclass. In Swift they must be required, so the module's controllers
/// get such an initializer.
final class NibRule: Rule {
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let base = node.nibBase, survey.isMetatype(base), let first = node.arguments.first else {
            return .visitChildren
        }
        let type = base.first?.isUppercase == true && !base.contains("(") ? "\(base).self" : base
        findings.replace(node.calledExpression, with: "_fromNib")
        findings.edits.append(.insertion("\(type), ", at: first.place.lowerBound))
        findings.needed.insert("UIKit")
        return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.name.text
        guard survey.createsByMetatype, node.genericParameterClause == nil,
            node.parent?.parent?.parent?.is(SourceFileSyntax.self) == true,
            ["UIViewController", "UITableViewController"].contains(survey.ancestor(of: name)),
            survey.lineage(of: name).allSatisfy({ !survey.withInitializers.contains($0) })
        else { return .visitChildren }
        let access = node.modifiers.contains { ["public", "open"].contains($0.name.text) } ? "public " : ""
        // A superclass in the module has the initializer too.
        let isFirst = survey.lineage(of: name).count == 1
        let word = isFirst ? "override " : ""
        findings.add(
            "\(access)required \(word)init(nibName n: String?, bundle b: Bundle?) { super.init(nibName: n, bundle: b) }; "
                + "\(access)required init?(coder: NSCoder) { super.init(coder: coder) }", to: node.memberBlock)
        if isFirst { findings.appendix.append("extension \(name): NibCreatable {}") }
        findings.needed.insert("UIKit")
        return .visitChildren
    }
}
