import SwiftSyntax

/// Moves members of extensions into the class if they override something, or if a subclass overrides them, because
/// Swift without Objective-C does not support that.
///
/// Moved code keeps its lines and columns in diagnostics. Members of an extension in another file than the class are
/// handed over to the translation of the class's file.
final class OverrideRule: Rule {
    /// The bodies of the top-level classes of the file, by name.
    private(set) var bodies: [String: MemberBlockSyntax] = [:]
    /// The members that belong to classes of other files.
    private(set) var handedOver: [MovedMember] = []
    private var extensions: [ExtensionDeclSyntax] = []

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.parent?.parent?.parent?.is(SourceFileSyntax.self) == true { bodies[node.name.text] = node.memberBlock }
        return .skipChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        extensions.append(node)
        return .skipChildren
    }

    /// Moves the overrides. Must be called after all other rules, because the edits of these rules are moved too.
    func move() {
        for found in extensions {
            let name = found.extendedType.trimmedDescription
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
                let moved = Set((overridden + members).map(\.id))
                for member in all where moved.contains(member.id) { handOver(member, to: name) }
                continue
            }
            for member in members {
                findings.addRemark(
                    at: member,
                    message:
                        "this changes \(name) for the whole app, which cannot be here: override it in a class of the app"
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

    private func handOver(_ member: DeclSyntax, to owner: String) {
        let start = line(of: member)
        handedOver.append(MovedMember(owner: owner, text: start + cut(member)))
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

    /// Returns the directive after which code has the location of a node, with the spaces before its column.
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

    fileprivate var isOverride: Bool {
        guard let modified = asProtocol((any WithModifiersSyntax).self) else { return false }
        return modified.modifiers.contains { $0.name.text == "override" }
    }
}
