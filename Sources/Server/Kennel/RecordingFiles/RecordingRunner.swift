import Foundation
import HeadlessUIKit
import Wire
import WorldProcess

/// The result of one piece of a command's work, such as one file.
protocol PlayedResult: Sendable {
    /// The text for the user: one line, and details on further lines.
    var text: String { get }
    /// The exit status that the command would have if this were its only result.
    var status: ExitCode { get }
    /// The test cases for the CI report.
    var testCases: [JUnitReport.Case] { get }
}

/// Runs the pieces of a command's work on recordings, without network, clock or server.
///
/// Each piece runs the app in its own process, so that a crash or a hang is a result like any other.
struct RecordingRunner {
    /// The name of the command, used in reports.
    let command: String
    let application: @Sendable () -> any UIApplicationDelegate
    let options: ReplayOptions
    /// The program that app processes run.
    var worldProgram = WorldProgram.own
    /// Receives the lines for the user.
    let tell: @Sendable (String) -> Void

    /// The worlds in which apps run, and the names of the apps other than the program's own.
    struct Place: Sendable {
        let worlds: any Worlds
        let apps: [String]
    }

    /// Performs all pieces of work, prints each result, and returns the worst status.
    func run<Piece: Sendable, Result: PlayedResult>(
        _ pieces: [Piece], play: @escaping @Sendable (Piece, Place) async -> Result
    ) async -> ExitCode {
        await run(atOnce: pieces.count) { place, width in
            await playAll(pieces, width: width) { await play($0, place) }
        }
    }

    /// Starts app processes, runs `body`, writes the report, and returns the worst status.
    ///
    /// - Parameters:
    ///   - most: The maximum number of processes that can be used.
    ///   - body: Receives the worlds and the number of pieces to run concurrently, and returns the results.
    func run<Result: PlayedResult>(atOnce most: Int, _ body: (Place, Int) async -> [Result]) async -> ExitCode {
        var serving = options.serving
        let width = max(1, min(serving.worldCount.width, most))
        if case .shared(1...) = serving.worldCount { serving.worlds = .shared(width) }
        let results: [Result]
        do {
            let apps = try Apps(own: worldProgram, application: application, options: serving)
            defer { apps.stop() }
            if !options.apps.isEmpty { _ = try apps.others() }
            results = await body(Place(worlds: apps, apps: options.apps.map(\.name)), width)
        } catch {
            tell("\(error)")
            return .noProcess
        }
        if let junit = options.junit {
            do {
                let report = JUnitReport(suite: "kennel \(command)", cases: results.flatMap(\.testCases))
                try Data(report.xml.utf8).write(to: URL(filePath: junit))
            } catch {
                tell("The report \(junit) cannot be written: \(error.localizedDescription)")
                return .noReport
            }
        }
        return results.map(\.status).max() ?? .success
    }

    /// Performs `width` pieces concurrently, and prints the results in the order of the pieces.
    private func playAll<Piece: Sendable, Result: PlayedResult>(
        _ pieces: [Piece], width: Int, play: @escaping @Sendable (Piece) async -> Result
    ) async -> [Result] {
        await withTaskGroup(of: (Int, Result).self) { group in
            var waiting = pieces.enumerated().makeIterator()
            func beginNext() {
                guard let (index, piece) = waiting.next() else { return }
                group.addTask { (index, await play(piece)) }
            }
            for _ in 0..<width { beginNext() }
            var done: [Int: Result] = [:]
            var results: [Result] = []
            for await (index, result) in group {
                beginNext()
                done[index] = result
                while let next = done.removeValue(forKey: results.count) {
                    tell(next.text)
                    results.append(next)
                }
            }
            return results
        }
    }
}
