import Beagle
import HeadlessUIKit

/// Returns the JSON Schema of documents: Beagle's own components, actions and operations.
package func documentSchema() -> [UInt8] { DocumentSchema.builtIn.json.encoded() }

/// Returns the JSON Schema of the documents that a launched app displays, with the components, actions and operations
/// that it has registered. An app without Beagle has registered none.
///
/// The app's types are decoded from samples to find their members. So code of the app runs, which may fail.
func documentSchema(of application: UIApplication) -> [UInt8] {
    guard application.usesBeagle else { return documentSchema() }
    let dependencies = Beagle.dependencies
    // An operations provider that is the app's own does not reveal its operations.
    let operations = dependencies.operationsProvider as? OperationsProvider ?? OperationsProvider()
    return DocumentSchema(of: dependencies.coder, operations: operations).json.encoded()
}
