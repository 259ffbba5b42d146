import SwiftSyntax

/// Removes the attributes and modifiers that exist only on Apple's platforms.
final class AttributeRule: Rule {
    /// The attributes for Objective-C, Interface Builder or the linker, which have no meaning on Linux.
    private static let silent: Set = [
        "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable", "IBDesignable",
        "GKInspectable", "NSCopying", "UIApplicationMain", "NSApplicationMain",
        "NSManaged",
    ]

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        switch node.name {
        case let name where Self.silent.contains(name): findings.blank(node)
        case "convention" where node.isForObjectiveC: findings.blank(node)
        case "main": leaveMain(node)
        case "MainActor":
            // The attribute is removed. An app runs as one serial session, which the compiler does not know as an
            // actor.
            node.isAlone ? findings.replace(node, with: "()") : findings.blank(node)
        default: break
        }
        return .skipChildren
    }

    private func leaveMain(_ node: AttributeSyntax) {
        findings.blank(node)
        guard node.parent?.parent?.is(ClassDeclSyntax.self) != true else { return }
        findings.addRemark(at: node, message: "an app must begin with an app delegate; SwiftUI is not supported")
    }

    /// Adds an attribute to an app's own operator `<` for numbers, so that the compiler prefers Foundation's.
    /// Foundation declares that operator only on Linux.
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let types = node.signature.parameterClause.parameters.map(\.type.trimmedDescription)
        if node.name.text == "<", types == ["NSNumber", "NSNumber"],
            node.parent?.parent?.parent?.is(SourceFileSyntax.self) == true
        {
            findings.edits.append(.insertion("@_disfavoredOverload ", at: node.place.lowerBound))
        }
        return .visitChildren
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        if ["dynamic", "optional"].contains(node.name.text) { findings.blank(node) }
        return .skipChildren
    }
}

extension AttributeSyntax {
    /// Whether the attribute marks an Objective-C function type: a block, or an implementation of a method. Their
    /// arguments are objects.
    fileprivate var isForObjectiveC: Bool {
        switch arguments?.trimmedDescription {
        case "block": return true
        case "c":
            let type = parent?.parent?.as(AttributedTypeSyntax.self)?.baseType.as(FunctionTypeSyntax.self)
            return type?.parameters.contains { ["Selector", "AnyObject"].contains($0.type.trimmedDescription) } ?? false
        default: return false
        }
    }

    /// Whether the attribute is the only part of a closure's signature. Then it cannot simply be removed.
    fileprivate var isAlone: Bool {
        guard let signature = parent?.parent?.as(ClosureSignatureSyntax.self) else { return false }
        return signature.capture == nil && signature.parameterClause == nil && signature.attributes.count == 1
    }
}
