public import Foundation

/// Work that iOS runs in the background. A session never runs it by itself, so no app receives one.
open class BGTask: NSObject {
    public let identifier: String
    /// Stored; never called.
    open var expirationHandler: (() -> Void)?

    init(identifier: String) { self.identifier = identifier }

    /// Does nothing.
    open func setTaskCompleted(success: Bool) {}
}

open class BGAppRefreshTask: BGTask {}
open class BGProcessingTask: BGTask {}

/// A request for work in the background.
open class BGTaskRequest: NSObject {
    public let identifier: String
    open var earliestBeginDate: Date?

    init(named identifier: String) { self.identifier = identifier }
}

open class BGAppRefreshTaskRequest: BGTaskRequest {
    public init(identifier: String) { super.init(named: identifier) }
}

open class BGProcessingTaskRequest: BGTaskRequest {
    /// Stored; has no effect.
    open var requiresNetworkConnectivity = false
    /// Stored; has no effect.
    open var requiresExternalPower = false

    public init(identifier: String) { super.init(named: identifier) }
}
