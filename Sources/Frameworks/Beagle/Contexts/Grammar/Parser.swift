/// Reads a whole text as a value (Beagle iOS 2.1, Parser.swift); each kind of expression has one.
public struct Parser<Type> {
    /// The value that a text spells, nil where it spells none.
    let parse: (String) -> Type?
}

/// A value that is written as a text of a grammar (Beagle iOS 2.1, RepresentableByParsableString.swift).
public protocol RepresentableByParsableString: RawRepresentable, Codable, Equatable {
    /// Reads the text.
    static var parser: Parser<Self> { get }
}

extension RepresentableByParsableString where RawValue == String {
    /// Nil unless all of the text spells such a value.
    public init?(rawValue: RawValue) {
        guard let value = Self.parser.parse(rawValue) else { return nil }
        self = value
    }

    /// Reads by what the type itself makes of a text.
    fileprivate static var own: Parser<Self> { Parser { Self(rawValue: $0) } }
}

extension Path: RepresentableByParsableString {
    /// Reads `a.b[0]`.
    public static var parser: Parser<Path> { own }
}

extension Value: RepresentableByParsableString {
    /// Reads a literal, or a place in a context.
    public static var parser: Parser<Value> { own }
}

extension Literal: RepresentableByParsableString {
    /// Reads a number, a quoted text, `true`, `false` or `null`.
    public static var parser: Parser<Literal> { own }
}

extension Binding: RepresentableByParsableString {
    /// Reads a context's id, with a path or without.
    public static var parser: Parser<Binding> { own }
}

extension Operation: RepresentableByParsableString {
    /// Reads `name(parameters)`.
    public static var parser: Parser<Operation> { own }
}

extension ContextExpression: RepresentableByParsableString {
    /// Reads text with at least one `@{…}` in it.
    public static var parser: Parser<ContextExpression> { own }
}

extension SingleExpression: RepresentableByParsableString {
    /// Reads one `@{…}`.
    public static var parser: Parser<SingleExpression> { own }
}

extension MultipleExpression: RepresentableByParsableString {
    /// Reads text with at least one `@{…}` in it.
    public static var parser: Parser<MultipleExpression> { own }
}

/// A text that may be an expression, `@{…}`, and is read as one where it is used.
public typealias StringOrExpression = String
