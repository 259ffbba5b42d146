import SwiftSyntax

/// The Objective-C names of methods.
enum MethodName {
    /// The prepositions with which a first label is appended unchanged to the method's name. Before any other label,
    /// "With" is inserted.
    private static let prepositions = ["with", "for", "from", "by", "in", "on", "at", "to", "of", "as", "into"]

    /// Returns the selector of a method with these labels; "_" and nil stand for no label.
    static func selector(_ base: String, labels: [String?]) -> String {
        guard let first = labels.first else { return base }
        let rest = labels.dropFirst().map { "\($0.map { $0 == "_" ? "" : $0 } ?? ""):" }.joined()
        guard let first, first != "_" else { return "\(base):\(rest)" }
        let isJoined = prepositions.contains { word in
            first.hasPrefix(word) && first.dropFirst(word.count).first?.isLowercase != true
        }
        let capital = first.prefix(1).uppercased() + first.dropFirst()
        return "\(base)\(isJoined ? "" : "With")\(capital):\(rest)"
    }
}

/// A method that is visible to Objective-C on iOS.
struct ExposedMethod: Equatable, Sendable {
    let base: String
    /// The argument labels of the method, "_" for none.
    let labels: [String]
    /// The Objective-C selector.
    let selector: String

    /// The full Swift name, such as `pressed(_:)`; without parameters, the base name.
    var reference: String { labels.isEmpty ? base : "\(base)(\(labels.map { "\($0):" }.joined()))" }

    init(_ function: FunctionDeclSyntax) {
        base = function.name.text
        labels = function.signature.parameterClause.parameters.map { $0.firstName.text }
        let given = function.attributes.compactMap { $0.as(AttributeSyntax.self) }
            .first { $0.name == "objc" }?.arguments?.trimmedDescription
        selector = given ?? MethodName.selector(base, labels: labels)
    }
}

extension AttributeSyntax {
    /// The attribute's name, without `@` and arguments.
    var name: String { attributeName.trimmedDescription }
}

extension AttributeListSyntax {
    /// The names of the attributes.
    var names: Set<String> { Set(compactMap { $0.as(AttributeSyntax.self)?.name }) }
}

extension FunctionDeclSyntax {
    /// Whether `perform` can call the method, because it is an instance method with fewer than three parameters.
    var isCalledByName: Bool {
        let isStatic = modifiers.contains { ["static", "class"].contains($0.name.text) }
        return !isStatic && signature.parameterClause.parameters.count < 3
    }
}
