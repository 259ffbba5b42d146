public import Foundation
import HeadlessUIKit

/// Stores the requests of an app for work in the background, and never runs them.
open class BGTaskScheduler: NSObject {
    public struct Error: Swift.Error, CustomNSError, LocalizedError {
        public enum Code: Int, Sendable {
            case unavailable = 1
            case tooManyPendingTaskRequests, notPermitted, immediateRunIneligible
        }

        public let code: Code

        public init(_ code: Code) { self.code = code }

        public static var errorDomain: String { "BGTaskSchedulerErrorDomain" }
        public var errorCode: Int { code.rawValue }
        public var errorDescription: String? {
            code == .notPermitted
                ? "No handler is registered for the task" : "The task cannot be scheduled (\(code.rawValue))"
        }

        public static var unavailable: Code { .unavailable }
        public static var tooManyPendingTaskRequests: Code { .tooManyPendingTaskRequests }
        public static var notPermitted: Code { .notPermitted }
    }

    private enum Shared: ApplicationKey {
        static var defaultValue: BGTaskScheduler { BGTaskScheduler() }
    }

    /// The scheduler of the running app.
    open class var shared: BGTaskScheduler { AppEnvironment.current.values[Shared.self] }

    private var registered: Set<String> = []
    private var requests: [BGTaskRequest] = []

    override init() {}

    /// Registers a task. The handler is never called.
    ///
    /// - Returns: False if the task is registered already, or the Info.plist lists tasks without this one.
    @discardableResult
    open func register(
        forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
        launchHandler: @escaping (BGTask) -> Void
    ) -> Bool {
        let permitted = Bundle.main.object(forAppInfoKey: "BGTaskSchedulerPermittedIdentifiers") as? [String]
        guard permitted?.contains(identifier) ?? true else { return false }
        return registered.insert(identifier).inserted
    }

    /// Stores a request, which replaces one of the same task, and logs it.
    ///
    /// - Throws: The error `notPermitted` if the task is not registered.
    open func submit(_ taskRequest: BGTaskRequest) throws {
        guard registered.contains(taskRequest.identifier) else { throw Error(.notPermitted) }
        requests.removeAll { $0.identifier == taskRequest.identifier }
        requests.append(taskRequest)
        AppEnvironment.current.host.log(
            .message("The app schedules \(taskRequest.identifier). A session runs no work in the background"))
    }

    open func cancel(taskRequestWithIdentifier identifier: String) {
        requests.removeAll { $0.identifier == identifier }
    }
    open func cancelAllTaskRequests() { requests = [] }

    /// Calls `completionHandler` in a turn of the session.
    open func getPendingTaskRequests(completionHandler: @escaping ([BGTaskRequest]) -> Void) {
        MainQueue.async { [self] in completionHandler(requests) }
    }
    open func pendingTaskRequests() async -> [BGTaskRequest] { requests }
}
