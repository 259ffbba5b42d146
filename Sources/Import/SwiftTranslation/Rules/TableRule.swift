import SwiftSyntax

/// Adds a selector table to classes, if the module calls methods by names created at run time.
final class TableRule: Rule {
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        guard survey.callsByName, node.parent?.parent?.parent?.is(SourceFileSyntax.self) == true else {
            return .skipChildren
        }
        let name = node.name.text
        guard node.genericParameterClause == nil, survey.isObject(name), let methods = survey.methods[name] else {
            return .skipChildren
        }
        let inherits = survey.inheritsTable(name)
        let access = node.modifiers.contains { ["public", "open"].contains($0.name.text) } ? "public " : ""
        let entries = methods.map { "Selector(\"\($0.selector)\", \(name).\($0.reference))" }
        let own = "table(of: [\(entries.joined(separator: ", "))])"
        let body = inherits ? "\(own).merging(super.selectors) { own, _ in own }" : own
        findings.add(
            "\(inherits ? "override " : "")\(access)var selectors: [Selector: (Any?) -> Void] { \(body) }",
            to: node.memberBlock)
        if !inherits { findings.appendix.append("extension \(name): SelectorTable {}") }
        findings.needed.insert("UIKit")
        return .skipChildren
    }
}
