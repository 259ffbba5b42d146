import Foundation
import HeadlessUIKit
import Locks
import WorldProcess

extension Command {
    /// Runs the command and returns when it is done. A command that starts a server returns after the server has
    /// stopped.
    ///
    /// - Throws: An error whose description is a sentence for the user; the status is then ``ExitCode/failure``.
    func run(in program: AppProgram) throws -> ExitCode {
        if needsFonts { try DeviceFonts.open() }  // Before processes are forked, so that all share the fonts.
        switch self {
        case .help: AppProgram.print(Self.usage(program: program.name))
        case .version: AppProgram.print("\(program.name) \(release)")
        case .new(let path): AppProgram.print(try NewPackage(at: path).writtenForPerson(as: path))
        case .importing(let options):
            let importer = try ImporterProgram(beside: Bundle.main.executableURL)
            guard options.leavesOutFailing else { return ExitCode(rawValue: try importer.run(options.arguments)) }
            let package = try AppPackage(importing: options.arguments, with: importer, reuses: false)
            try package.buildLeavingOutFailing(package.program(named: nil, running: ""))
        case .package(let options):
            let files = try Packager(product: program.name, options).run { AppProgram.print($0) }
            for file in files { AppProgram.print(file.path) }
        case .token(let options):
            try options.run(program: program.name, print: { AppProgram.print($0) }, tell: { complain($0) })
        case .backup(let options): complain(try JournalMaintenance(options: options, program: program.name).backUp())
        case .check(let options): return Self.check(options, in: program)
        case .replay(let options):
            let playing = RecordingRunner("replay", options: options.settled(for: program.isolation), in: program)
            return blockingResult { await playing.replay() }
        case .compare(let options):
            let options = options.settled(for: program.isolation)
            let playing = RecordingRunner("compare", options: options.replaying, in: program)
            return blockingResult { await playing.compare(options.sides) }
        case .sweep(let options):
            let options = options.settled(for: program.isolation)
            let playing = RecordingRunner("sweep", options: options.replay, in: program)
            return blockingResult { await playing.sweep(options) }
        case .export(let options):
            let name = program.name
            let exporting = ExportingFile(
                application: program.application, options: options.settled(for: program.isolation),
                tell: { print($0, terminator: "") }, complain: { complain("\(name): \($0)") })
            return blockingResult { await exporting.run() }
        case .world(let marker, let memory):
            var loop = try WorldLoop(program.application, marker: marker, memory: memory, version: Kennel.version)
            loop.run()
        case .forkServer(let folder, let memory):
            var loop = ForkServerLoop(program.application, folder: folder, memory: memory, version: Kennel.version)
            loop.run()
        case .backend: try AppBuild.describe(program.backend())
        case .develop(let selected, let options):
            let package = try AppPackage(importingIfNeeded: selected.folder)
            let product = try package.program(named: selected.product, running: program.name)
            guard product == program.name, !package.leavesOutFailing else {
                try package.launch(
                    product, arguments: ["dev", package.folder.path] + selected.arguments, awaitsChanges: true)
            }
            try AppServer(options: options, program: program).develop(in: package.folder)
        case .runPackage(let selected):
            let package = try AppPackage(at: selected.folder)
            let product = try package.program(named: selected.product, running: program.name)
            try package.launch(product, arguments: selected.arguments, awaitsChanges: false)
        case .test(let selected): try AppPackage(at: selected.folder).test(arguments: selected.arguments)
        case .modelContext(let options): try options.run(in: program)
        case .serve(let options): try AppServer(options: options, program: program).serve(.own)
        }
        return .success
    }

    /// Checks a journal. Returns ``ExitCode/unreadable`` if there is none or it cannot be read.
    private static func check(_ options: MaintenanceOptions, in program: AppProgram) -> ExitCode {
        do {
            let found = try JournalMaintenance(options: options, program: program.name).check()
            for line in found.lines { AppProgram.print(line) }
            return found.isWhole ? .success : .failure
        } catch {
            program.complain(error)
            return .unreadable
        }
    }
}

extension RecordingRunner {
    fileprivate init(_ command: String, options: ReplayOptions, in program: AppProgram) {
        self.init(command: command, application: program.application, options: options) { printLine($0) }
    }
}

/// Runs asynchronous work on other threads, and blocks this thread until it has ended.
private func blockingResult(_ work: @escaping @Sendable () async -> ExitCode) -> ExitCode {
    let result = Locked<ExitCode?>(nil)
    let done = DispatchSemaphore(value: 0)
    Task.detached {
        let code = await work()
        result.withLock { $0 = code }
        done.signal()
    }
    done.wait()
    return result.withLock { $0 } ?? .failure
}
