/// Another build in which a server opens sessions.
public struct OtherApp: Sendable, Equatable {
    /// What sessions are opened by.
    public let name: String
    /// The program, which must be an app of Kennel's.
    public let program: String

    /// Describes an app.
    public init(name: String, program: String) {
        self.name = name
        self.program = program
    }

    /// Reads `NAME=PROGRAM`. Throws when it is something else.
    init(parsing text: String) throws(UsageError) {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2, !parts[1].isEmpty else { throw UsageError("--app needs NAME=PROGRAM, not \"\(text)\"") }
        let isName = (1...64).contains(parts[0].count) && parts[0].allSatisfy { Self.isPlain($0) }
        guard isName else {
            throw UsageError("--app needs a name of letters, digits, \".\", \"-\" and \"_\", not \"\(parts[0])\"")
        }
        self.init(name: parts[0], program: parts[1])
    }

    private static func isPlain(_ character: Character) -> Bool {
        character.isASCII && (character.isLetter || character.isNumber || "._-".contains(character))
    }
}
