import Dispatch
import Foundation
import Glibc
import WorldProcess

/// A build of an app: the executable in which the server of `kennel dev` runs the app, instead of in its own
/// executable.
struct AppBuild {
    /// The program that app processes run.
    let program: WorldProgram

    /// The time in seconds within which the program must describe its backend.
    private static let descriptionTimeout = 10.0

    /// Creates a build from the program in a file.
    init(_ file: URL) {
        program = WorldProgram(executable: file)
    }

    /// Returns the app's own backend; nil if it has none. Throws if the program does not answer correctly.
    func backend() throws(UsageError) -> Backend? {
        let process = Process()
        process.executableURL = program.executable
        process.arguments = [Command.backendWord]
        process.environment = WorldEnvironment.inherited()
        process.standardInput = FileHandle.nullDevice
        let pipe = Pipe()
        process.standardOutput = pipe
        let output: Data
        let patience: DispatchWorkItem
        do {
            try process.run()
            let id = process.processIdentifier
            patience = DispatchWorkItem { kill(id, SIGKILL) }
            DispatchQueue.global().asyncAfter(deadline: .now() + Self.descriptionTimeout, execute: patience)
            output = try pipe.fileHandleForReading.readToEnd() ?? Data()
        } catch {
            throw UsageError("the program cannot be started: \(error.localizedDescription)")
        }
        process.waitUntilExit()
        patience.cancel()
        guard process.terminationStatus == 0 else {
            throw UsageError("the program printed no backend, and ended with status \(process.terminationStatus)")
        }
        // The app may have printed its own output before the description.
        let line = output.split(separator: UInt8(ascii: "\n")).last ?? Data()
        do {
            return try JSONDecoder().decode(BackendDescription?.self, from: Data(line))?.backend
        } catch {
            throw UsageError("the program did not print its backend; it must be built with this version of Kennel")
        }
    }

    /// Prints the description that `backend()` reads.
    static func describe(_ backend: Backend?) throws {
        let text = try JSONEncoder().encode(backend.map { BackendDescription($0) })
        FileHandle.standardOutput.write(text + Data("\n".utf8))
    }
}
