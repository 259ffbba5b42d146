public import Foundation

/// Replaces `NSComparisonPredicate`, which Foundation on Linux lacks: a comparison of two expressions.
///
/// `NSPredicate(format:)` returns one for a format such as `"age > 3"`.
public final class SessionComparisonPredicate: NSPredicate {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let caseInsensitive = Options(rawValue: 1)
        public static let diacriticInsensitive = Options(rawValue: 2)
        /// Has no effect, because texts are compared by their normalized characters anyway.
        public static let normalized = Options(rawValue: 4)
    }

    public enum Modifier: UInt, Sendable { case direct, all, any }

    public enum Operator: UInt, Sendable {
        case lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo, equalTo, notEqualTo
        case matches, like, beginsWith, endsWith, `in`
        /// Comparisons by an app's method are never made.
        case customSelector
        case contains = 99, between
    }

    private let comparison: PredicateComparison

    init(_ comparison: PredicateComparison) {
        self.comparison = comparison
        super.init(block: { object, bindings in comparison.holds(for: object, bindings: bindings) })
    }

    /// Compares the values of two expressions.
    public convenience init(
        leftExpression left: SessionExpression, rightExpression right: SessionExpression, modifier: Modifier,
        type: Operator, options: Options = []
    ) {
        self.init(
            PredicateComparison(
                left: left.term, right: right.term, operator: .init(type),
                modifier: modifier == .direct ? .direct : modifier == .all ? .all : .any,
                options: PredicateValue.Options(rawValue: Int(options.rawValue & 3))))
    }

    /// Always returns nil: predicates are not archived.
    public required init?(coder: NSCoder) { nil }

    public var leftExpression: SessionExpression { SessionExpression(comparison.left) }
    public var rightExpression: SessionExpression { SessionExpression(comparison.right) }
    public var predicateOperatorType: Operator { comparison.operator.type }
    public var options: Options { Options(rawValue: UInt(comparison.options.rawValue)) }

    /// The modifier; `NONE` in a format counts as `ANY`.
    public var comparisonPredicateModifier: Modifier {
        switch comparison.modifier {
        case .direct: .direct
        case .all: .all
        case .any, .none: .any
        }
    }

    public override func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool {
        comparison.holds(for: object, bindings: bindings)
    }

    public override func evaluate(with object: Any?) -> Bool { comparison.holds(for: object, bindings: nil) }
    public override var predicateFormat: String { comparison.description }
    public override var description: String { comparison.description }
    public override func copy(with zone: NSZone? = nil) -> Any { self }
}

extension PredicateComparison.Operator {
    private static let types: [(Self, SessionComparisonPredicate.Operator)] = [
        (.less, .lessThan), (.lessOrEqual, .lessThanOrEqualTo), (.greater, .greaterThan),
        (.greaterOrEqual, .greaterThanOrEqualTo), (.equal, .equalTo), (.unequal, .notEqualTo), (.matches, .matches),
        (.like, .like), (.begins, .beginsWith), (.ends, .endsWith), (.isIn, .in), (.contains, .contains),
        (.between, .between),
    ]

    fileprivate init(_ type: SessionComparisonPredicate.Operator) {
        guard let found = Self.types.first(where: { $0.1 == type }) else {
            fatalError("predicates have no comparison by an app's method here")
        }
        self = found.0
    }

    fileprivate var type: SessionComparisonPredicate.Operator {
        Self.types.first { $0.0 == self }?.1 ?? .customSelector
    }
}
