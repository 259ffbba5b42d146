/// Matches a URL's path against a pattern in which `*` stands for any run of characters.
enum PathPattern {
    /// Whether all of `path` fits `pattern`. Takes time in proportion to both, times the number of stars.
    static func matches(_ path: String, _ pattern: String) -> Bool {
        let path = Array(path.utf8)
        let pattern = Array(pattern.utf8)
        let star = UInt8(ascii: "*")
        var at = 0
        var expected = 0
        /// Where to go on when what follows the last star does not fit: the star takes one character more.
        var retry: (at: Int, expected: Int)?
        while at < path.count {
            if expected < pattern.count, pattern[expected] == star {
                expected += 1
                retry = (at, expected)
            } else if expected < pattern.count, pattern[expected] == path[at] {
                at += 1
                expected += 1
            } else if let last = retry {
                at = last.at + 1
                expected = last.expected
                retry = (at, expected)
            } else {
                return false
            }
        }
        return pattern[expected...].allSatisfy { $0 == star }
    }
}
