import SwiftSyntax

/// The code that replaces an excluded body. It logs that the body is excluded, and returns a neutral value if the type
/// of the result has one.
struct Placeholder {
    /// The name of the excluded declaration, for the user.
    let what: String
    /// The name of its file.
    let file: String

    private static let zeros: Set = [
        "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float",
        "CGFloat", "TimeInterval",
    ]
    /// The types that have an initializer without arguments.
    private static let creatable: Set = [
        "CGRect", "CGSize", "CGPoint", "UIEdgeInsets", "Data", "IndexPath", "IndexSet", "NSAttributedString",
        "NSMutableAttributedString", "UITableViewCell", "UICollectionViewCell", "UICollectionReusableView",
        "UICollectionViewLayout", "UICollectionViewFlowLayout",
    ]

    /// Returns the statements of a body with this result.
    func body(returning type: TypeSyntax?) -> String {
        switch value(of: type) {
        case nil: stop
        case ""?: tell
        case let value?: "\(tell); return \(value)"
        }
    }

    /// Returns the code of the neutral value of a type: an empty text for `Void`, and nil if the type has no such
    /// value.
    func value(of type: TypeSyntax?) -> String? {
        guard let type else { return "" }
        if type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return "nil" }
        if type.is(ArrayTypeSyntax.self) { return "[]" }
        if type.is(DictionaryTypeSyntax.self) { return "[:]" }
        switch type.trimmedDescription {
        case "Void", "()": return ""
        case "Bool": return "false"
        case "String", "Substring": return "\"\""
        case "UIView": return "LeftOut.view(\(what.quoted), \(file.quoted))"
        case "UIViewController": return "LeftOut.controller(\(what.quoted), \(file.quoted))"
        case let name where Self.zeros.contains(name): return "0"
        case let name where Self.creatable.contains(name): return "\(name)()"
        default: return nil
        }
    }

    /// Returns the neutral initial value of a property: an unconfigured object, or the neutral value of its type. Nil
    /// if the type is unknown or has no such value.
    func value(for binding: PatternBindingSyntax) -> String? {
        guard let type = binding.typeAnnotation?.type else { return nil }
        if let name = type.as(IdentifierTypeSyntax.self), name.genericArgumentClause == nil,
            name.name.text.hasPrefix("UI")
        {
            return "\(name.name.text)()"
        }
        return value(of: type)
    }

    /// Returns whether a property has a neutral initial value.
    static func hasValue(for binding: PatternBindingSyntax) -> Bool {
        Placeholder(what: "", file: "").value(for: binding) != nil
    }

    /// The statement that logs that the code had no effect.
    var tell: String { "LeftOut.tell(\(what.quoted), \(file.quoted))" }

    /// The expression that ends the session with a message.
    var stop: String { "LeftOut.stop(\(what.quoted), \(file.quoted))" }
}
