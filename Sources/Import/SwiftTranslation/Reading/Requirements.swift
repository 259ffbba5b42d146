/// What protocols of Objective-C ask for, and what may answer it: a method that does is known to Objective-C without
/// saying so.
struct Requirements {
    /// The methods that a protocol with `@objc` asks for.
    var asked: [String: [ExposedMethod]] = [:]
    /// What a class is said to be, at the class and at its extensions.
    var conformances: [String: Set<String>] = [:]
    /// Methods of classes that do not say that Objective-C knows them.
    var plain: [String: [ExposedMethod]] = [:]

    /// The methods of a class that answer such a requirement, by the names that the protocol has for them.
    func answered(by name: String) -> [ExposedMethod] {
        let own = plain[name] ?? []
        return (conformances[name] ?? []).sorted().flatMap { asked[$0] ?? [] }.filter { requirement in
            own.contains { $0.base == requirement.base && $0.labels == requirement.labels }
        }
    }
}
