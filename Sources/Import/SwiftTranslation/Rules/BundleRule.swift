import SwiftSyntax

/// Redirects access to the Info.plist, the bundle's files and the file system's folders.
///
/// The Info.plist and the files of all modules are linked into the program, and each session has its own folders.
final class BundleRule: Rule {
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        switch node.declName.baseName.text {
        case "module" where node.isBundle: rename(node.declName, to: "main")
        case "infoDictionary" where isOfBundle(node): rename(node.declName, to: "appInfo")
        case "bundleIdentifier" where isOfBundle(node): rename(node.declName, to: "appIdentifier")
        case "temporaryDirectory":
            if let files = node.base, files.trimmedDescription.hasPrefix("FileManager.") {
                rename(node.declName, to: "appTemporaryDirectory")
            }
        case "resourcePath", "bundlePath":
            if let bundle = node.base, bundle.trimmedDescription.hasPrefix("Bundle.") {
                rename(node.declName, to: "appPath")
            }
        default: break
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let called = node.calledExpression.as(MemberAccessExprSyntax.self),
            let first = node.arguments.first?.label
        else { return .visitChildren }
        switch (called.declName.baseName.text, node.arguments.map { $0.label?.text ?? "" }) {
        case ("object", ["forInfoDictionaryKey"]): rename(first, to: "forAppInfoKey")
        case ("contentsOfDirectory", ["atPath"]): rename(first, to: "atAppPath")
        case ("urls", ["for", "in"]), ("url", ["for", "in", "appropriateFor", "create"]):
            rename(first, to: "ofAppFolder")
        case ("path", ["forResource", "ofType"]), ("path", ["forResource", "ofType", "inDirectory"]),
            ("url", ["forResource", "withExtension"]), ("url", ["forResource", "withExtension", "subdirectory"]):
            rename(first, to: "ofAppFile")
        default: break
        }
        return .visitChildren
    }

    /// Returns whether a member belongs to a bundle. If a type of the module declares a property of the same name, the
    /// base expression is checked too.
    private func isOfBundle(_ node: MemberAccessExprSyntax) -> Bool {
        let name = node.declName.baseName.text
        let isDeclared = survey.properties.contains { owner, properties in
            owner != "Bundle" && properties[name] != nil
        }
        return !isDeclared || node.base?.trimmedDescription.lowercased().contains("bundle") == true
    }

    private func rename(_ node: some SyntaxProtocol, to name: String) {
        findings.replace(node, with: name)
        findings.needed.insert("UIKit")
    }
}

extension MemberAccessExprSyntax {
    /// Whether the expression is `Bundle.module`, or `.module` as an argument. Each module's resources are in the app's
    /// bundle.
    fileprivate var isBundle: Bool {
        if let base { return base.trimmedDescription == "Bundle" }
        return ["bundle", "in"].contains(parent?.as(LabeledExprSyntax.self)?.label?.text)
    }
}
