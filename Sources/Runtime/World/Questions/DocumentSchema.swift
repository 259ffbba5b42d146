import Beagle

/// Returns the JSON Schema of documents: Beagle's own components, actions and operations.
package func documentSchema() -> [UInt8] { DocumentSchema.builtIn.json.encoded() }
