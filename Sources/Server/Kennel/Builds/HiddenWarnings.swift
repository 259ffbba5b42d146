/// Finds the compiler's warnings that a build does not print, because it has printed many already. An imported project
/// and its libraries often have hundreds.
struct HiddenWarnings {
    /// The number of warnings that are printed.
    static let limit = 20
    /// The environment variable that makes builds print all warnings. Its value is `all`.
    static let variable = "KENNEL_WARNINGS"

    /// The number of hidden warnings.
    private(set) var count = 0
    private var printed = 0
    /// Whether the current lines belong to a hidden warning.
    private var isHiding = false

    /// Returns whether the next line of the output belongs to a hidden warning.
    mutating func contain(_ line: Substring) -> Bool {
        if let found = line.prefixMatch(of: #//[^:]+:\d+:\d+: (error|warning|note): /#) {
            switch found.1 {
            case "warning":
                isHiding = printed >= Self.limit
                if isHiding { count += 1 } else { printed += 1 }
            case "error": isHiding = false
            default: break  // A note belongs to the diagnostic before it.
            }
        } else if line.prefixMatch(of: #/\s*\d*\s*\||\[#\w+\]: </#) == nil {
            isHiding = false
        }
        return isHiding
    }

    /// The line that counts the hidden warnings; nil if there are none.
    var words: String? {
        count == 0 ? nil : "And \(count) more warning\(count == 1 ? "" : "s"): \(Self.variable)=all shows them.\n"
    }
}
