import SwiftSyntax

/// Adds bodies to `@NSManaged` properties and methods, which Core Data implements at run time on iOS.
final class ManagedRule: Rule {
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.attributes.names.contains("NSManaged") else { return .visitChildren }
        for binding in node.bindings where binding.accessorBlock == nil {
            guard let type = binding.typeAnnotation else { continue }
            let name = binding.pattern.trimmedDescription
            findings.edits.append(
                .insertion(
                    " { get { managedValue(\"\(name)\") } set { setManagedValue(\"\(name)\", newValue) } }",
                    at: type.place.upperBound))
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.attributes.names.contains("NSManaged"), node.body == nil else { return .visitChildren }
        let name = node.name.text
        let parameters = node.signature.parameterClause.parameters
        for (beginning, method) in [("addTo", "addManaged"), ("removeFrom", "removeManaged")]
        where name.hasPrefix(beginning) && parameters.count == 1 {
            guard let parameter = parameters.first else { continue }
            let key = name.dropFirst(beginning.count)
            let value = (parameter.secondName ?? parameter.firstName).text
            findings.edits.append(
                .insertion(
                    " { \(method)(\"\(key.prefix(1).lowercased())\(key.dropFirst())\", \(value)) }",
                    at: node.place.upperBound))
            return .visitChildren
        }
        findings.edits.append(
            .insertion(
                " { fatalError(\"\(name) is not supported: change the relationship's set\") }",
                at: node.place.upperBound))
        findings.addRemark(at: node, message: "\(name) is not supported: change the relationship's set")
        return .visitChildren
    }
}
