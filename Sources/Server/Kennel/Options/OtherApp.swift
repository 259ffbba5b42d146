/// Another build in which a server can open sessions.
public struct OtherApp: Sendable, Equatable {
    /// The name by which sessions request the app.
    public let name: String
    /// The path of the program, which must be built from an app that uses Kennel.
    public let program: String

    /// Creates the description of an app.
    public init(name: String, program: String) {
        self.name = name
        self.program = program
    }

    /// Parses `NAME=PROGRAM`; throws if the text has another form.
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
