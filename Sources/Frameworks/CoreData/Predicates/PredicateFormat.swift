/// How predicates are written.
public enum PredicateFormat {
    /// Why a format has no meaning, to stand behind it; nil where it has one with these arguments.
    public static func problem(with format: String, _ arguments: Any?...) -> String? {
        do throws(PredicateError) {
            _ = try PredicateParser.tree(of: format, arguments)
            return nil
        } catch {
            return error.reason
        }
    }
}
