public import Foundation

/// An observer of the messages that another object receives.
public protocol RXMessageSentObserver: AnyObject {
    var targetImplementation: IMP { get set }
    func messageSent(withArguments arguments: [Any])
    func methodInvoked(withArguments arguments: [Any])
}

/// An observer of the end of another object.
public protocol RXDeallocatingObserver: AnyObject {
    var targetImplementation: IMP { get set }
    func deallocating()
}

public let RXObjCRuntimeErrorDomain = "RXObjCRuntimeErrorDomain"
public let RXObjCRuntimeErrorIsKVOKey = "RXObjCRuntimeErrorIsKVOKey"

/// The reason why messages to an object cannot be observed.
public enum RXObjCRuntimeError: Int, Sendable {
    case unknown = 1
    case objectMessagesAlreadyBeingIntercepted, selectorNotImplemented
    case cantInterceptCoreFoundationTollFreeBridgedObjects
    case threadingCollisionWithOtherInterceptionMechanism
    case savingOriginalForwardingMethodFailed, replacingMethodWithForwardingImplementation
    case observingPerformanceSensitiveMessages, observingMessagesWithUnsupportedReturnType
}

/// Returns the selector itself.
public func RX_selector(_ selector: Selector) -> Selector { selector }

/// Returns a pointer that is the same for equal selectors, and is different for others.
public func RX_reference_from_selector(_ selector: Selector) -> UnsafeRawPointer {
    UnsafeRawPointer(CStrings.pointer(to: selector.description))
}

public func RX_default_target_implementation() -> IMP { .noMethod }

/// Begins to observe a method of an object, for the observer that is associated with the object under the reference of
/// the selector.
///
/// Only the methods that UIKit calls at the beginning and the end of a screen and at its layout are observed, such as
/// `viewWillAppear(_:)`. Other methods are accepted, and the session's log says that they are not observed.
public func RX_ensure_observing(_ target: AnyObject, _ selector: Selector, _ error: inout NSError?) -> IMP? {
    let observer = objc_getAssociatedObject(target, RX_reference_from_selector(selector))
    if let observer = observer as? any RXMessageSentObserver {
        ObservedCalls.current.add(MessageRelay(observer), of: selector, on: target)
    }
    return .observed
}

extension OpaquePointer {
    /// The implementation of a method whose messages are observed.
    nonisolated(unsafe) fileprivate static let observed = OpaquePointer(
        UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
}

/// Passes the calls of a method on to an observer.
private final class MessageRelay: CallObserving {
    private weak var observer: (any RXMessageSentObserver)?

    init(_ observer: any RXMessageSentObserver) { self.observer = observer }

    func willCall(with arguments: [Any]) { observer?.messageSent(withArguments: arguments) }
    func didCall(with arguments: [Any]) { observer?.methodInvoked(withArguments: arguments) }
}
