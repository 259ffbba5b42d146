import JSON

/// An app that can be opened beside the server's own: another build, in processes of its own.
package struct OfferedApp: Sendable {
    /// What it is asked for by.
    let name: String
    /// What its program is called.
    let program: String
    /// The version of the Kennel that the program was built with.
    let version: String
    /// Why its processes do not come up at the moment; nil when they do.
    let trouble: @Sendable () -> String?

    /// Describes an app.
    package init(name: String, program: String, version: String, trouble: @escaping @Sendable () -> String?) {
        self.name = name
        self.program = program
        self.version = version
        self.trouble = trouble
    }

    /// The app as the page lists it; `type` is the class of its delegate, where that is known.
    func json(type: String?) -> JSON {
        let trouble = trouble()
        var members: JSONObject = [
            "name": .string(name), "program": .string(program), "version": .string(version),
            "type": type.map { .string($0) } ?? .null, "state": trouble == nil ? "ready" : "failing",
        ]
        members["reason"] = trouble.map { .string($0) }
        return .object(members)
    }
}
