import SwiftSyntax

/// Moves a member of an extension into its class if it overrides another member, or if a subclass overrides it. Swift
/// supports such overrides in extensions only with Objective-C.
///
/// Moved code keeps its lines and columns in diagnostics. Members of an extension in another file than the class are
/// handed over to the translation of the class's file.
final class OverrideRule: Rule {
    /// The bodies of the top-level classes of the file, by name.
    private(set) var bodies: [String: MemberBlockSyntax] = [:]
    /// The members that are moved into classes of other files.
    private(set) var handedOver: [MovedMember] = []
    private var extensions: [ExtensionDeclSyntax] = []

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        bodies[node.name.text] = node.memberBlock
        return .skipChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        SystemConditions.areForOtherSystems(node) ? .skipChildren : .visitChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        extensions.append(node)
        return .skipChildren
    }

    /// Moves the overrides. Must be called after all other rules, because the edits of these rules are moved too.
    func move() {
        for (name, body) in bodies {
            for member in body.members.map(\.decl) where member.isOverride { _ = keep(member, of: name) }
        }
        for found in extensions {
            let name = survey.resolved(found.extendedType.trimmedDescription)
            let all = found.memberBlock.members.map(\.decl)
            let overridden = all.filter { member in
                member.overriddenName.map { survey.isOverridden($0, of: name) } ?? false
            }
            let members = all.filter(\.isOverride)
            if let body = bodies[name] {
                let moved = Set((overridden + members).map(\.id))
                for member in all where moved.contains(member.id) { move(member, to: body) }
                continue
            }
            if survey.types.contains(name) {
                // A type that conforms to a protocol does not override members of the protocol's extensions.
                guard !survey.protocols.contains(name) else { continue }
                let moved = Set((overridden + members).map(\.id))
                for member in all where moved.contains(member.id) { handOver(member, to: name, from: found) }
                continue
            }
            for member in all where !member.isOverride {
                if let added = member.overriddenName { divide(member, named: added, of: found) }
            }
            for member in members where !keep(member, of: name) {
                findings.addRemark(
                    at: member,
                    message:
                        "this changes \(name) for the whole app, which cannot work: override it in a class of the app"
                )
                cut(member)
            }
        }
    }

    /// Adds members that translations of other files have handed over.
    func add(_ members: [MovedMember]) {
        for member in members {
            guard let body = bodies[member.owner] else { continue }
            let text = member.text + line(of: body.rightBrace)
            findings.edits.append(.insertion(text, at: body.rightBrace.place.lowerBound))
            findings.needed.formUnion(member.imports)
        }
    }

    // MARK: - Members that extensions add to classes of UIKit

    /// Makes a member that an extension adds to a UIKit class call the overrides in extensions of its subclasses.
    /// Without Objective-C, Swift calls members of extensions by the static type.
    private func divide(_ member: DeclSyntax, named added: String, of found: ExtensionDeclSyntax) {
        let name = survey.resolved(found.extendedType.trimmedDescription)
        let overriders = survey.overriders(ofMember: added, addedTo: name)
        guard !overriders.isEmpty, let parts = member.calledParts else { return }
        let access = found.modifiers.first { ["public", "package", "fileprivate", "private"].contains($0.name.text) }
        let cases = overriders.map { "case let o as \($0): return \(parts.call(of: $0, on: "o."))" }
        findings.edits.append(.insertion("_\(name)", at: parts.name.place.upperBound))
        findings.appendix.append(
            "\(access.map { "\($0.trimmedDescription) " } ?? "")extension \(name) { \(parts.head) { switch self { "
                + (cases + ["default: return \(parts.call(of: name, on: ""))"]).joined(separator: "; ") + " } } }")
    }

    /// Renames an override of a member that an extension adds to a UIKit class. The code that ``divide`` generates
    /// calls it under the new name. Returns whether the member is such an override.
    private func keep(_ member: DeclSyntax, of name: String) -> Bool {
        guard let added = member.overriddenName, let base = survey.base(ofMember: added, overriddenIn: name),
            let parts = member.calledParts, let word = member.overrideModifier
        else { return false }
        let first = survey.firstOverrider(ofMember: added, above: name)
        findings.edits.append(.insertion("_\(first)", at: parts.name.place.upperBound))
        // This class overrides the renamed member of its superclass in the module, so its member gets the same new
        // name.
        guard first == name else {
            for call in SuperCalls.found(in: member) where call.declName.baseName.text == parts.name.text {
                findings.edits.append(.insertion("_\(first)", at: call.declName.baseName.place.upperBound))
            }
            return true
        }
        let overriders = survey.overriders(ofMember: added, addedTo: base)
        let outer = survey.ancestor(of: name)
        let above = (outer == name ? [] : [outer]) + UIKitClasses.ancestors(of: outer)
        let parent = above.first(where: overriders.contains) ?? base
        findings.blank(word)
        for call in SuperCalls.found(in: member) where call.declName.baseName.text == parts.name.text {
            findings.edits.append(.insertion("_\(parent)", at: call.declName.baseName.place.upperBound))
            if let word = call.base { findings.replace(word, with: "self") }
        }
        return true
    }

    // MARK: - Other files

    /// Hands a member of an extension over to the translation of its class. The members of an extension have the
    /// extension's access level. If the member uses private declarations of its file, it stays in the extension under
    /// another name, and the class gets a member that calls it.
    private func handOver(_ member: DeclSyntax, to owner: String, from found: ExtensionDeclSyntax) {
        let access = found.modifiers.first { ["public", "package", "fileprivate", "private"].contains($0.name.text) }
        let isStated = member.asProtocol((any WithModifiersSyntax).self)?.modifiers
            .contains { ["public", "open", "package", "internal"].contains($0.name.text) }
        let word = access.map { isStated == true ? "" : "\($0.trimmedDescription) " } ?? ""
        let start = line(of: member)
        if usesPrivateNames(member), let call = member.forwarding(access: word) {
            findings.blank(call.override)
            findings.edits.append(.insertion(DeclSyntax.forwardedSuffix, at: call.name.place.upperBound))
            handedOver.append(MovedMember(owner: owner, text: start + call.text))
        } else {
            handedOver.append(MovedMember(owner: owner, text: start + word + cut(member)))
        }
    }

    /// The names of the private declarations of the file, at its top level and in extensions.
    private lazy var privateNames: Set<String> = {
        let outer = findings.source.tree.statements.compactMap { $0.item.as(DeclSyntax.self) }
        let inner = outer.compactMap { $0.as(ExtensionDeclSyntax.self) }
            .flatMap { $0.memberBlock.members.map(\.decl) }
        return Set((outer + inner).flatMap(\.privateNames))
    }()

    private func usesPrivateNames(_ member: DeclSyntax) -> Bool {
        member.tokens(viewMode: .sourceAccurate).contains { privateNames.contains($0.text) }
    }

    /// Removes a member together with the edits in it. Returns its edited text.
    @discardableResult
    private func cut(_ member: DeclSyntax) -> String {
        let place = member.place
        let inner = findings.edits.filter {
            place.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= place.upperBound
        }
        findings.edits.removeAll { edit in
            place.lowerBound <= edit.range.lowerBound && edit.range.upperBound <= place.upperBound
        }
        let text = findings.source.applying(inner, within: place)
        findings.edits.append(Edit(replacing: place, with: ""))
        return text
    }

    private func move(_ member: DeclSyntax, to body: MemberBlockSyntax) {
        let start = line(of: member)
        let text = start + cut(member) + line(of: body.rightBrace)
        findings.edits.append(.insertion(text, at: body.rightBrace.place.lowerBound))
    }

    /// Returns a `#sourceLocation` directive with the location of a node, and the spaces that restore its column.
    private func line(of node: some SyntaxProtocol) -> String {
        let place = findings.source.remark(at: node, "")
        return "\n#sourceLocation(file: \(place.path.quoted), line: \(place.line))\n"
            + String(repeating: " ", count: place.column - 1)
    }
}

