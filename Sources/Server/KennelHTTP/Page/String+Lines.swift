extension String {
    /// The lines of the string, including empty ones.
    var lines: [Substring] {
        var lines: [Substring] = []
        var rest = self[...]
        while let end = rest.place(of: "\n") {
            lines.append(rest[..<end])
            rest = rest[utf8.index(after: end)...]
        }
        return lines + [rest]
    }
}
