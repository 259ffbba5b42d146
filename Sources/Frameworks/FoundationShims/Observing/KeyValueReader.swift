import Foundation
import SessionEnvironment

/// A property of one class that can be read by its Objective-C name.
package struct KeyValueReader: Sendable {
    fileprivate let name: String
    /// Returns the value of the property; nil for objects of other classes.
    let read: @Sendable (NSObject) -> Any??

    package init<Object, Value>(_ name: String, path: any KeyPath<Object, Value> & Sendable) {
        self.name = name
        read = { object in
            guard let object = object as? Object else { return .none }
            return .some(.some(object[keyPath: path]))
        }
    }

    /// Returns the properties of a list by name.
    package static func byName(_ readers: [KeyValueReader]) -> [String: [KeyValueReader]] {
        Dictionary(grouping: readers, by: \.name)
    }

    /// Returns the properties with a name, of Foundation's classes and of those that the running application knows.
    static func named(_ name: String) -> [KeyValueReader] {
        let application = AppEnvironment.current.application as? any KeyValueReaders
        return (ofFoundation[name] ?? []) + (application?.keyValueReaders[name] ?? [])
    }

    private static let ofFoundation = byName([
        KeyValueReader("fractionCompleted", path: \Progress.fractionCompleted),
        KeyValueReader("completedUnitCount", path: \Progress.completedUnitCount),
        KeyValueReader("totalUnitCount", path: \Progress.totalUnitCount),
        KeyValueReader("isFinished", path: \Operation.isFinished),
        KeyValueReader("finished", path: \Operation.isFinished),
        KeyValueReader("isExecuting", path: \Operation.isExecuting),
        KeyValueReader("isCancelled", path: \Operation.isCancelled),
        KeyValueReader("operationCount", path: \OperationQueue.operationCount),
        KeyValueReader("isFinished", path: \SessionOperation.isFinished),
        KeyValueReader("finished", path: \SessionOperation.isFinished),
        KeyValueReader("isExecuting", path: \SessionOperation.isExecuting),
        KeyValueReader("isCancelled", path: \SessionOperation.isCancelled),
        KeyValueReader("operationCount", path: \SessionOperationQueue.operationCount),
    ])
}

/// An application that knows the properties of its framework's classes.
package protocol KeyValueReaders: AnyObject {
    /// The properties by name, in the order in which they are tried.
    var keyValueReaders: [String: [KeyValueReader]] { get }
}
