/// Validation of predicate formats.
public enum PredicateFormat {
    /// Returns the reason why a format is invalid with these arguments, as a phrase that completes a sentence; nil if
    /// it is valid.
    public static func problem(with format: String, _ arguments: Any?...) -> String? {
        do throws(PredicateError) {
            _ = try PredicateParser.tree(of: format, arguments)
            return nil
        } catch {
            return error.reason
        }
    }
}
