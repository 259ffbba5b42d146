import Foundation

/// A server in a process of its own, started from a copy of its program.
final class DevelopmentServer {
    private let program: URL
    private let arguments: [String]
    private let process = Process()
    private let reports = Pipe()

    /// Copies the program to a folder, and starts it.
    convenience init(copying program: URL, to folder: URL, as name: String, arguments: [String]) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let copy = folder.appending(path: name)
        if FileManager.default.fileExists(atPath: copy.path) { try FileManager.default.removeItem(at: copy) }
        try FileManager.default.copyItem(at: program, to: copy)
        try self.init(copy, arguments: arguments)
    }

    /// Starts a program, and waits until it says where it is. Throws when it ends before.
    private init(_ program: URL, arguments: [String]) throws {
        self.program = program
        self.arguments = arguments
        let output = Pipe()
        process.executableURL = program
        process.arguments = ["serve", "--follow-builds"] + arguments
        process.standardInput = reports
        process.standardOutput = output
        try process.run()
        var said = Data()
        while !said.contains(UInt8(ascii: "\n")) {
            let data = output.fileHandleForReading.availableData
            if data.isEmpty {
                process.waitUntilExit()
                throw UsageError("the server ended with status \(process.terminationStatus) before it served")
            }
            FileHandle.standardOutput.write(data)
            said.append(data)
        }
        // Whatever it prints from now on is for the terminal.
        let reading = output.fileHandleForReading
        Thread.detachNewThread {
            while case let data = reading.availableData, !data.isEmpty { FileHandle.standardOutput.write(data) }
        }
    }

    /// The same program, started again.
    func again() throws -> DevelopmentServer {
        try DevelopmentServer(program, arguments: arguments)
    }

    /// Whether the process is gone without having been asked.
    var hasEnded: Bool { !process.isRunning }

    /// Tells its pages how the build stands.
    func tell(_ report: BuildReport) {
        guard process.isRunning, let line = try? JSONEncoder().encode(report) else { return }
        // A server that ends at this moment hears nothing, and need not.
        try? reports.fileHandleForWriting.write(contentsOf: line + [UInt8(ascii: "\n")])
    }

    /// Asks it to put its sessions aside and end, and waits until it has.
    func stop() {
        if process.isRunning { process.terminate() }
        process.waitUntilExit()
    }
}
