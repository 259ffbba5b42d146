import Foundation
import HTTPServer
import Locks
import Testing

/// Values that a handler records for the test.
final class Notes<Value: Sendable>: Sendable {
    private let values = Locked<[Value]>([])
    init() {}
    func append(_ value: Value) { values.withLock { $0.append(value) } }
    var all: [Value] { values.withLock { $0 } }
    var count: Int { all.count }
    func removeAll() -> [Value] {
        values.withLock { values in
            defer { values = [] }
            return values
        }
    }
}

/// Waits until a condition holds. Fails after five minutes.
func eventually(
    _ what: Comment, location: SourceLocation = #_sourceLocation, _ condition: () throws -> Bool
) async throws {
    let deadline = ContinuousClock.now + .seconds(300)
    while try !condition() {
        try #require(ContinuousClock.now < deadline, what, sourceLocation: location)
        try await Task.sleep(for: .milliseconds(1))
    }
}

/// Runs work on a separate thread, like a late response.
func onThread(_ body: @escaping @Sendable () -> Void) {
    Thread(block: body).start()
}

extension HTTPServer {
    /// Starts a server on a free port whose options a test changes.
    convenience init(
        _ change: (inout Configuration) -> Void, handler: @escaping @Sendable (HTTPRequest, HTTPReply) -> Void
    ) throws {
        var configuration = Configuration()
        configuration.checkInterval = .milliseconds(20)
        change(&configuration)
        try self.init(configuration, handler: handler)
    }

    convenience init(handler: @escaping @Sendable (HTTPRequest, HTTPReply) -> Void) throws {
        try self.init({ _ in }, handler: handler)
    }
}

extension HTTPResponse {
    init(_ text: String, status: Int = 200) { self.init(status: status, body: Array(text.utf8)) }
}
