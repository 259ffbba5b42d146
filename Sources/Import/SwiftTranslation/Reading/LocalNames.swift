import SwiftSyntax

/// Finds the local declarations that are visible at a node.
enum LocalNames {
    /// Returns the body of a local type that an enclosing function declares.
    static func type(_ name: String, at node: some SyntaxProtocol) -> MemberBlockSyntax? {
        for item in items(around: node) {
            guard let type = item.item.as(DeclSyntax.self) else { continue }
            switch type.as(DeclSyntaxEnum.self) {
            case .classDecl(let found) where found.name.text == name: return found.memberBlock
            case .structDecl(let found) where found.name.text == name: return found.memberBlock
            case .enumDecl(let found) where found.name.text == name: return found.memberBlock
            default: continue
            }
        }
        return nil
    }

    /// Returns the type of a local variable or parameter, from its annotation, a cast, or the initializer that creates
    /// its value.
    static func type(ofVariable name: String, at node: some SyntaxProtocol) -> String? {
        var child = Syntax(node)
        while let around = child.parent {
            if let found = binding(of: name, in: around, before: child) { return found.typeName }
            child = around
        }
        return nil
    }

    /// Returns whether a local variable or parameter with the name is visible at a node.
    static func declare(_ name: String, at node: some SyntaxProtocol) -> Bool {
        sequence(first: Syntax(node)) { $0.parent }.contains { child in
            child.parent.map { binding(of: name, in: $0, before: child) != nil } ?? false
        }
    }

    /// Returns the statements of the blocks around a node, except those of the file and of types.
    private static func items(around node: some SyntaxProtocol) -> [CodeBlockItemSyntax] {
        sequence(first: Syntax(node), next: \.parent).flatMap { around -> [CodeBlockItemSyntax] in
            guard let list = around.as(CodeBlockItemListSyntax.self), list.parent?.is(SourceFileSyntax.self) != true
            else { return [] }
            return Array(list)
        }
    }

    /// The known type of a variable.
    private enum Binding {
        case type(String)
        case value(ExprSyntax)
        case unknown

        var typeName: String? {
            switch self {
            case .type(let type): type.plainType
            case .value(let value): value.castType?.plainType ?? value.createdType
            case .unknown: nil
            }
        }
    }

    /// Returns the declaration of a name in one syntax node around the node; nil if the node declares nothing of that
    /// name.
    private static func binding(of name: String, in around: Syntax, before child: Syntax) -> Binding? {
        switch around.as(SyntaxEnum.self) {
        case .codeBlockItemList(let list):
            // The last declaration before the node hides earlier ones.
            for item in list.reversed() where item.position < child.position {
                if let variable = item.item.as(VariableDeclSyntax.self), let found = of(name, in: variable.bindings) {
                    return found
                }
                if let statement = item.item.as(GuardStmtSyntax.self), let found = of(name, in: statement.conditions) {
                    return found
                }
            }
            return nil
        case .ifExpr(let node): return of(name, in: node.conditions)
        case .guardStmt(let node): return of(name, in: node.conditions)
        case .whileStmt(let node): return of(name, in: node.conditions)
        case .forStmt(let node):
            guard node.pattern.trimmedDescription == name else { return ofCase(name, in: node.pattern) }
            return node.typeAnnotation.map { .type($0.type.trimmedDescription) } ?? .unknown
        case .switchCase(let node):
            guard case .case(let label) = node.label else { return nil }
            return label.caseItems.lazy.compactMap { ofCase(name, in: $0.pattern) }.first
        case .functionDecl(let node): return of(name, in: node.signature.parameterClause)
        case .initializerDecl(let node): return of(name, in: node.signature.parameterClause)
        case .closureExpr(let node):
            switch node.signature?.parameterClause {
            case .parameterClause(let clause):
                let found = clause.parameters.first { ($0.secondName ?? $0.firstName).text == name }
                return found.map { parameter in parameter.type.map { .type($0.trimmedDescription) } ?? .unknown }
            case .simpleInput(let list): return list.contains { $0.name.text == name } ? .unknown : nil
            default: return nil
            }
        default: return nil
        }
    }

    private static func of(_ name: String, in clause: FunctionParameterClauseSyntax) -> Binding? {
        clause.parameters.first { ($0.secondName ?? $0.firstName).text == name }
            .map { .type($0.type.trimmedDescription) }
    }

    private static func of(_ name: String, in bindings: PatternBindingListSyntax) -> Binding? {
        guard let found = bindings.first(where: { $0.pattern.trimmedDescription == name }) else { return nil }
        if let type = found.typeAnnotation?.type { return .type(type.trimmedDescription) }
        return found.initializer.map { .value($0.value) } ?? .unknown
    }

    /// A condition without a value, as in `if let name`, has the type of the outer variable.
    private static func of(_ name: String, in conditions: ConditionElementListSyntax) -> Binding? {
        for condition in conditions {
            switch condition.condition {
            case .optionalBinding(let found) where found.pattern.trimmedDescription == name:
                if let type = found.typeAnnotation?.type { return .type(type.trimmedDescription) }
                if let value = found.initializer?.value { return .value(value) }
            case .matchingPattern(let found):
                if let found = ofCase(name, in: found.pattern) { return found }
            default: break
            }
        }
        return nil
    }

    /// Returns the type in `let name as Type`.
    private static func ofCase(_ name: String, in pattern: PatternSyntax) -> Binding? {
        let words = pattern.trimmedDescription.split(separator: " ").map(String.init)
        guard words.count == 4, ["let", "var"].contains(words[0]), words[1] == name, words[2] == "as" else {
            return nil
        }
        return .type(words[3])
    }
}

extension ExprSyntax {
    /// The type in `Type()` and `Type.init()`; nil for other expressions.
    var createdType: String? {
        guard let call = self.as(FunctionCallExprSyntax.self) else { return nil }
        var called = call.calledExpression.trimmedDescription
        if called.hasSuffix(".init") { called = String(called.dropLast(5)) }
        let isType = called.split(separator: ".").last?.first?.isUppercase == true
        return isType && called.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." } ? called : nil
    }
}

extension String {
    /// The name of a type without `any`, `some` and the marks of optionals.
    var plainType: String {
        let words = split(separator: " ")
        return words.count == 2 && ["any", "some"].contains(words[0]) ? String(words[1]).trimmingMarks : trimmingMarks
    }
}
