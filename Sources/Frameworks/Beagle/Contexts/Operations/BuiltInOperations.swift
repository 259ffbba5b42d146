/// The operations every application has (Beagle iOS 2.1, OperationsProviderProtocolInternal.swift).
///
/// None traps, whatever it is given: parameters of a wrong kind or number give null.
enum BuiltInOperations {
    typealias Handler = @Sendable ([DynamicObject]) -> DynamicObject

    static let all: [String: Handler] = [number, comparison, logic, string, array, other].reduce(into: [:]) {
        $0.merge($1) { _, last in last }
    }
}
