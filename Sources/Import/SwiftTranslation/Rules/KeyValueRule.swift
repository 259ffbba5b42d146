import SwiftSyntax

/// Translates key-value observation.
///
/// `dynamic` properties report their changes, `observe` gets the name of the key path, and `observeValue` is found by a
/// protocol.
final class KeyValueRule: Rule {
    /// A type that encloses the visited node.
    private struct Owner {
        let name: String
        /// The qualified name of the type for use at the end of the file; nil if the type cannot be named there.
        let path: String?
        var replacesSuper = false
    }

    private var owners: [Owner] = []

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.text, isPrivate: node.genericParameterClause != nil)
        return .visitChildren
    }
    override func visitPost(_ node: ClassDeclSyntax) { owners.removeLast() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.extendedType.trimmedDescription, isPrivate: false)
        return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { owners.removeLast() }

    private func enter(_ name: String, isPrivate: Bool) {
        let path = owners.isEmpty ? name : owners.last?.path.map { "\($0).\(name)" }
        owners.append(Owner(name: name, path: isPrivate ? nil : path))
    }

    // The `publisher(for:)` of a notification centre has a name as argument, not a key path.

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let labels = node.arguments.map { $0.label?.text ?? "" }
        if let called = node.calledExpression.as(MemberAccessExprSyntax.self) {
            switch (called.declName.baseName.text, labels) {
            case ("observe", _) where Self.isObserving(labels, in: node),
                ("publisher", ["for"]) where !survey.publishesPaths,
                ("publisher", ["for", "options"]) where !survey.publishesPaths:
                // Notification centres have a `publisher(for:)` too, whose argument is a name instead of a key path.
                if let first = node.arguments.first, let path = first.expression.as(KeyPathExprSyntax.self) {
                    findings.edits.append(
                        .insertion(", named: \"\(path.names)\"", at: first.expression.place.upperBound))
                    findings.needed.insert("UIKit")
                }
            case ("addObserver", _) where labels.contains("forKeyPath"),
                ("removeObserver", _) where labels.contains("forKeyPath"),
                ("willChangeValue", ["forKey"]), ("didChangeValue", ["forKey"]):
                findings.needed.insert("UIKit")
            case ("willChangeValue", ["for"]), ("didChangeValue", ["for"]):
                findings.addRemark(
                    at: node, message: "name the property that changes: \(called.declName.baseName.text)(forKey:)")
            case ("observeValue", ["forKeyPath", "of", "change", "context"])
            where called.base?.trimmedDescription == "super" && owners.last?.replacesSuper == true:
                findings.replace(node, with: "()")
                return .skipChildren
            default: break
            }
        }
        return .visitChildren
    }

    private static func isObserving(_ labels: [String], in node: FunctionCallExprSyntax) -> Bool {
        guard node.arguments.first?.expression.is(KeyPathExprSyntax.self) == true, labels.first == "" else {
            return false
        }
        switch labels.dropFirst().first {
        case nil: return node.trailingClosure != nil
        case "options", "changeHandler": return true
        default: return false
        }
    }

    // MARK: - Observers

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.isValueObserver, let owner = owners.last,
            let word = node.modifiers.first(where: { $0.name.text == "override" })
        else { return .visitChildren }
        findings.needed.insert("UIKit")
        guard !survey.inheritsObserver(owner.name), !Self.isResponder(survey.ancestor(of: owner.name)) else {
            return .visitChildren
        }
        guard let path = owner.path else {
            findings.addRemark(at: node, message: "a generic class cannot observe key paths: use another class")
            return .visitChildren
        }
        findings.blank(word)
        findings.appendix.append("extension \(path): KeyValueObserver {}")
        owners[owners.count - 1].replacesSuper = true
        return .visitChildren
    }

    /// Returns whether a class of UIKit or Beagle is a responder, according to the ending of its name.
    private static func isResponder(_ name: String) -> Bool {
        let endings = [
            "View", "Controller", "Control", "Button", "Label", "Cell", "Bar", "Field", "Switch", "Slider", "Stepper",
            "Window", "Application", "Responder",
        ]
        return ["UI", "WK", "Beagle"].contains { name.hasPrefix($0) } && endings.contains { name.hasSuffix($0) }
            && name != "UIPresentationController"
    }

    // MARK: - Observable properties

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        let modifiers = node.modifiers.map(\.name.text)
        guard modifiers.contains("dynamic"), node.bindingSpecifier.text == "var",
            !modifiers.contains(where: { ["static", "class", "override"].contains($0) }),
            !node.attributes.names.contains("NSManaged"), let owner = owners.last, survey.isObject(owner.name)
        else { return .visitChildren }
        guard node.bindings.count == 1, let binding = node.bindings.first else {
            findings.addRemark(
                at: node,
                message:
                    "changes of several dynamic properties in one line are not observed: write one per line")
            return .visitChildren
        }
        hook(binding)
        findings.needed.insert("UIKit")
        return .visitChildren
    }

    private func hook(_ binding: PatternBindingSyntax) {
        let name = binding.pattern.trimmedDescription
        let before = "_keyWillChange(self, \"\(name)\", \(name))"
        func after(_ old: String) -> String { "_keyChanged(self, \"\(name)\", \(old), \(name))" }
        guard let block = binding.accessorBlock else {
            return findings.edits.append(
                .insertion(" { willSet { \(before) } didSet { \(after("oldValue")) } }", at: binding.place.upperBound))
        }
        guard case .accessors(let accessors) = block.accessors else { return }
        if let setter = accessors.first(where: { $0.accessorSpecifier.text == "set" }) {
            guard let body = setter.body else { return }
            let text = " \(before); let _old = self.\(name); defer { \(after("_old")) }; "
            return findings.edits.append(.insertion(text, at: body.leftBrace.place.upperBound))
        }
        let will = accessors.first { $0.accessorSpecifier.text == "willSet" }
        let did = accessors.first { $0.accessorSpecifier.text == "didSet" }
        guard will != nil || did != nil else { return }
        if let did, let body = did.body {
            let old = did.parameters?.name.text ?? "oldValue"
            findings.edits.append(.insertion(" defer { \(after(old)) }; ", at: body.leftBrace.place.upperBound))
        }
        if let body = will?.body {
            findings.edits.append(.insertion(" \(before); ", at: body.leftBrace.place.upperBound))
        }
        let missing =
            (will == nil ? " willSet { \(before) } " : "") + (did == nil ? " didSet { \(after("oldValue")) } " : "")
        if !missing.isEmpty { findings.edits.append(.insertion(missing, at: block.rightBrace.place.lowerBound)) }
    }
}

extension KeyPathExprSyntax {
    /// The names of the properties in the key path, separated by dots.
    fileprivate var names: String {
        components.compactMap { $0.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName.text }
            .joined(separator: ".")
    }
}

extension FunctionDeclSyntax {
    /// Whether the function is `observeValue(forKeyPath:of:change:context:)`.
    var isValueObserver: Bool {
        name.text == "observeValue"
            && signature.parameterClause.parameters.map(\.firstName.text) == ["forKeyPath", "of", "change", "context"]
    }
}
