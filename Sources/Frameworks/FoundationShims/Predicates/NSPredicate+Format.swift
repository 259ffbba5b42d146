public import Foundation

/// The class of `NSPredicate`, whose initializers return objects of subclasses, as on iOS.
public protocol PredicateCluster {}

extension NSPredicate: PredicateCluster {}

extension PredicateCluster where Self: NSPredicate {
    /// Creates a predicate from a format such as `"name BEGINSWITH[c] %@ AND cents > %d"`. Crashes the app with the
    /// reason if the format is invalid.
    public init<each Argument>(format predicateFormat: String, _ arguments: repeat each Argument) {
        self.init(format: predicateFormat, argumentArray: list(repeat each arguments))
    }

    /// Creates a predicate from a format and an array of arguments: a comparison, a compound predicate or a constant.
    /// Crashes the app with the reason if the format is invalid.
    public init(format predicateFormat: String, argumentArray arguments: [Any?]?) {
        do throws(PredicateError) {
            let tree = try PredicateParser.tree(of: predicateFormat, arguments ?? [])
            guard let predicate = tree.predicate as? Self else {
                fatalError("the format string \"\(predicateFormat)\" is not that of a \(Self.self)")
            }
            self = predicate
        } catch {
            fatalError("unable to parse the format string \"\(predicateFormat)\": it \(error.reason)")
        }
    }
}

extension PredicateTree {
    /// The predicate with the classes that apps look for.
    fileprivate var predicate: NSPredicate {
        switch self {
        case .constant(let value): NSPredicate(value: value)
        case .not(let tree): NSCompoundPredicate(notPredicateWithSubpredicate: tree.predicate)
        case .all(let trees): NSCompoundPredicate(andPredicateWithSubpredicates: trees.map(\.predicate))
        case .any(let trees): NSCompoundPredicate(orPredicateWithSubpredicates: trees.map(\.predicate))
        case .comparison(let comparison): SessionComparisonPredicate(comparison)
        }
    }
}
