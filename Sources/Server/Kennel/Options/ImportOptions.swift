/// The arguments of `import`.
package struct ImportOptions: Equatable {
    /// Whether the project is built, without the code that does not compile.
    package var leavesOutFailing = false
    /// The arguments that the importer parses.
    package var arguments: [String] = []

    private static let leaveOutFailing = "--leave-out-failing"

    /// Parses the arguments after `import`. Throws a `UsageError` if no project is named.
    package init(parsing words: ArraySlice<String>) throws(UsageError) {
        leavesOutFailing = words.contains(Self.leaveOutFailing)
        arguments = words.filter { $0 != Self.leaveOutFailing }
        guard !arguments.isEmpty else { throw UsageError("import needs an iOS project: import ../OurApp") }
    }
}
