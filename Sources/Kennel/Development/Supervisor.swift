import Foundation

/// Keeps a package's newest good build serving: watches its sources, builds them, and lets the new server take over the
/// recorded sessions of the old one.
///
/// The old server answers until the new one is built. What cannot be built, or ends as soon as it starts, replaces nothing.
struct Supervisor {
    private let folder: URL
    private let product: String
    private let arguments: [String]
    private var server: DevelopmentServer
    /// Folders in turn, so that a program that runs is never overwritten.
    private var turn = 0

    /// Starts to serve with the program that runs now. `arguments` are those of `serve`.
    init(product: String, arguments: [String]) throws {
        folder = URL(filePath: FileManager.default.currentDirectoryPath)
        guard FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) else {
            throw UsageError("there is no Package.swift here; dev runs in the folder of the package it builds")
        }
        guard let program = Bundle.main.executableURL else { throw UsageError("this program is not to be found") }
        self.product = product
        self.arguments = arguments
        server = try DevelopmentServer(
            copying: program, to: Self.place(0, in: folder), as: product, arguments: arguments)
    }

    /// Builds at once and after each change, for ever.
    mutating func run() -> Never {
        var watch = SourceWatch(folder)
        rebuild()
        while true {
            usleep(300_000)
            guard watch.hasChanged() else {
                if server.hasEnded { restart() }
                continue
            }
            // An editor may still be saving; what comes during the build is seen after it.
            repeat { usleep(200_000) } while watch.hasChanged()
            rebuild()
        }
    }

    private mutating func rebuild() {
        server.tell(BuildReport(state: .building))
        let output: String
        do {
            output = try Self.build(product, in: folder)
        } catch let failure as BuildFailure {
            let errors = BuildError.all(in: failure.output, of: folder)
            server.tell(
                BuildReport(
                    state: .failed, errors: errors.isEmpty ? [BuildError(message: failure.lastLine)] : errors))
            print("The build failed; what was built before goes on serving.")
            return
        } catch {
            server.tell(BuildReport(state: .failed, errors: [BuildError(message: "\(error)")]))
            return
        }
        takeOver(builtAt: URL(filePath: output).appending(path: product))
    }

    private mutating func takeOver(builtAt program: URL) {
        server.tell(BuildReport(state: .ready))
        let former = server
        former.stop()
        do {
            server = try DevelopmentServer(
                copying: program, to: Self.place(turn + 1, in: folder), as: product, arguments: arguments)
            turn += 1
        } catch {
            print("The new build does not serve (\(error)); what was built before goes on.")
            restart()
            let message = "The new build ended as soon as it was started: \(error)"
            server.tell(BuildReport(state: .failed, errors: [BuildError(message: message)]))
        }
    }

    /// Starts again what served last.
    private mutating func restart() {
        do {
            server = try server.again()
        } catch {
            complain("\(product): \(error)")
            exit(EXIT_FAILURE)
        }
    }

    private static func place(_ turn: Int, in folder: URL) -> URL {
        folder.appending(path: ".build/serving/\(turn % 2)")
    }

    private struct BuildFailure: Error {
        let output: String

        var lastLine: String {
            output.split(whereSeparator: \.isNewline).last.map(String.init) ?? "The build failed."
        }
    }

    /// Builds a product for debugging, prints what the compiler says, and returns the folder of what was built.
    private static func build(_ product: String, in folder: URL) throws -> String {
        let built = try swift(["build", "--product", product], in: folder, echo: true)
        guard built.status == 0 else { throw BuildFailure(output: built.output) }
        let place = try swift(["build", "--show-bin-path"], in: folder, echo: false)
        return place.output.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    private static func swift(
        _ arguments: [String], in folder: URL, echo: Bool
    ) throws -> (status: Int32, output: String) {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["swift"] + arguments
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
