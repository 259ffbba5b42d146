import Foundation
import Glibc

/// What whoever starts processes of a program needs for that: the program, a folder that it shares with them, and one
/// line in which they are started.
final class ProcessStarter: Sendable {
    let program: WorldProgram
    let version: String
    let memory: Int
    private let shared: ProcessFolder
    private let warn: @Sendable (String) -> Void
    private let queue = DispatchQueue(label: "kennel.process.starter")

    /// Throws when there is no folder to be had.
    init(
        _ program: WorldProgram, version: String, memory: Int, warn: @escaping @Sendable (String) -> Void
    ) throws(WorldProcessError) {
        self.program = program
        self.version = version
        self.memory = memory
        self.warn = warn
        shared = try ProcessFolder()
    }

    /// Where processes and their front keep what both know.
    var folder: URL { shared.url }

    /// What runs by now, or is started: at once, unless those before did not come up. Waits for others who start.
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

    /// Runs what starts more of them, aside and after a pause.
    func run(after pause: Duration, _ body: @escaping @Sendable () -> Void) {
        queue.asyncAfter(deadline: .now() + .nanoseconds(Int(pause / .nanoseconds(1))), execute: body)
    }

    /// Has a process heard that is known by now, because it may end from then on, and ends it where nobody wants it.
    func begin(_ process: some HeardProcess, isWanted: Bool) {
        process.begin()
        if !isWanted { process.stop() }
    }

    /// Says that processes do not come up, where they are tried again less often for that.
    func tell(_ error: WorldProcessError, triedAgainAfter pause: Duration?) {
        if let pause { warn("\(error); tried again in \(pause.components.seconds + 1) s") }
    }

    /// Looks after processes every so many milliseconds, as long as there are any to look after.
    func watch(every milliseconds: UInt32, _ look: @escaping @Sendable () -> Bool) {
        Thread.detachNewThread {
            while look() { usleep(milliseconds * 1_000) }
        }
    }

    /// Nothing that was started runs any more.
    func clear() {
        shared.remove()
    }
}

/// A process that was started, and is heard once somebody knows it.
protocol HeardProcess {
    /// Hears from now on what the process says, and that it ends; once.
    func begin()
    /// Ends it for good.
    func stop()
}

extension WorldChild: HeardProcess {}
extension Nursery: HeardProcess {}
