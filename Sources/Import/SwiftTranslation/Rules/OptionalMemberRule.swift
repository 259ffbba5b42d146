import SwiftSyntax

/// Lets classes omit optional members of `@objc` protocols, including members that return a value.
///
/// A requirement `func width(of: Int) -> Double` becomes `-> Double?` and returns nil by default. A class that
/// implements the method gets a second method with the optional result. A requirement `var width: Double` becomes `var
/// widthIfAny: Double?`, and code that treats the property as optional reads `widthIfAny`.
final class OptionalMemberRule: Rule {
    private var scopes: [String] = []

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.attributes.names.contains("objc") else { return .skipChildren }
        let access = node.modifiers.contains { $0.name.text == "public" } ? "public " : ""
        for member in node.optionalMembers {
            guard let text = standIn(for: member) else { continue }
            findings.appendix.append("extension \(node.name.text) { \(access)\(text) }")
        }
        return .skipChildren
    }

    /// Returns the default implementation of an optional member, and makes its type optional.
    private func standIn(for member: DeclSyntax) -> String? {
        if let function = member.as(FunctionDeclSyntax.self) {
            let parameters = function.signature.parameterClause.parameters.map { parameter in
                "\(parameter.firstName.text) _: \(parameter.type.trimmedDescription)"
            }
            let head = "func \(function.name.text)(\(parameters.joined(separator: ", ")))"
            guard let type = function.signature.returnClause?.type else { return "\(head) {}" }
            if let type = function.resultOfOptional { makeOptional(type) }
            return "\(head) -> \(Self.optional(type)) { nil }"
        }
        guard let variable = member.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
            let type = binding.typeAnnotation?.type
        else { return nil }
        let name = binding.pattern.trimmedDescription
        guard let (pattern, type) = variable.optionalRequirement else {
            let setter = binding.accessorBlock?.trimmedDescription.contains("set") == true ? " set {}" : ""
            return "var \(name): \(type.trimmedDescription) { get { nil }\(setter) }"
        }
        findings.edits.append(.insertion(ObjectiveProtocols.suffix, at: pattern.place.upperBound))
        makeOptional(type)
        if let block = binding.accessorBlock { findings.replace(block, with: "{ get }") }
        return "var \(name)\(ObjectiveProtocols.suffix): \(Self.optional(type)) { nil }"
    }

    private func makeOptional(_ type: TypeSyntax) {
        if Self.isSimple(type) { return findings.edits.append(.insertion("?", at: type.place.upperBound)) }
        findings.edits += [
            .insertion("(", at: type.place.lowerBound), .insertion(")?", at: type.place.upperBound),
        ]
    }

    private static func optional(_ type: TypeSyntax) -> String {
        let text = type.trimmedDescription
        return type.isOptional ? text : isSimple(type) ? "\(text)?" : "(\(text))?"
    }

    private static func isSimple(_ type: TypeSyntax) -> Bool {
        !type.is(FunctionTypeSyntax.self) && !type.is(SomeOrAnyTypeSyntax.self) && !type.is(CompositionTypeSyntax.self)
    }

    // MARK: - Classes that have the members

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        scopes.append(node.name.text)
        return .visitChildren
    }
    override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        scopes.append(node.extendedType.trimmedDescription)
        return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

    /// Returns the modifiers for the second member with an optional type. Nil if a superclass has that second member,
    /// or if the member is not an optional requirement.
    private func access(_ modifiers: DeclModifierListSyntax) -> String? {
        let words = modifiers.map(\.name.text)
        guard !words.contains(where: { ["override", "static", "class", "private"].contains($0) }) else { return nil }
        return words.contains { ["public", "open"].contains($0) } ? "public " : ""
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.parent?.is(MemberBlockItemSyntax.self) == true, let owner = scopes.last,
            let access = access(node.modifiers), let type = node.resultOfOptional,
            survey.optional(method: node.fullName, of: owner) == type.trimmedDescription
        else { return .visitChildren }
        let parameters = node.signature.parameterClause.parameters
        let arguments = parameters.map { parameter in
            let label = parameter.firstName.text == "_" ? "" : "\(parameter.firstName.text): "
            return label + (parameter.secondName ?? parameter.firstName).text
        }
        let call = "\(node.name.text)(\(arguments.joined(separator: ", ")))"
        findings.edits.append(
            .insertion(
                "; @_disfavoredOverload \(access)func \(node.name.text)\(node.signature.parameterClause.trimmedDescription)"
                    + " -> \(Self.optional(type)) { .some(\(call)) }", at: node.place.upperBound))
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.parent?.is(MemberBlockItemSyntax.self) == true, let owner = scopes.last,
            let access = access(node.modifiers), node.bindings.count == 1,
            let name = node.bindings.first?.pattern.trimmedDescription,
            let type = survey.optional(property: name, of: owner)
        else { return .visitChildren }
        findings.edits.append(
            .insertion(
                "; \(access)var \(name)\(ObjectiveProtocols.suffix): (\(type))? { \(name) }", at: node.place.upperBound)
        )
        return .visitChildren
    }

    // MARK: - Code that reads the members

    private lazy var propertyNames = survey.objectiveProtocols.propertyNames

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.declName.baseName
        if propertyNames.contains(name.text), node.base != nil, node.isUsedAsOptional {
            findings.edits.append(.insertion(ObjectiveProtocols.suffix, at: name.place.upperBound))
        }
        return .visitChildren
    }
}

extension MemberAccessExprSyntax {
    /// Whether the surrounding code treats the expression as an optional value.
    fileprivate var isUsedAsOptional: Bool {
        guard let parent else { return false }
        if parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self) { return true }
        if parent.parent?.is(OptionalBindingConditionSyntax.self) == true { return true }
        guard let list = parent.as(ExprListSyntax.self), let place = list.index(of: ExprSyntax(self)) else {
            return false
        }
        let next = list.index(after: place)
        guard next < list.endIndex, let word = list[next].as(BinaryOperatorExprSyntax.self) else { return false }
        if word.operator.text == "??" { return true }
        let last = list.index(after: next)
        return last < list.endIndex && list[last].is(NilLiteralExprSyntax.self)
    }
}
