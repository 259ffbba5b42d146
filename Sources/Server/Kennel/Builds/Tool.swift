import Foundation

/// Runs external programs in a folder.
struct Tool {
    /// The working directory of the program.
    let folder: URL

    /// The result of a run.
    struct Outcome {
        let status: Int32
        /// The interleaved standard output and standard error.
        let output: String

        /// The last line of the output.
        var lastLine: String? { output.split(whereSeparator: \.isNewline).last.map(String.init) }
        /// The first line with an error of the compiler; the last line of the output if there is none.
        var firstError: String? {
            output.split(whereSeparator: \.isNewline).first { $0.contains("error: ") }.map(String.init) ?? lastLine
        }
    }

    /// Runs a program that is found in the PATH. Throws if it cannot be started.
    ///
    /// - Parameters:
    ///   - input: The text for standard input; nil for none.
    ///   - tell: Receives the program's output as it arrives.
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
            try? reading.fileHandleForWriting.write(contentsOf: Data(input.utf8))  // A failing program reports why.
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
