import Beagle

/// What documents may hold, as a JSON Schema: Beagle's own components, actions and operations.
package func documentSchema() -> [UInt8] { DocumentSchema.builtIn.json.encoded() }
