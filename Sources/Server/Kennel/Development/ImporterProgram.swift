import Foundation

/// The program that imports projects and translates their files. It is a separate program, so that no other program
/// links SwiftSyntax.
struct ImporterProgram {
    private let file: URL

    static let name = "kennel-importer"

    /// Finds the program in the SDK, or in the folder of this one. If there is none, or if its sources are newer,
    /// builds it from Kennel's sources.
    init(beside program: URL?) throws {
        if KennelFolder.isInSDK {
            try SDKCompiler.checkInstalled()
            file = KennelFolder.sdk.appending(path: "bin/\(Self.name)")
            return
        }
        if let beside = program?.deletingLastPathComponent().appending(path: Self.name),
            FileManager.default.isExecutableFile(atPath: beside.path),
            Self.isCurrent(beside, sources: KennelFolder.current)
        {
            file = beside
            return
        }
        do {
            var compiler = Compiler(folder: KennelFolder.current, settings: BuildFolder.current?.arguments ?? [])
            file = try compiler.build(Self.name)
        } catch let failure as Compiler.Failure {
            let reason = failure.errors(in: KennelFolder.current).first?.message ?? ""
            throw UsageError("the importer cannot be built in \(KennelFolder.current.path): \(reason)")
        }
    }

    /// Returns whether none of the sources in a checkout of Kennel was changed after the program was built. A program
    /// without sources is current.
    static func isCurrent(_ program: URL, sources: URL) -> Bool {
        let files = FileManager.default
        guard let built = modificationDate(of: program) else { return false }
        return ["Sources/Import", "Sources/Libraries/InterfaceModel", "Sources/Libraries/InterfaceParser"].allSatisfy {
            let folder = files.enumerator(
                at: sources.appending(path: $0), includingPropertiesForKeys: [.contentModificationDateKey])
            return folder?.allSatisfy { file in
                (file as? URL).flatMap(modificationDate).map { $0 <= built } ?? true
            } ?? true
        }
    }

    private static func modificationDate(of file: URL) -> Date? {
        try? file.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
    }

    /// Runs the program with its output shown, and returns its exit status.
    func run(_ arguments: [String]) throws -> Int32 {
        let process = try start(arguments)
        process.waitUntilExit()
        return process.terminationStatus
    }

    /// Translates the changed files of the package in a folder. If the program fails, throws an error with the last
    /// line of its output.
    ///
    /// - Parameters:
    ///   - showsOutput: Whether the output of the program is printed.
    ///   - progress: Called when the progress has changed.
    func translate(in folder: URL, showsOutput: Bool, progress: (BuildProgress) -> Void) throws {
        try insist([folder.path], in: folder, showsOutput: showsOutput, progress: progress)
    }

    /// Imports a project and returns the folder of its package. Throws an error with the reason if it cannot be
    /// imported.
    ///
    /// - Parameters:
    ///   - arguments: The arguments of `kennel import`.
    ///   - reuses: Whether the package of an earlier import of the same project is used again.
    func importProject(_ arguments: [String], reuses: Bool) throws -> URL {
        let current = URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory)
        let output = try insist(arguments + (reuses ? ["--reuse"] : []), in: current, showsOutput: true) { _ in }
        let folders = output.split(separator: "\n").compactMap { line in
            line.hasPrefix(Self.folderMark) ? line.dropFirst(Self.folderMark.count) : nil
        }
        guard let folder = folders.last else { throw UsageError("the importer did not print the package's folder") }
        return URL(filePath: String(folder), directoryHint: .isDirectory)
    }

    /// Excludes the code of an imported project that causes errors. Returns whether further code was excluded.
    func leaveOut(_ errors: [BuildError], in folder: URL) throws -> Bool {
        let list = FileManager.default.temporaryDirectory.appending(path: "kennel-\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: list) }
        try JSONEncoder().encode(errors).write(to: list)
        let ended = try Tool(folder: folder).run([file.path, folder.path, "--errors", list.path])
        switch ended.status {
        case 0: return true
        case Self.nothingExcluded: return false
        default: throw UsageError(ended.lastLine ?? "the project could not be imported")
        }
    }

    /// The exit status of the program if it could exclude no further code.
    private static let nothingExcluded: Int32 = 3
    /// The beginning of the line of output that names the package's folder.
    private static let folderMark = "= "

    @discardableResult
    private func insist(
        _ arguments: [String], in folder: URL, showsOutput: Bool, progress: (BuildProgress) -> Void
    ) throws -> String {
        fflush(nil)  // Flushes earlier output, which must come first.
        let line = BuildLine()
        let ended = try Tool(folder: folder).run([file.path] + arguments + ["--progress"]) { output in
            let text = String(decoding: output, as: UTF8.self)
            let told = text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
                // The error is thrown, and printed by the caller.
                !line.hasPrefix("@ ") && !line.hasPrefix(Self.folderMark) && !line.hasPrefix(Self.prefix)
            }
            if showsOutput { line.printOutput(Data(told.joined(separator: "\n").utf8)) }
            guard let now = BuildProgress.translating(in: text) else { return }
            if showsOutput { line.show(now) }
            progress(now)
        }
        line.finish()
        guard ended.status == 0 else {
            let reason = ended.lastLine ?? "the project could not be imported"
            throw UsageError(reason.hasPrefix(Self.prefix) ? String(reason.dropFirst(Self.prefix.count)) : reason)
        }
        return ended.output
    }

    /// The beginning of the error messages of `kennel import`.
    private static let prefix = "kennel import: "

    private func start(_ arguments: [String]) throws -> Process {
        fflush(nil)  // Flushes earlier output, which must come first.
        let process = Process()
        process.executableURL = file
        process.arguments = arguments
        try process.run()
        return process
    }
}
