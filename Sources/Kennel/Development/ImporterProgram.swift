import Foundation

/// The program that imports projects and translates their files. No other carries the toolchain's SwiftSyntax along.
struct ImporterProgram {
    private let file: URL

    private static let name = "kennel-importer"

    /// The program that was built beside this one, or else is built now, where Kennel's sources are.
    init(beside program: URL?) throws {
        if let beside = program?.deletingLastPathComponent().appending(path: Self.name),
            FileManager.default.isExecutableFile(atPath: beside.path)
        {
            file = beside
            return
        }
        do {
            file = try Compiler(folder: NewPackage.sources).build(Self.name)
        } catch let failure as Compiler.Failure {
            let reason = failure.errors(in: NewPackage.sources).first?.message ?? ""
            throw UsageError("what translates the project cannot be built in \(NewPackage.sources.path): \(reason)")
        }
    }

    /// Runs it, its output shown, and answers its exit status.
    func run(_ arguments: [String]) throws -> Int32 {
        let process = try start(arguments)
        process.waitUntilExit()
        return process.terminationStatus
    }

    /// Runs it, its output shown. Throws what it complained of.
    func insist(_ arguments: [String]) throws {
        let complaint = Pipe()
        let process = try start(arguments, complaint)
        let said = try complaint.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw UsageError(String(decoding: said, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines))
        }
    }

    private func start(_ arguments: [String], _ complaint: Pipe? = nil) throws -> Process {
        fflush(nil)  // what was said before comes before
        let process = Process()
        process.executableURL = file
        process.arguments = arguments
        if let complaint { process.standardError = complaint }
        try process.run()
        return process
    }
}
