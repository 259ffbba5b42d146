import SwiftSyntax

/// The stand-in for an excluded file: the file's declarations with placeholder bodies, so that other files compile.
///
/// View controllers and views show why they are empty. Methods are logged and return an empty value; if their type has
/// none, they end the session with a message. Private declarations, and those that use types of unsupported frameworks,
/// are omitted.
struct StandIn {
    private let survey: Survey
    private let absent: AbsentTypes
    private let modules: OtherModules
    private let file: String

    /// Creates the stand-in for a file of a module. All files of the module must have been surveyed.
    ///
    /// - Parameter modules: The modules that can be imported in addition to those of Kennel.
    init(_ survey: Survey, modules: OtherModules = .only([]), file: String) {
        (self.survey, self.modules, self.file) = (survey, modules, file)
        absent = AbsentTypes(survey)
    }

    /// Returns the declarations as Swift code, which is then translated like other files.
    func text(for source: SourceText) -> String {
        let items = source.tree.statements.compactMap { statement -> String? in
            guard case .decl(let declaration) = statement.item else { return nil }
            return text(of: declaration, in: nil)
        }
        return (["// \(file) is left out by kennel.json.", "import UIKit"] + items).joined(separator: "\n") + "\n"
    }

    /// A type that contains declarations.
    private struct Owner {
        let name: String
        /// The base class from UIKit or Beagle; nil if there is none.
        var ancestor: String?
        var isProtocol = false
    }

    private func text(of declaration: DeclSyntax, in owner: Owner?) -> String? {
        switch declaration.as(DeclSyntaxEnum.self) {
        case .importDecl(let node): absent(node) ? nil : node.trimmedDescription
        case .classDecl(let node): text(of: node)
        case .structDecl(let node): text(of: node)
        case .enumDecl(let node): text(of: node)
        case .protocolDecl(let node): text(of: node)
        case .extensionDecl(let node): text(of: node)
        case .functionDecl(let node): text(of: node, in: owner)
        case .variableDecl(let node): text(of: node, in: owner)
        case .initializerDecl(let node): text(of: node, in: owner)
        case .typeAliasDecl, .enumCaseDecl, .associatedTypeDecl, .operatorDecl, .precedenceGroupDecl:
            absent.areNamed(in: declaration) ? nil : declaration.trimmedDescription
        default: nil
        }
    }

    private func absent(_ node: ImportDeclSyntax) -> Bool {
        let name = node.path.first?.name.text ?? ""
        return !ImportRule.provides(name) && !modules.names.contains(name)
    }

    // MARK: - Types

    private func text(of node: ClassDeclSyntax) -> String? {
        let name = node.name.text
        guard !absent.areNamed(in: node.genericParameterClause) else { return nil }
        let ancestor = survey.ancestor(of: name)
        let isOfKit = ["UI", "Beagle", "WK"].contains { ancestor.hasPrefix($0) } && !absent.has(ancestor)
        let owner = Owner(name: name, ancestor: isOfKit ? ancestor : nil)
        var members = members(of: node.memberBlock, in: owner)
        if ["UIViewController", "UITableViewController", "UICollectionViewController"].contains(ancestor) {
            members.append(
                "override func viewDidLoad() { super.viewDidLoad(); LeftOut.show(in: self, \(file.quoted)) }")
        } else if survey.parents[name] == "UIView", !members.contains(where: { $0.contains("init(") }) {
            members.append(
                "override init(frame: CGRect) { super.init(frame: frame); LeftOut.cover(self, \(file.quoted)) }\n    "
                    + Self.coder)
        } else if !members.contains(where: { $0.contains("init(") }),
            parents(node.inheritanceClause).isEmpty || !isOfKit
        {
            if ancestor != "NSObject", !isInherited(node) { members.append("init() {}") }
        }
        return head(
            modifiers: node.modifiers, kind: "class", name: name, generics: node.genericParameterClause,
            inheritance: node.inheritanceClause)
            + condition(node.genericWhereClause) + block(members)
    }

    /// Returns whether a class inherits from a class of the project, and thereby inherits its initializers.
    private func isInherited(_ node: ClassDeclSyntax) -> Bool {
        survey.parents[node.name.text].map { survey.types.contains($0) && !survey.protocols.contains($0) } ?? false
    }

    private func text(of node: StructDeclSyntax) -> String? {
        guard !absent.areNamed(in: node.genericParameterClause) else { return nil }
        var members = members(of: node.memberBlock, in: Owner(name: node.name.text))
        if !node.memberBlock.members.contains(where: { $0.decl.is(InitializerDeclSyntax.self) }) {
            let parameters = memberwise(node.memberBlock)
            members.append("init(\(parameters.joined(separator: ", "))) {}")
        }
        return head(
            modifiers: node.modifiers, kind: "struct", name: node.name.text, generics: node.genericParameterClause,
            inheritance: node.inheritanceClause)
            + condition(node.genericWhereClause) + block(members)
    }

