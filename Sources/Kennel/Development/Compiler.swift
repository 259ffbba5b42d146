import Foundation

/// Builds a package with the Swift that is on the path.
struct Compiler {
    /// The package's folder.
    let folder: URL

    /// Why there is no new program.
    struct Failure: Error {
        /// All that the compiler printed.
        let output: String

        /// What it found, or the last that it said.
        func errors(in folder: URL) -> [BuildError] {
            let found = BuildError.all(in: output, of: folder)
            let lastLine = output.split(whereSeparator: \.isNewline).last.map(String.init) ?? "The build failed."
            return found.isEmpty ? [BuildError(message: lastLine)] : found
        }
    }

    /// Builds a product for debugging, prints what the compiler says, and returns where the program is.
    func build(_ product: String) throws -> URL {
        let built = try run(["swift", "build", "--product", product], echo: true)
        guard built.status == 0 else { throw Failure(output: built.output) }
        let place = try run(["swift", "build", "--show-bin-path"], echo: false).output
        return URL(filePath: place.trimmingCharacters(in: .whitespacesAndNewlines)).appending(path: product)
    }

    private func run(_ arguments: [String], echo: Bool) throws -> (status: Int32, output: String) {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = arguments
        process.currentDirectoryURL = folder
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        process.standardInput = FileHandle.nullDevice
        try process.run()
        var output = Data()
        while case let data = pipe.fileHandleForReading.availableData, !data.isEmpty {
            output.append(data)
            if echo { FileHandle.standardOutput.write(data) }
        }
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: output, as: UTF8.self))
    }
}
