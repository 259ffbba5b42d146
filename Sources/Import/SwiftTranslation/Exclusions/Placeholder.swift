import SwiftSyntax

/// The code that replaces an excluded body. It is logged in the session, and returns a neutral value where there is
/// one.
struct Placeholder {
    /// The name of the excluded declaration, for the user.
    let what: String
    /// The name of its file.
    let file: String

    private static let zeros: Set = [
        "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float",
        "CGFloat", "TimeInterval",
    ]
    private static let empties: Set = [
        "CGRect", "CGSize", "CGPoint", "UIEdgeInsets", "Data", "IndexPath", "IndexSet", "NSAttributedString",
        "NSMutableAttributedString",
    ]
    private static let objects: Set = ["UITableViewCell", "UICollectionViewCell", "UICollectionReusableView"]
    private static let layouts: Set = ["UICollectionViewLayout", "UICollectionViewFlowLayout"]

    /// Returns the statements of a body with this result.
    func body(returning type: TypeSyntax?) -> String {
        switch value(of: type) {
        case nil: stop
        case ""?: tell
        case let value?: "\(tell); return \(value)"
        }
    }

    /// Returns the neutral value of a type: empty for no value, nil if there is none.
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
        case let name where Self.empties.union(Self.objects).union(Self.layouts).contains(name): return "\(name)()"
        default: return nil
        }
    }

    /// Returns the neutral initial value of a property: an object that is not configured, or that of its type. Nil if
    /// the type is not known or has none.
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
