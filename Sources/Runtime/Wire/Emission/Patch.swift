package import JSON

/// The changes that one input caused. Sessions write a patch incrementally; this type is for reading.
package struct Patch: Sendable, Equatable {
    /// The changes to the views, in order.
    package let operations: [ViewOperation]
    /// The navigation stacks; nil if unchanged.
    package let navigation: NavigationReport?
    /// The pending retries; nil if unchanged.
    package let retries: PendingRetries?
    /// The views whose tap is known to run retries; nil if unchanged.
    package let retryButtons: [ViewID]?
    /// The fault script with its counters; nil if unchanged.
    package let faults: FaultReport?

    /// Parses a patch; invalid parts are skipped.
    package init(_ json: JSON) {
        operations = json.list(Key.operations, of: ViewOperation.init)
        navigation = json[Key.navigation].map(NavigationReport.init)
        retries = PendingRetries(json)
        retryButtons = json[Key.retryButtons].map { _ in
            json.list(Key.retryButtons) { $0.string.flatMap { ViewID($0) } }
        }
        faults = json[Key.faults].map(FaultReport.init)
    }

    /// The names of the JSON members. A time stamp and the retries declare the names of their own members.
    package enum Key {
        @inlinable package static var operations: StaticString { "ops" }
        @inlinable package static var navigation: StaticString { "navigation" }
        @inlinable package static var retryButtons: StaticString { "retryButtons" }
        @inlinable package static var faults: StaticString { "faults" }
        @inlinable package static var crash: StaticString { "crash" }
        @inlinable package static var device: StaticString { "device" }
    }
}
