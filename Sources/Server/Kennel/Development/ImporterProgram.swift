import Foundation

/// The program that imports projects and translates their files. It is a program of its own, so that no other program
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
            throw UsageError("what translates the project cannot be built in \(KennelFolder.current.path): \(reason)")
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

    /// Runs the program in a folder with its output shown, and reports the progress. If the program fails, throws an
    /// error with the last line of its output.
    func insist(in folder: URL, progress: (BuildProgress) -> Void) throws {
        fflush(nil)  // Flushes earlier output, which must come first.
        let line = BuildLine()
        let ended = try Tool(folder: folder).run([file.path, folder.path, "--progress"]) { output in
            let text = String(decoding: output, as: UTF8.self)
            let told = text.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix("@ ") }
            line.printOutput(Data(told.joined(separator: "\n").utf8))
            guard let now = BuildProgress.translating(in: text) else { return }
            line.show(now)
            progress(now)
        }
        line.finish()
        guard ended.status == 0 else { throw UsageError(ended.lastLine ?? "the project could not be translated") }
    }

    private func start(_ arguments: [String]) throws -> Process {
        fflush(nil)  // Flushes earlier output, which must come first.
        let process = Process()
        process.executableURL = file
        process.arguments = arguments
        try process.run()
        return process
    }
}
