public import Foundation

extension NSPredicate {
    /// A predicate as it is written: `"name BEGINSWITH[c] %@ AND cents > %d"`. Ends the session where the format has no
    /// meaning, as on iOS.
    public convenience init(format predicateFormat: String, _ arguments: Any?...) {
        self.init(format: predicateFormat, argumentArray: arguments)
    }

    /// A predicate as it is written, with its arguments in an array. Ends the session where the format has no meaning.
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any?]?) {
        do throws(PredicateError) {
            let tree = try PredicateParser.tree(of: predicateFormat, arguments ?? [])
            self.init(block: { object, bindings in tree.holds(object, bindings) })
        } catch {
            fatalError("unable to parse the format string \"\(predicateFormat)\": it \(error.reason)")
        }
    }
}