/// A translated member of an extension that is compiled in the body of its class, in another file.
public struct MovedMember: Sendable {
    /// The name of the class.
    public let owner: String
    /// The translated code of the member, after a `#sourceLocation` line with its place in the original file.
    let text: String
    /// The modules that the member's own file imports.
    var imports: Set<String> = []
}

extension DeclSyntax {
    /// The name by which a subclass can override the declaration; nil if it cannot.
    fileprivate var overriddenName: String? {
        if let modified = asProtocol((any WithModifiersSyntax).self),
            modified.modifiers.contains(where: { ["private", "fileprivate", "static", "final"].contains($0.name.text) })
        {
            return nil
        }
        if let function = self.as(FunctionDeclSyntax.self) { return function.fullName }
        guard let variable = self.as(VariableDeclSyntax.self), variable.bindings.count == 1 else { return nil }
        return variable.bindings.first?.pattern.trimmedDescription
    }

    /// The names that only the file of this declaration can use; empty if other files can use the declaration.
    fileprivate var privateNames: [String] {
        guard
            asProtocol((any WithModifiersSyntax).self)?.modifiers
                .contains(where: { ["private", "fileprivate"].contains($0.name.text) }) == true
        else { return [] }
        if let variable = self.as(VariableDeclSyntax.self) {
            return variable.bindings.map(\.pattern.trimmedDescription)
        }
        return (asProtocol((any NamedDeclSyntax).self)?.name.text).map { [$0] } ?? []
    }

