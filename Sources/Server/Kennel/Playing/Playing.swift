import Foundation
import HeadlessUIKit
import Wire
import WorldProcess

/// What came of one piece of a command's work.
protocol PlayedResult: Sendable {
    /// For the person at the terminal: one line, and more under it where there is more to say.
    var text: String { get }
    /// The status to exit with, were it the only one.
    var status: ExitCode { get }
    /// What a report for CI says of it.
    var testCases: [JUnitReport.Case] { get }
}

/// Plays recordings for a command: no network, no clock, no server.
///
/// Each piece of work has a process of its own to run the app in, so that one which crashes the app, or does not come
/// back, is a result like others.
struct Playing {
    /// The word of the command, which reports are named by.
    let command: String
    let application: @Sendable () -> any UIApplicationDelegate
    let options: ReplayOptions
    /// What runs as world process.
    var worldProgram = WorldProgram.own
    /// Takes the lines for the person at the terminal.
    let tell: @Sendable (String) -> Void

    /// Where apps run, and the names of those that run there beside the program's own.
    struct Place: Sendable {
        let worlds: any Worlds
        let apps: [String]
    }

    /// Does every piece of work, whatever comes of each, tells it, and gives the worst status.
    func run<Piece: Sendable, Result: PlayedResult>(
        _ pieces: [Piece], _ play: @escaping @Sendable (Piece, Place) async -> Result
    ) async -> ExitCode {
        await run(atOnce: pieces.count) { place, width in
            await playAll(pieces, width: width) { await play($0, place) }
        }
    }

    /// Makes a place for apps in as many processes as there may be, `most` at the most, runs `body` there with their
    /// number, writes the report, and gives the worst status.
    func run<Result: PlayedResult>(atOnce most: Int, _ body: (Place, Int) async -> [Result]) async -> ExitCode {
        var serving = options.serving
        let width = max(1, min(serving.worldCount.width, most))
        if case .shared(1...) = serving.worldCount { serving.worlds = .shared(width) }
        let results: [Result]
        do {
            let apps = try Apps(own: worldProgram, application, serving)
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

    /// Does so many pieces at a time, and tells of each once those before it are told.
    private func playAll<Piece: Sendable, Result: PlayedResult>(
        _ pieces: [Piece], width: Int, _ play: @escaping @Sendable (Piece) async -> Result
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
