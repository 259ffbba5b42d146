/// Parses a whole text into a value. Every type of the grammar has a parser (Beagle iOS 2.1, Parser.swift).
public struct Parser<Type> {
    /// Returns the value of a text; nil if the text is not valid.
    let parse: (String) -> Type?
}

/// A value with a text form in the expression grammar (Beagle iOS 2.1, RepresentableByParsableString.swift).
public protocol RepresentableByParsableString: RawRepresentable, Codable, Equatable {
    static var parser: Parser<Self> { get }
}

extension RepresentableByParsableString where RawValue == String {
    /// Parses a value; nil unless the whole text is a value.
    public init?(rawValue: RawValue) {
        guard let value = Self.parser.parse(rawValue) else { return nil }
        self = value
    }

    /// A parser that uses the type's own `init?(rawValue:)`.
    fileprivate static var own: Parser<Self> { Parser { Self(rawValue: $0) } }
}

extension Path: RepresentableByParsableString {
    /// Parses paths such as `a.b[0]`.
    public static var parser: Parser<Path> { own }
}

extension Value: RepresentableByParsableString {
    /// Parses a literal or a binding.
    public static var parser: Parser<Value> { own }
}

extension Literal: RepresentableByParsableString {
    /// Parses a number, a quoted string, `true`, `false` or `null`.
    public static var parser: Parser<Literal> { own }
}

extension Binding: RepresentableByParsableString {
    /// Parses a context's id, optionally with a path.
    public static var parser: Parser<Binding> { own }
}

extension Operation: RepresentableByParsableString {
    /// Parses `name(parameters)`.
    public static var parser: Parser<Operation> { own }
}

extension ContextExpression: RepresentableByParsableString {
    /// Parses text that contains at least one `@{…}`.
    public static var parser: Parser<ContextExpression> { own }
}

extension SingleExpression: RepresentableByParsableString {
    /// Parses one `@{…}`.
    public static var parser: Parser<SingleExpression> { own }
}

extension MultipleExpression: RepresentableByParsableString {
    /// Parses text that contains at least one `@{…}`.
    public static var parser: Parser<MultipleExpression> { own }
}

/// A text that may contain expressions, `@{…}`. It is parsed by the function that receives it.
public typealias StringOrExpression = String
