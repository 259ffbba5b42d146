import Foundation

/// The output of a program that has ended.
struct ProgramOutput {
    let status: Int32
    let output: Data
    private let complaint: Data

    /// Runs a program, which is searched for in `PATH`, and waits for its end. Throws if it cannot be started.
    init(of arguments: [String]) throws {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        let (output, complaint) = (Pipe(), FileManager.default.temporaryDirectory.appending(path: UUID().uuidString))
        _ = FileManager.default.createFile(atPath: complaint.path, contents: nil)
        defer { try? FileManager.default.removeItem(at: complaint) }
        process.standardOutput = output
        process.standardError = try FileHandle(forWritingTo: complaint)
        try process.run()
        self.output = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        status = process.terminationStatus
        self.complaint = (try? Data(contentsOf: complaint)) ?? Data()
    }

    /// The first line of standard error that contains `error:`, or the last line.
    var lastError: String {
        let lines = String(decoding: complaint, as: UTF8.self).split(whereSeparator: \.isNewline).map(String.init)
        return lines.first { $0.contains("error:") } ?? lines.last ?? "it ended with status \(status)"
    }
}
