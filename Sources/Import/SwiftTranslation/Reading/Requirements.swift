/// The requirements of `@objc` protocols, and the methods of classes that may satisfy them.
///
/// A method that satisfies such a requirement is visible to Objective-C without an attribute.
struct Requirements {
    /// The methods required by each `@objc` protocol.
    var asked: [String: [ExposedMethod]] = [:]
    /// The conformances of each class, including those of its extensions.
    var conformances: [String: Set<String>] = [:]
    /// The methods of each class that have no Objective-C attribute.
    var plain: [String: [ExposedMethod]] = [:]

    /// Returns the requirements that methods of the class with this name satisfy.
    func answered(by name: String) -> [ExposedMethod] {
        let own = plain[name] ?? []
        return (conformances[name] ?? []).sorted().flatMap { asked[$0] ?? [] }.filter { requirement in
            own.contains { $0.base == requirement.base && $0.labels == requirement.labels }
        }
    }
}
