import JSON

/// An app that can be opened beside the server's own: another build that runs in its own processes.
package struct AvailableApp: Sendable {
    /// The name by which clients request the app.
    let name: String
    /// The name of the app's program.
    let program: String
    /// The version of Kennel with which the program was built.
    let version: String
    /// Returns why the app's processes do not start at the moment; nil if they do.
    let startFailure: @Sendable () -> String?

    package init(name: String, program: String, version: String, trouble: @escaping @Sendable () -> String?) {
        self.name = name
        self.program = program
        self.version = version
        self.startFailure = trouble
    }

    /// Returns the app's entry in the page's list; `type` is the class of its app delegate, if known.
    func json(type: String?) -> JSON {
        let trouble = startFailure()
        var members: JSONObject = [
            "name": .string(name), "program": .string(program), "version": .string(version),
            "type": type.map { .string($0) } ?? .null, "state": trouble == nil ? "ready" : "failing",
        ]
        members["reason"] = trouble.map { .string($0) }
        return .object(members)
    }
}
