import Foundation

/// Another program, run to its end in a folder.
struct Tool {
    /// The folder that it runs in.
    let folder: URL

    /// How it ended, and all that it printed.
    struct Outcome {
        /// Its exit status.
        let status: Int32
        /// Its standard output and error, as they came.
        let output: String

        /// The last line that it printed.
        var lastLine: String? { output.split(whereSeparator: \.isNewline).last.map(String.init) }
    }

    /// Runs a program that is on the path, with what it is to read; `tell` gets what it prints while it prints it.
    func run(_ command: [String], input: String? = nil, tell: (Data) -> Void = { _ in }) throws -> Outcome {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = command
        process.currentDirectoryURL = folder
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        let reading = input.map { _ in Pipe() }
        process.standardInput = reading ?? FileHandle.nullDevice
        try process.run()
        if let reading, let input {
            try? reading.fileHandleForWriting.write(contentsOf: Data(input.utf8))  // who does not read it says why
            try? reading.fileHandleForWriting.close()
        }
        var output = Data()
        while case let data = pipe.fileHandleForReading.availableData, !data.isEmpty {
            output.append(data)
            tell(data)
        }
        process.waitUntilExit()
        return Outcome(status: process.terminationStatus, output: String(decoding: output, as: UTF8.self))
    }
}
