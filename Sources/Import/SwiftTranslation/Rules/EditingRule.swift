import SwiftSyntax

/// Adds `canEditRowAt` or `canMoveRowAt` to data sources that implement only `commit` or `moveRowAt`.
///
/// On iOS, UIKit asks the Objective-C runtime whether a data source implements a method.
final class EditingRule: Rule {
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        add(to: node.memberBlock, of: node.name.text)
        return .visitChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        add(to: node.memberBlock, of: node.extendedType.trimmedDescription)
        return .visitChildren
    }

    private func add(to block: MemberBlockSyntax, of type: String) {
        guard survey.ancestor(of: type) != "UITableViewDiffableDataSource" else { return }
        for (doing, asking) in Survey.rowAnswers {
            let methods = block.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
            guard let method = methods.first(where: { $0.rowAnswer == doing }),
                !survey.isImplemented(asking, by: type)
            else { continue }
            let words = method.modifiers.map(\.name.text)
            let override = words.contains("override") ? "override " : ""
            let access = words.contains("public") || words.contains("open") ? "public " : ""
            findings.add(
                override + access
                    + "func tableView(_ tableView: UITableView, \(asking) indexPath: IndexPath) -> Bool { true }",
                to: block)
        }
    }
}

extension FunctionDeclSyntax {
    /// The second label of the function if it is a data source method about rows; nil for other functions.
    var rowAnswer: String? {
        let labels = signature.parameterClause.parameters.map(\.firstName.text)
        guard name.text == "tableView", labels.first == "_", labels.count > 1 else { return nil }
        return ["canEditRowAt", "canMoveRowAt", "commit", "moveRowAt"].first { $0 == labels[1] }
    }
}
