import Foundation
import Glibc

/// The shared dependencies for starting processes of one program: the program, a shared folder, and a serial queue.
final class ProcessStarter: Sendable {
    let program: WorldProgram
    let version: String
    let memory: Int
    private let shared: ProcessFolder
    private let warn: @Sendable (String) -> Void
    private let queue = DispatchQueue(label: "kennel.process.starter")

    /// Creates a starter. Throws if no shared folder can be created.
    init(
        _ program: WorldProgram, version: String, memory: Int, warn: @escaping @Sendable (String) -> Void
    ) throws(WorldProcessError) {
        self.program = program
        self.version = version
        self.memory = memory
        self.warn = warn
        shared = try ProcessFolder()
    }

    /// The folder that the processes share with the server.
    var folder: URL { shared.url }

    /// Returns the process that `find` returns, or else starts one. Throws the last error if earlier starts have failed
    /// and the delay until the next attempt has not passed. Waits for other callers that start a process.
    func running<Found: Sendable>(
        _ find: () -> (Found?, Restarts), else start: () throws(WorldProcessError) -> Found
    ) throws(WorldProcessError) -> Found {
        if let found = find().0 { return found }
        let result = queue.sync { () -> Result<Found, WorldProcessError> in
            let (found, restarts) = find()
            if let found { return .success(found) }
            if let error = restarts.error, restarts.pause(at: .now) != nil { return .failure(error) }
            return Result { () throws(WorldProcessError) in try start() }
        }
        return try result.get()
    }

    /// Runs `body`, which starts processes, on the queue after a delay.
    func run(after pause: Duration, _ body: @escaping @Sendable () -> Void) {
        queue.asyncAfter(deadline: .now() + .nanoseconds(Int(pause / .nanoseconds(1))), execute: body)
    }

    /// Begins to read from a process that is already registered, because it may end from then on. Stops it if it is no
    /// longer wanted.
    func begin(_ process: some PolledProcess, isWanted: Bool) {
        process.begin()
        if !isWanted { process.stop() }
    }

    /// Warns that processes do not start, if further attempts are delayed.
    func reportFailure(_ error: WorldProcessError, retriedAfter pause: Duration?) {
        if let pause { warn("\(error); the next attempt is in \(pause.components.seconds + 1) s") }
    }

    /// Calls `look` repeatedly on a new thread, with the given pause between two calls, until it returns false.
    func poll(every milliseconds: UInt32, while look: @escaping @Sendable () -> Bool) {
        Thread.detachNewThread {
            while look() { usleep(milliseconds * 1_000) }
        }
    }

    /// Removes the shared folder. Called when no started process is running any more.
    func clear() {
        shared.remove()
    }
}

/// A started process whose messages are read once it is registered.
protocol PolledProcess {
    /// Starts to read messages and to wait for the end of the process. Call it only once.
    func begin()
    /// Ends the process.
    func stop()
}

extension WorldChild: PolledProcess {}
extension ForkServer: PolledProcess {}
