import SwiftSyntax

/// Leaves out the attributes and modifiers that only Apple's platforms have.
final class AttributeRule: Rule {
    /// What says something to Objective-C, to Interface Builder or to the linker of an app, and nothing here.
    private static let silent: Set = [
        "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable", "IBDesignable",
        "GKInspectable", "NSCopying", "UIApplicationMain", "NSApplicationMain",
        "NSManaged",
    ]

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        switch node.name {
        case let name where Self.silent.contains(name): findings.blank(node)
        case "main": leaveMain(node)
        case "MainActor":
            // All of an app is one serial session, which is no actor that the compiler knows.
            node.isAlone ? findings.replace(node, with: "()") : findings.blank(node)
        default: break
        }
        return .skipChildren
    }

    private func leaveMain(_ node: AttributeSyntax) {
        findings.blank(node)
        guard node.parent?.parent?.is(ClassDeclSyntax.self) != true else { return }
        findings.tell(node, "only an app delegate can begin an app here; SwiftUI is not there")
    }

    /// Numbers are compared by Foundation here, which it leaves to apps on iOS: an app's own way stands behind that.
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
    /// Whether a closure says nothing else before its `in`, which cannot stand by itself.
    fileprivate var isAlone: Bool {
        guard let signature = parent?.parent?.as(ClosureSignatureSyntax.self) else { return false }
        return signature.capture == nil && signature.parameterClause == nil && signature.attributes.count == 1
    }
}
