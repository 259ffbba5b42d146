package import JSON

/// What one input changed. A session writes it piece by piece; readers take it whole.
package struct Patch: Sendable, Equatable {
    /// What happened to the views, in order.
    package let operations: [ViewOperation]
    /// Which controllers are where, if that changed.
    package let navigation: NavigationReport?
    /// The retries that could be run, if they changed.
    package let retries: PendingRetries?
    /// The views whose tap runs retries, as far as that is known before; nil where they did not change.
    package let retryButtons: [ViewID]?
    /// The fault script, if it or its counts changed.
    package let faults: FaultReport?

    /// Reads a patch; what makes no sense in it is left out.
    package init(_ json: JSON) {
        operations = json.list(Key.operations, of: ViewOperation.init)
        navigation = json[Key.navigation].map(NavigationReport.init)
        retries = PendingRetries(json)
        retryButtons = json[Key.retryButtons].map { _ in
            json.list(Key.retryButtons) { $0.string.flatMap { ViewID($0) } }
        }
        faults = json[Key.faults].map(FaultReport.init)
    }

    /// The names of the members, besides those of a moment and of retries.
    package enum Key {
        @inlinable package static var operations: StaticString { "ops" }
        @inlinable package static var navigation: StaticString { "navigation" }
        @inlinable package static var retryButtons: StaticString { "retryButtons" }
        @inlinable package static var faults: StaticString { "faults" }
        @inlinable package static var crash: StaticString { "crash" }
        @inlinable package static var device: StaticString { "device" }
    }
}