    /// Returns the parameters of a struct's memberwise initializer.
    private func memberwise(_ block: MemberBlockSyntax) -> [String] {
        block.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
            .filter { !$0.modifiers.contains { ["static", "lazy"].contains($0.name.text) } }
            .flatMap { variable in
                variable.bindings.compactMap { binding -> String? in
                    guard binding.accessorBlock == nil, let type = binding.typeAnnotation?.type,
                        !absent.areNamed(in: type)
                    else { return nil }
                    if binding.initializer != nil, variable.bindingSpecifier.text == "let" { return nil }
                    let isOptional = type.is(OptionalTypeSyntax.self) && variable.bindingSpecifier.text == "var"
                    let value = binding.initializer.map { " \($0.trimmedDescription)" } ?? (isOptional ? " = nil" : "")
                    let escapes = type.is(FunctionTypeSyntax.self) ? "@escaping " : ""
                    return "\(binding.pattern.trimmedDescription): \(escapes)\(type.trimmedDescription)\(value)"
                }
            }
    }

    private func text(of node: EnumDeclSyntax) -> String? {
        let cases = node.memberBlock.members.filter { $0.decl.is(EnumCaseDeclSyntax.self) }
        guard !cases.contains(where: absent.areNamed), !absent.areNamed(in: node.genericParameterClause) else {
            return nil
        }
        return head(
            modifiers: node.modifiers, kind: "enum", name: node.name.text, generics: node.genericParameterClause,
            inheritance: node.inheritanceClause)
            + condition(node.genericWhereClause) + block(members(of: node.memberBlock, in: Owner(name: node.name.text)))
    }

    private func text(of node: ProtocolDeclSyntax) -> String? {
        let members = node.memberBlock.members.filter { !absent.areNamed(in: $0.decl) }.map(\.trimmedDescription)
        return head(
            modifiers: node.modifiers, kind: "protocol", name: node.name.text, generics: nil,
            inheritance: node.inheritanceClause)
            + condition(node.genericWhereClause) + block(members)
    }

    private func text(of node: ExtensionDeclSyntax) -> String? {
        guard absent.canExtend(node.extendedType), !absent.areNamed(in: node.genericWhereClause) else { return nil }
        let name = node.extendedType.trimmedDescription
        let isProtocol = survey.protocols.contains(name)
        let members = members(of: node.memberBlock, in: Owner(name: name, isProtocol: isProtocol))
        return head(
            modifiers: node.modifiers, kind: "extension", name: name, generics: nil, inheritance: node.inheritanceClause
        )
            + condition(node.genericWhereClause) + block(members)
    }

    private func members(of block: MemberBlockSyntax, in owner: Owner) -> [String] {
        block.members.compactMap { text(of: $0.decl, in: owner) }
    }

    private func head(
        modifiers: DeclModifierListSyntax, kind: String, name: String, generics: GenericParameterClauseSyntax?,
        inheritance: InheritanceClauseSyntax?
    ) -> String {
        let above = parents(inheritance)
        return "\(retainedModifiers(of: modifiers))\(kind) \(name)\(generics?.trimmedDescription ?? "")"
            + (above.isEmpty ? "" : ": \(above.joined(separator: ", "))")
    }

    private func parents(_ clause: InheritanceClauseSyntax?) -> [String] {
        (clause?.inheritedTypes ?? []).filter { !absent.areNamed(in: $0.type) }.map(\.type.trimmedDescription)
    }

    private func condition(_ clause: GenericWhereClauseSyntax?) -> String {
        clause.map { " \($0.trimmedDescription)" } ?? ""
    }

    private func block(_ members: [String]) -> String {
        " {\n" + members.map { "    \($0)\n" }.joined() + "}"
    }

    /// Returns the modifiers that are valid for the declaration without a body.
    private func retainedModifiers(of modifiers: DeclModifierListSyntax) -> String {
        let words: Set = [
            "public", "open", "internal", "fileprivate", "private", "static", "class", "final", "mutating", "indirect",
            "nonmutating", "required", "prefix", "postfix", "infix", "package",
        ]
        return modifiers.filter { words.contains($0.name.text) && $0.detail == nil }.map { "\($0.trimmedDescription) " }
            .joined()
    }

    // MARK: - Members

    /// Returns whether the declaration is an override. It is then omitted, so that the implementation of the base class
    /// is used.
    private func isOverride(_ modifiers: DeclModifierListSyntax) -> Bool {
        modifiers.contains { $0.name.text == "override" }
    }

    /// Returns whether no other file can use the declaration.
    private func isPrivate(_ modifiers: DeclModifierListSyntax) -> Bool {
        modifiers.contains { ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil }
    }

