import Foundation
import Glibc

/// The package of an app, whose program or tests a command runs.
struct AppPackage {
    /// The package's folder.
    let folder: URL
    /// Whether the package was just imported from an iOS project. Code of such a package that does not compile is
    /// excluded.
    let leavesOutFailing: Bool

    /// Creates the description of the package at a path; nil means the current folder. Throws if the folder contains no
    /// `Package.swift`, or if the SDK needs another compiler.
    init(at path: String?) throws(UsageError) {
        try SDKCompiler.checkInstalled()
        leavesOutFailing = false
        folder = Self.folder(at: path)
        guard FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) else {
            throw UsageError(
                "there is no Package.swift \(path.map { "in \($0)" } ?? "here"); name the folder of the package")
        }
    }

    /// Imports a project and creates the description of its package.
    ///
    /// - Parameters:
    ///   - arguments: The arguments of `kennel import`.
    ///   - reuses: Whether the package of an earlier import of the same project is used again.
    init(importing arguments: [String], with importer: ImporterProgram, reuses: Bool) throws {
        leavesOutFailing = true
        folder = try importer.importProject(arguments, reuses: reuses)
    }

    /// Creates the description of the package at a path, or imports the iOS project there. Throws if there is neither.
    init(importingIfNeeded path: String?) throws {
        guard let project = ProjectToImport(at: Self.folder(at: path)) else {
            try self.init(at: path)
            return
        }
        let importer = try ImporterProgram(beside: Bundle.main.executableURL)
        try self.init(importing: [project.place.path], with: importer, reuses: true)
    }

    private static func folder(at path: String?) -> URL {
        let current = URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory)
        return path.map { URL(filePath: $0, directoryHint: .isDirectory, relativeTo: current) } ?? current
    }

    /// Builds a program of an imported project without the code that does not compile. Returns its path.
    @discardableResult
    func buildLeavingOutFailing(_ product: String) throws -> URL {
        do {
            return try PartialBuild(of: product, in: folder).run()
        } catch is Compiler.Failure {
            throw cannotBeBuilt
        }
    }

    private var cannotBeBuilt: UsageError {
        UsageError("the package in \(folder.path) cannot be built; the compiler's errors are above")
    }

    /// Returns the name of the program to run: the requested one; else the one named like the running program; else
    /// the package's only one.
    func program(named requested: String?, running: String) throws -> String {
        let names = try PackageGraph(of: folder).programs
        if let requested {
            guard names.contains(requested) else {
                throw UsageError("the package has no executable \(requested); it has \(Self.list(names))")
            }
            return requested
        }
        if names.contains(running) { return running }
        guard let name = names.first else {
            throw UsageError("the package in \(folder.path) has no executable target, so there is no app to run")
        }
        guard names.count == 1 else {
            throw UsageError("the package has the executables \(Self.list(names)); choose one with --product")
        }
        return name
    }

    /// Replaces this process with a program of the package. Throws if it cannot be built or started.
    ///
    /// If the code of an imported project does not compile, asks in a terminal whether to leave it out.
    ///
    /// - Parameter awaitsChanges: Whether a build that fails is repeated after the next change of the sources.
    func launch(_ product: String, arguments: [String], awaitsChanges: Bool) throws -> Never {
        if leavesOutFailing { try Self.replaceProcess(by: buildLeavingOutFailing(product).path, arguments) }
        var builder = PackageBuilder(folder: folder)
        var monitor = builder.monitor()
        while true {
            do {
                try Self.replaceProcess(by: builder.build(product).path, arguments)
            } catch is Compiler.Failure where mayLeaveOutFailing() {
                try Self.replaceProcess(by: buildLeavingOutFailing(product).path, arguments)
            } catch is Compiler.Failure where awaitsChanges {
                printLine("The build failed. Waiting for the next change to build again.")
                monitor.waitForChange()
            } catch is Compiler.Failure {
                throw cannotBeBuilt
            }
        }
    }

    /// Asks the user in a terminal whether to exclude the code of an imported project that does not compile.
    private func mayLeaveOutFailing() -> Bool {
        guard ImportedSources(in: folder) != nil, isatty(STDIN_FILENO) == 1 else { return false }
        print("Leave out the code that does not compile, and build the rest? [y/N] ", terminator: "")
        fflush(nil)
        return readLine()?.lowercased().hasPrefix("y") == true
    }

    /// Replaces this process with `swift test` for the package. Throws if that cannot be started.
    func test(arguments: [String]) throws -> Never {
        var builder = PackageBuilder(folder: folder)
        try builder.translate()
        let own = BuildFolder.current?.testArguments ?? []
        try Self.replaceProcess(
            by: "/usr/bin/env", ["swift", "test", "--package-path", folder.path] + own + arguments)
    }

    private static func replaceProcess(by program: String, _ arguments: [String]) throws(UsageError) -> Never {
        fflush(nil)
        var words = ([program] + arguments).map { strdup($0) } + [nil]
        execv(program, &words)
        throw UsageError("\(program) cannot be started: \(String(cString: strerror(errno)))")
    }

    private static func list(_ names: [String]) -> String { names.joined(separator: ", ") }
}
