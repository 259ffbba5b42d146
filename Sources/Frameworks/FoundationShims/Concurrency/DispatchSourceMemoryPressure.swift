public import Dispatch

/// A source of events about low memory. It never sends one, because a session's memory has no such limit: the event
/// handler is never called.
public protocol DispatchSourceMemoryPressure: AnyObject {
    /// The events that the source was made for.
    var mask: DispatchSource.MemoryPressureEvent { get }
    /// Always ``DispatchSource/MemoryPressureEvent/normal``.
    var data: DispatchSource.MemoryPressureEvent { get }
    var isCancelled: Bool { get }

    func setEventHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?)
    func setCancelHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?)
    func setRegistrationHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?)
    func activate()
    func resume()
    func suspend()
    func cancel()
}

extension DispatchSourceMemoryPressure {
    public func setEventHandler(handler: (() -> Void)?) {
        setEventHandler(qos: .unspecified, flags: [], handler: handler)
    }
    public func setCancelHandler(handler: (() -> Void)?) {
        setCancelHandler(qos: .unspecified, flags: [], handler: handler)
    }
    public func setRegistrationHandler(handler: (() -> Void)?) {
        setRegistrationHandler(qos: .unspecified, flags: [], handler: handler)
    }
    public func setEventHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?) {}
    public func suspend() {}
}

extension DispatchSource {
    public struct MemoryPressureEvent: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let normal = MemoryPressureEvent(rawValue: 1)
        public static let warning = MemoryPressureEvent(rawValue: 2)
        public static let critical = MemoryPressureEvent(rawValue: 4)
        public static let all: MemoryPressureEvent = [.normal, .warning, .critical]
    }

    /// Creates a source that never sends an event. Its cancel handler is called on `queue`, or on a global queue if
    /// `queue` is nil.
    public class func makeMemoryPressureSource(
        eventMask: MemoryPressureEvent, queue: DispatchQueue? = nil
    ) -> any DispatchSourceMemoryPressure { MemoryPressureSource(eventMask, on: queue ?? .global()) }
}

private final class MemoryPressureSource: DispatchSourceMemoryPressure {
    let mask: DispatchSource.MemoryPressureEvent
    let data = DispatchSource.MemoryPressureEvent.normal
    private let queue: DispatchQueue
    private(set) var isCancelled = false
    private var registrationHandler: (() -> Void)?
    private var cancelHandler: (() -> Void)?

    init(_ mask: DispatchSource.MemoryPressureEvent, on queue: DispatchQueue) {
        (self.mask, self.queue) = (mask, queue)
    }

    func setCancelHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?) {
        cancelHandler = handler
    }

    func setRegistrationHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?) {
        registrationHandler = handler
    }

    func activate() { resume() }

    func resume() {
        if let handler = registrationHandler { queue.sessionAsync { handler() } }
        registrationHandler = nil
    }

    func cancel() {
        guard !isCancelled else { return }
        isCancelled = true
        if let handler = cancelHandler { queue.sessionAsync { handler() } }
    }
}
