public import Dispatch

/// Methods of all sources, which Dispatch implements for its own sources only.
///
/// Swift prefers a property whose value can be called to a method of the same name.
extension DispatchSourceProtocol {
    /// Ends the first suspension; see ``SourceActivateCall``.
    public var activate: SourceActivateCall { SourceActivateCall(source: self) }

    /// Sets the closure that runs for an event.
    public var setEventHandler: SourceHandlerCall {
        SourceHandlerCall(source: self, kind: .event, direct: setEventHandler(qos:flags:handler:))
    }

    /// Sets the closure that runs when the source was cancelled.
    public var setCancelHandler: SourceHandlerCall {
        SourceHandlerCall(source: self, kind: .cancellation, direct: setCancelHandler(qos:flags:handler:))
    }

    /// Sets the closure that runs when the source is resumed for the first time.
    public var setRegistrationHandler: SourceHandlerCall {
        SourceHandlerCall(source: self, kind: .registration, direct: setRegistrationHandler(qos:flags:handler:))
    }
}

/// A call of `activate` of a source.
public struct SourceActivateCall {
    let source: any DispatchSourceProtocol

    public func callAsFunction() {
        if let own = source as? SessionSource { return own.begin() }
        // The type is that of Dispatch's method.
        let direct: () -> Void = source.activate
        direct()
    }
}

/// A call that sets a handler of a source. In a session, quality of service and flags have no effect.
public struct SourceHandlerCall {
    let source: any DispatchSourceProtocol
    let kind: SessionSource.HandlerKind
    let direct: (DispatchQoS, DispatchWorkItemFlags, (@convention(block) () -> Void)?) -> Void

    public func callAsFunction(
        qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], handler: (() -> Void)?
    ) {
        if let own = source as? SessionSource { return own.set(handler, as: kind) }
        direct(qos, flags, handler.map(DispatchQueue.sendable))
    }

    public func callAsFunction(handler: SessionWorkItem) { callAsFunction(handler: { handler.perform() }) }
}
