import SwiftSyntax

/// Adds a table of outlets, actions and settable values to each class that is named in storyboards and nibs.
///
/// The table is at the end of the file, where private members are accessible.
final class InterfaceRule: Rule {
    /// The names of the file's tables, for the list of the whole module.
    private(set) var tables: [String] = []
    private var members: [String: [String]] = [:]
    private var classes: [String] = []
    /// The Objective-C names of classes that have another name in Objective-C, by their Swift name.
    private var names: [String: String] = [:]

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.name.text
        let isHidden = node.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
        let given = node.attributes.compactMap { $0.as(AttributeSyntax.self) }.first { $0.name == "objc" }
        let known = given?.arguments?.trimmedDescription ?? name
        guard node.isOutermost, findings.drawn.contains(name) || findings.drawn.contains(known) else {
            return .skipChildren
        }
        guard !isHidden, node.genericParameterClause == nil else {
            findings.addRemark(
                at: node.name,
                message: "a storyboard names this class, so it must not be private or generic")
            return .skipChildren
        }
        if known != name { names[name] = known }
        classes.append(name)
        collect(node.memberBlock, of: name)
        return .skipChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.extendedType.trimmedDescription
        let isNamed = findings.drawn.contains(name) || isInspectableClassOfUIKit(name, node.memberBlock)
        if node.isOutermost, isNamed { collect(node.memberBlock, of: name) }
        return .skipChildren
    }

    /// Returns whether an extension adds inspectable properties to a class of UIKit. Storyboards set such properties
    /// without a custom class, because the element itself has the class.
    private func isInspectableClassOfUIKit(_ name: String, _ block: MemberBlockSyntax) -> Bool {
        guard name.hasPrefix("UI"), !findings.drawn.isEmpty, !survey.types.contains(name) else { return false }
        return block.members.contains {
            $0.decl.as(VariableDeclSyntax.self)?.attributes.names.contains("IBInspectable") == true
        }
    }

    private func collect(_ block: MemberBlockSyntax, of owner: String) {
        for item in block.members {
            if let variable = item.decl.as(VariableDeclSyntax.self) {
                members[owner, default: []] += values(variable, of: owner)
            } else if let function = item.decl.as(FunctionDeclSyntax.self) {
                if function.attributes.names.contains("IBAction") {
                    let method = ExposedMethod(function)
                    members[owner, default: []].append(
                        ".action(Selector(\"\(method.selector)\", \(owner).\(method.reference)))")
                }
                if function.attributes.names.contains("IBSegueAction") { addCreator(function, of: owner) }
            }
        }
    }

    /// Returns table entries for outlets and inspectable properties.
    private func values(_ variable: VariableDeclSyntax, of owner: String) -> [String] {
        let attributes = variable.attributes.names
        let isOutlet = attributes.contains("IBOutlet")
        guard isOutlet || attributes.contains("IBInspectable"), variable.bindingSpecifier.text == "var" else {
            return []
        }
        // A declaration may contain several properties. The type after the last one applies to all.
        var type = ""
        return variable.bindings.reversed().compactMap { binding in
            if let own = binding.typeAnnotation?.type.trimmedDescription { type = own }
            let name = binding.pattern.trimmedDescription
            let path = "\\\(owner).\(name)"
            guard isOutlet else { return binding.isWritable ? ".value(\"\(name)\", \(path))" : nil }
            if type.hasPrefix("[") || type.hasPrefix("Array<") { return ".outlets(\"\(name)\", \(path))" }
            return ".outlet(\"\(name)\", \(path)\(type.hasSuffix("!") ? ", isNeeded: true" : ""))"
        }.reversed()
    }

    /// Adds a table entry for an `@IBSegueAction`, which creates the destination of a segue.
    private func addCreator(_ function: FunctionDeclSyntax, of owner: String) {
        let method = ExposedMethod(function)
        guard (1...3).contains(method.labels.count) else { return }
        let arguments = zip(method.labels, ["coder", "sender", "identifier"]).map { label, value in
            label == "_" ? value : "\(label): \(value)"
        }
        let used = ["coder", "sender", "identifier"].prefix(method.labels.count)
        let parameters = ["coder", "sender", "identifier"].map { used.contains($0) ? $0 : "_" }
        members[owner, default: []].append(
            ".creator(\"\(method.selector)\", { (owner: \(owner), \(parameters.joined(separator: ", "))) in "
                + "owner.\(method.base)(\(arguments.joined(separator: ", "))) })")
    }

    /// Adds the tables, after the whole file was visited.
    func add(to file: String) {
        for name in Set(members.keys).union(classes).sorted() {
            // A class must not redeclare the table of a superclass in the same file.
            let own = "interface_\(file)_\(name)"
            let known = names[name] ?? name
            let table: String
            if survey.ancestor(of: name) == "UIStoryboardSegue" {
                table =
                    "InterfaceClass(segue: \"\(known)\", \(name).self) "
                    + "{ \(name)(identifier: $0, source: $1, destination: $2) }"
            } else {
                let make =
                    survey.ancestor(of: name) == "NSObject" && survey.isPlain(name) ? ", make: { \(name)() }" : ""
                // Each entry is a separate statement, because the type checker is slow for a large array literal.
                let list = (members[name] ?? []).map { "members.append(\($0)); " }.joined()
                table =
                    "\(list.isEmpty ? "let" : "var") members: [InterfaceClass.Member] = []; \(list)"
                    + "return InterfaceClass(\"\(known)\", \(name).self\(make), members)"
            }
            findings.appendix.append("extension \(name) { static var \(own): InterfaceClass { \(table) } }")
            tables.append("\(name).\(own)")
            findings.needed.insert("UIKit")
        }
    }
}

extension SyntaxProtocol {
    /// Whether the declaration is at the top level of the file, and not inside `#if`.
    fileprivate var isOutermost: Bool { parent?.parent?.parent?.is(SourceFileSyntax.self) == true }
}

extension PatternBindingSyntax {
    /// Whether the property is settable.
    fileprivate var isWritable: Bool {
        guard let accessors = accessorBlock?.accessors else { return true }
        guard case .accessors(let list) = accessors else { return false }
        return list.contains { ["set", "willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }
}
