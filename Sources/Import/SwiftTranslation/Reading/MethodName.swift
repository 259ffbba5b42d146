import SwiftSyntax

/// What Objective-C calls a method.
enum MethodName {
    /// Words at which a first label begins that is put behind the name as it is; others get "With" before them.
    private static let prepositions = ["with", "for", "from", "by", "in", "on", "at", "to", "of", "as", "into"]

    /// The selector of a method with these labels; "_" and nil are none.
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

/// A method that Objective-C would know.
struct ExposedMethod: Equatable, Sendable {
    let base: String
    /// The labels, "_" where there is none.
    let labels: [String]
    /// What Objective-C calls it.
    let selector: String

    /// The method as Swift names it in full: `pressed(_:)`; without arguments, its name alone.
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
    /// Its name, without `@` and arguments.
    var name: String { attributeName.trimmedDescription }
}

extension AttributeListSyntax {
    /// The names in it.
    var names: Set<String> { Set(compactMap { $0.as(AttributeSyntax.self)?.name }) }
}

extension FunctionDeclSyntax {
    /// Whether an object has it, with as few arguments as can be given by `perform`.
    var isCalledByName: Bool {
        let isStatic = modifiers.contains { ["static", "class"].contains($0.name.text) }
        return !isStatic && signature.parameterClause.parameters.count < 3
    }
}
