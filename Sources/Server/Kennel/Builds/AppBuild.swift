import Dispatch
import Foundation
import Glibc
import WorldProcess

/// A program of an app, as another one's server runs it.
struct AppBuild {
    /// The program as a world process.
    let program: WorldProgram

    /// How long, in seconds, that may take.
    private static let patience = 10.0

    /// Describes the program in this file.
    init(_ file: URL) {
        program = WorldProgram(executable: file)
    }

    /// The backend that the app brings along; nil where it brings none. Throws when the program does not say.
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
            DispatchQueue.global().asyncAfter(deadline: .now() + Self.patience, execute: patience)
            output = try pipe.fileHandleForReading.readToEnd() ?? Data()
        } catch {
            throw UsageError("the program cannot be started: \(error.localizedDescription)")
        }
        process.waitUntilExit()
        patience.cancel()
        guard process.terminationStatus == 0 else {
            throw UsageError("asked for its backend, the program ended with status \(process.terminationStatus)")
        }
        // What an app prints of itself comes before.
        let line = output.split(separator: UInt8(ascii: "\n")).last ?? Data()
        do {
            return try JSONDecoder().decode(BackendDescription?.self, from: Data(line))?.backend
        } catch {
            throw UsageError("asked for its backend, the program said something else")
        }
    }

    /// Says what `backend()` reads.
    static func describe(_ backend: Backend?) throws {
        let text = try JSONEncoder().encode(backend.map { BackendDescription($0) })
        FileHandle.standardOutput.write(text + Data("\n".utf8))
    }
}
