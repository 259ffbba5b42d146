public import Foundation

extension NSPredicate {
    /// Creates a predicate from a format such as `"name BEGINSWITH[c] %@ AND cents > %d"`. Crashes the app with the
    /// reason if the format is invalid.
    public convenience init<each Argument>(format predicateFormat: String, _ arguments: repeat each Argument) {
        self.init(format: predicateFormat, argumentArray: list(repeat each arguments))
    }

    /// Creates a predicate from a format and an array of arguments. Crashes the app with the reason if the format is
    /// invalid.
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any?]?) {
        do throws(PredicateError) {
            let tree = try PredicateParser.tree(of: predicateFormat, arguments ?? [])
            self.init(block: { object, bindings in tree.holds(for: object, bindings: bindings) })
        } catch {
            fatalError("unable to parse the format string \"\(predicateFormat)\": it \(error.reason)")
        }
    }
}
