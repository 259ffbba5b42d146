/// The operations available in every app (Beagle iOS 2.1, OperationsProviderProtocolInternal.swift).
///
/// Operations never trap: parameters of a wrong kind or number return null.
enum BuiltInOperations {
    typealias Handler = @Sendable ([DynamicObject]) -> DynamicObject

    static let all: [String: Handler] = [number, comparison, logic, string, array, other].reduce(into: [:]) {
        $0.merge($1) { _, last in last }
    }
}