    /// The suffix of the name of a member that stays in its extension.
    fileprivate static let forwardedSuffix = "_here"

    /// A member of the class that calls a renamed override.
    fileprivate struct Forwarding {
        let override: DeclModifierSyntax
        let name: TokenSyntax
        let text: String
    }

    fileprivate var overrideModifier: DeclModifierSyntax? {
        asProtocol((any WithModifiersSyntax).self)?.modifiers.first { $0.name.text == "override" }
    }

    /// The parts of a declaration from which a member that calls it is generated.
    fileprivate struct CalledParts {
        let name: TokenSyntax
        /// The declaration without its body.
        let head: String
        /// The arguments with their parentheses; empty for a variable.
        var arguments = ""
        /// `try` and `await`, each followed by a space.
        var marks = ""

        func call(of suffix: String, on base: String) -> String { "\(marks)\(base)\(name.text)_\(suffix)\(arguments)" }
    }

    /// The parts of a function or of a variable without a setter; nil for other declarations and generic functions.
    fileprivate var calledParts: CalledParts? {
        if let variable = self.as(VariableDeclSyntax.self) {
            guard variable.bindings.count == 1, let binding = variable.bindings.first,
                case .getter? = binding.accessorBlock?.accessors,
                let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
                let type = binding.typeAnnotation
            else { return nil }
            return CalledParts(
                name: name, head: "\(Self.text(variable.modifiers))var \(name.text)\(type.trimmedDescription)")
        }
        guard let function = self.as(FunctionDeclSyntax.self), function.genericParameterClause == nil else {
            return nil
        }
        let arguments = function.signature.parameterClause.parameters.map { parameter in
            let label = parameter.firstName.text == "_" ? "" : "\(parameter.firstName.text): "
            let isInOut = parameter.type.trimmedDescription.hasPrefix("inout ")
            return label + (isInOut ? "&" : "") + (parameter.secondName ?? parameter.firstName).text
        }
        let effects = function.signature.effectSpecifiers
        let attributes =
            function.attributes.trimmedDescription.contains("@discardableResult") ? "@discardableResult " : ""
        return CalledParts(
            name: function.name,
            head:
                "\(attributes)\(Self.text(function.modifiers))func \(function.name.text)\(function.signature.trimmedDescription)",
            arguments: "(\(arguments.joined(separator: ", ")))",
            marks: (effects?.throwsClause == nil ? "" : "try ") + (effects?.asyncSpecifier == nil ? "" : "await "))
    }

    private static func text(_ modifiers: DeclModifierListSyntax) -> String {
        modifiers.filter { !["dynamic", "optional"].contains($0.name.text) }.map { "\($0.trimmedDescription) " }
            .joined()
    }

    /// Returns the member that calls this one; nil for variables that can be set, and for members that override
    /// nothing.
    ///
    /// - Parameter access: The access level, followed by a space; empty if the member states it.
    fileprivate func forwarding(access: String) -> Forwarding? {
        guard let word = overrideModifier, let parts = calledParts else { return nil }
        let call = "\(parts.marks)\(parts.name.text)\(Self.forwardedSuffix)\(parts.arguments)"
        return Forwarding(override: word, name: parts.name, text: "\(access)\(parts.head) { \(call) }")
    }

    fileprivate var isOverride: Bool {
        overrideModifier != nil
    }

    /// The name under which an extension adds the declaration to a class; nil for an override, and for a declaration
    /// that subclasses cannot override.
    var addedName: String? { isOverride ? nil : overriddenName }
}

/// Finds the members of `super` that a declaration uses.
private final class SuperCalls: SyntaxVisitor {
    private var calls: [MemberAccessExprSyntax] = []

    static func found(in node: some SyntaxProtocol) -> [MemberAccessExprSyntax] {
        let finder = SuperCalls(viewMode: .sourceAccurate)
        finder.walk(node)
        return finder.calls
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if node.base?.is(SuperExprSyntax.self) == true { calls.append(node) }
        return .visitChildren
    }
}