    private func text(of node: FunctionDeclSyntax, in owner: Owner?) -> String? {
        let answer = node.signature.returnClause?.type
        guard !isOverride(node.modifiers), !isPrivate(node.modifiers), !absent.areNamed(in: node.signature),
            answer?.is(SomeOrAnyTypeSyntax.self) != true,
            !absent.areNamed(in: node.genericParameterClause), !absent.areNamed(in: node.genericWhereClause)
        else { return nil }
        let attributes = node.attributes.filter {
            ["@discardableResult", "@MainActor"].contains($0.trimmedDescription)
        }
        let whole =
            attributes.map { "\($0.trimmedDescription) " }.joined() + retainedModifiers(of: node.modifiers) + "func "
            + node.name.text + (node.genericParameterClause?.trimmedDescription ?? "")
            + node.signature.trimmedDescription
            + condition(node.genericWhereClause)
        let what = "\(owner.map { "\($0.name)." } ?? "")\(node.name.text)"
        return "\(whole) { \(Placeholder(what: what, file: file).body(returning: answer)) }"
    }

    private func text(of node: VariableDeclSyntax, in owner: Owner?) -> String? {
        guard !isOverride(node.modifiers), !isPrivate(node.modifiers) else { return nil }
        let lines = node.bindings.compactMap { binding -> String? in
            guard let type = type(of: binding), !absent.areNamed(in: type), !type.is(SomeOrAnyTypeSyntax.self) else {
                return nil
            }
            let name = binding.pattern.trimmedDescription
            let what = "\(owner.map { "\($0.name)." } ?? "")\(name)"
            let own = retainedModifiers(of: node.modifiers)
            let placeholder = Placeholder(what: what, file: file)
            let get = made(binding) ?? placeholder.body(returning: type)
            let start = "\(own)var \(name): \(type.trimmedDescription)"
            guard node.bindingSpecifier.text == "var", isSettable(binding) else { return "\(start) { \(get) }" }
            return "\(start) { get { \(get) } set { \(placeholder.tell) } }"
        }
        return lines.isEmpty ? nil : lines.joined(separator: "\n    ")
    }

    /// Returns a variable's annotated type, or the type of the object or literal that initialises it.
    private func type(of binding: PatternBindingSyntax) -> TypeSyntax? {
        if let type = binding.typeAnnotation?.type { return type }
        if let name = binding.initializer?.value.literalType {
            return TypeSyntax(IdentifierTypeSyntax(name: .identifier(name)))
        }
        guard let call = binding.initializer?.value.as(FunctionCallExprSyntax.self),
            let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            name.first?.isUppercase == true
        else { return nil }
        return TypeSyntax(IdentifierTypeSyntax(name: .identifier(name)))
    }

    /// Returns the initial value if it is an object of the project that is created without arguments; otherwise nil.
    /// Other files can pass such an object on.
    private func made(_ binding: PatternBindingSyntax) -> String? {
        guard let call = binding.initializer?.value.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
            call.trailingClosure == nil, survey.types.contains(call.calledExpression.trimmedDescription)
        else { return nil }
        return call.trimmedDescription
    }

    private func isSettable(_ binding: PatternBindingSyntax) -> Bool {
        guard let accessors = binding.accessorBlock?.accessors else { return true }
        guard case .accessors(let list) = accessors else { return false }
        return list.contains { ["set", "willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }

    private func text(of node: InitializerDeclSyntax, in owner: Owner?) -> String? {
        guard let owner, !isOverride(node.modifiers), !absent.areNamed(in: node.signature),
            !absent.areNamed(in: node.genericParameterClause)
        else { return nil }
        let parameters = node.signature.parameterClause.parameters
        if parameters.first?.firstName.text == "coder" { return nil }
        let whole =
            retainedModifiers(of: node.modifiers) + "init" + (node.optionalMark?.text ?? "")
            + (node.genericParameterClause?.trimmedDescription ?? "") + node.signature.trimmedDescription
            + condition(node.genericWhereClause)
        switch owner.ancestor {
        case nil: return owner.isProtocol ? nil : "\(whole) {}"
        case "UIViewController": return "\(whole) { super.init(nibName: nil, bundle: nil) }\n    \(Self.coder)"
        case "UIView":
            return "\(whole) { super.init(frame: .zero); LeftOut.cover(self, \(file.quoted)) }\n    \(Self.coder)"
        default: return nil
        }
    }

    private static let coder = "required init?(coder: NSCoder) { super.init(coder: coder) }"
}

extension ExprSyntax {
    /// The type of a literal; nil for other expressions and for literals of collections.
    fileprivate var literalType: String? {
        switch self.as(ExprSyntaxEnum.self) {
        case .booleanLiteralExpr: "Bool"
        case .integerLiteralExpr: "Int"
        case .floatLiteralExpr: "Double"
        case .stringLiteralExpr: "String"
        default: nil
        }
    }
}
