import SwiftSyntax

extension SourceText {
    /// Returns the file without the excluded parts, and the exclusions that match no part of the file. The remaining
    /// lines keep their numbers.
    public func excluding(_ exclusions: Set<Exclusion>) -> (kept: SourceText, unknown: Set<Exclusion>) {
        if exclusions.isEmpty { return (self, []) }
        let excluder = Excluder(exclusions, file: name)
        excluder.walk(tree)
        return (SourceText(path: path, text: applying(excluder.edits)), exclusions.subtracting(excluder.found))
    }

    /// Returns whether the file has the code to which an exclusion refers.
    public func contains(_ exclusion: Exclusion) -> Bool {
        let excluder = Excluder([exclusion], file: name)
        excluder.walk(tree)
        return !excluder.found.isEmpty
    }
}

/// Replaces the excluded parts of a file by placeholders.
private final class Excluder: SyntaxAnyVisitor {
    private(set) var edits: [Edit] = []
    private(set) var found: Set<Exclusion> = []
    private let exclusions: [String: Set<Exclusion.Part>]
    private let file: String

    init(_ exclusions: Set<Exclusion>, file: String) {
        self.exclusions = Dictionary(grouping: exclusions, by: \.declaration).mapValues { Set($0.map(\.part)) }
        self.file = file
        super.init(viewMode: .sourceAccurate)
    }

    private func has(_ declaration: String, _ part: Exclusion.Part) -> Bool {
        guard exclusions[declaration]?.contains(part) == true else { return false }
        found.insert(Exclusion(declaration, part))
        return true
    }

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        if let item = node.as(CodeBlockItemSyntax.self), let owner = item.owner {
            return exclude(item, in: owner) ? .skipChildren : .visitChildren
        }
        guard node.isProtocol((any DeclSyntaxProtocol).self), !node.isLocal, let name = node.qualifiedName else {
            return .visitChildren
        }
        if has(name, .declaration) {
            // Code after an import often needs UIKit, which the imported module re-exports.
            edits.append(Edit(replacing: node.place, with: node.is(ImportDeclSyntax.self) ? "import UIKit" : ""))
            return .skipChildren
        }
        if exclude(bodyOf: node, named: name) { return .skipChildren }
        if let clause = node.inheritance { exclude(from: clause, of: name) }
        return .visitChildren
    }

    private func exclude(_ item: CodeBlockItemSyntax, in owner: String) -> Bool {
        guard has(owner, .statement(item.firstLine)) else { return false }
        edits.append(Edit(replacing: item.place, with: replacement(of: item, in: owner)))
        return true
    }

    private func replacement(of item: CodeBlockItemSyntax, in owner: String) -> String {
        let line = "LeftOut.statement(\(item.firstLine.quoted), line: #line, \(file.quoted))"
        guard item.item.is(ReturnStmtSyntax.self) else { return line }
        let placeholder = Placeholder(what: owner, file: file)
        return switch item.enclosingResult.map(placeholder.value) {
        case nil, .some(nil): placeholder.stop
        case ""??: "\(line); return"
        case let value??: "\(line); return \(value)"
        }
    }

    private func exclude(bodyOf node: Syntax, named name: String) -> Bool {
        guard node.hasCode, has(name, .body) else { return false }
        let placeholder = Placeholder(what: name, file: file)
        switch node.as(SyntaxEnum.self) {
        case .functionDecl(let function):
            replace(function.body, with: placeholder.body(returning: function.signature.returnClause?.type))
        case .initializerDecl(let initializer): replace(initializer.body, with: placeholder.stop)
        case .deinitializerDecl(let deinitializer): replace(deinitializer.body, with: "")
        case .subscriptDecl(let subscripted):
            replace(subscripted.accessorBlock, by: placeholder, of: subscripted.returnClause.type)
        case .variableDecl(let variable):
            for binding in variable.bindings { exclude(binding, by: placeholder) }
        default: break
        }
        return true
    }

    private func exclude(_ binding: PatternBindingSyntax, by placeholder: Placeholder) {
        if let value = binding.initializer?.value {
            let written = placeholder.value(for: binding) ?? "{ \(placeholder.stop) }()"
            edits.append(Edit(replacing: value.place, with: written))
        } else {
            replace(binding.accessorBlock, by: placeholder, of: binding.typeAnnotation?.type)
        }
    }

    private func replace(_ block: CodeBlockSyntax?, with text: String) {
        guard let block else { return }
        edits.append(Edit(replacing: block.place, with: "{ \(text) }"))
    }

    /// Replaces the accessors of a property or subscript. A setter stays, without effect.
    private func replace(_ block: AccessorBlockSyntax?, by placeholder: Placeholder, of type: TypeSyntax?) {
        guard let block else { return }
        let get = placeholder.body(returning: type)
        var text = "{ \(get) }"
        if case .accessors(let list) = block.accessors {
            let parts = list.map { accessor in
                let code = accessor.accessorSpecifier.text == "get" ? get : placeholder.tell
                return "\(accessor.accessorSpecifier.text) { \(code) }"
            }
            text = "{ \(parts.joined(separator: " ")) }"
        }
        edits.append(Edit(replacing: block.place, with: text))
    }

    private func exclude(from clause: InheritanceClauseSyntax, of name: String) {
        let types = Array(clause.inheritedTypes)
        let kept = types.filter { !has(name, .inheritance($0.type.trimmedDescription)) }
        guard kept.count < types.count else { return }
        let text = kept.map(\.type.trimmedDescription).joined(separator: ", ")
        edits.append(Edit(replacing: clause.place, with: kept.isEmpty ? "" : ": \(text)"))
    }
}

extension Syntax {
    /// Whether the node is a declaration with a body, or with initial values.
    var hasCode: Bool {
        switch self.as(SyntaxEnum.self) {
        case .functionDecl(let node): node.body != nil
        case .initializerDecl(let node): node.body != nil
        case .deinitializerDecl(let node): node.body != nil
        case .subscriptDecl(let node): node.accessorBlock != nil
        case .variableDecl(let node): node.bindings.contains { $0.initializer != nil || $0.accessorBlock != nil }
        default: false
        }
    }
}

extension CodeBlockItemSyntax {
    /// The type of the value that the function or accessor around the statement returns. Nil if it is not known, as in
    /// a closure; `Void` if there is none.
    var enclosingResult: TypeSyntax? {
        let none = TypeSyntax(IdentifierTypeSyntax(name: .identifier("Void")))
        for around in ancestors {
            if around.is(ClosureExprSyntax.self) { return nil }
            if let function = around.as(FunctionDeclSyntax.self) {
                return function.signature.returnClause?.type ?? none
            }
            if around.is(InitializerDeclSyntax.self) { return none }
            if let accessor = around.as(AccessorDeclSyntax.self), accessor.accessorSpecifier.text != "get" {
                return none
            }
            if let binding = around.as(PatternBindingSyntax.self) { return binding.typeAnnotation?.type }
            if let subscripted = around.as(SubscriptDeclSyntax.self) { return subscripted.returnClause.type }
        }
        return nil
    }
}
