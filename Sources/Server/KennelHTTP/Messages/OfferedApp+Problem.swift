extension [OfferedApp] {
    /// The name, if there is such an app. Throws when there is none.
    func checked(_ name: String) throws(ProblemDetails) -> String {
        guard contains(where: { $0.name == name }) else { throw .unknownApp(name, known: map(\.name)) }
        return name
    }
}
