public import Dispatch
import HeadlessUIKit

/// Reports whether the simulated device has a network.
///
/// The device is offline while the fault rule `*: offline` is set without `count`, `after` and `chance`.
public final class NWPathMonitor: @unchecked Sendable {  // the app's turns run one at a time
    /// The update handler. It is called in turns of the session, regardless of the queue: once after the start, and
    /// after each change.
    public var pathUpdateHandler: ((NWPath) -> Void)?
    /// The queue given at the start. It has no effect.
    public private(set) var queue: DispatchQueue?

    private let isMeant: @Sendable (NWInterface.InterfaceType) -> Bool
    private var isRunning = false
    private var isOver = false

    public init() { isMeant = { _ in true } }

    public init(requiredInterfaceType: NWInterface.InterfaceType) { isMeant = { $0 == requiredInterfaceType } }

    public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {
        isMeant = { !prohibitedInterfaceTypes.contains($0) }
    }

    public var currentPath: NWPath {
        NWPath(status: DeviceNetwork.current.isReachable && isMeant(.wifi) ? .satisfied : .unsatisfied)
    }

    /// Starts the reports. A monitor that was cancelled cannot be started again.
    public func start(queue: DispatchQueue) {
        guard !isRunning, !isOver else { return }
        isRunning = true
        self.queue = queue
        // A running monitor is retained, as on iOS.
        DeviceNetwork.current.observe { self.report() }
        report()
    }

    public func cancel() { (isRunning, isOver) = (false, true) }

    private func report() {
        guard isRunning else { return }
        MainQueue.async { [self] in if isRunning { pathUpdateHandler?(currentPath) } }
    }
}
