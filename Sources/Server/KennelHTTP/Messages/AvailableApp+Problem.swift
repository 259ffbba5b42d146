extension [AvailableApp] {
    /// Returns the name if there is such an app; throws otherwise.
    func checked(_ name: String) throws(ProblemDetails) -> String {
        guard contains(where: { $0.name == name }) else { throw .unknownApp(name, known: map(\.name)) }
        return name
    }
}
