import Foundation
import HeadlessUIKit
import Recording
import Wire
import World
import WorldProcess

/// Replays files into an app: no network, no clock, no server.
///
/// Each runs in a process of its own, so that one which crashes the app, or does not come back, is a result like others.
struct Replaying {
    /// `EX_DATAERR` of sysexits(3): a file cannot be read.
    static let unreadableCode: Int32 = 65
    /// `EX_OSERR`: no process for the app can be started.
    static let noProcessCode: Int32 = 71
    /// `EX_CANTCREAT`: the report cannot be written.
    static let noReportCode: Int32 = 73

    let application: @Sendable () -> any UIApplicationDelegate
    let options: ReplayOptions
    /// What runs as world process.
    var worldProgram = WorldProgram.own
    /// Takes the lines for the person at the terminal.
    let tell: @Sendable (String) -> Void

    /// Replays all files, whatever comes of each, and gives the status to exit with: 0 when all are the same, 1 when one
    /// differs or crashes, `unreadableCode` when one cannot be read.
    func run() async -> Int32 {
        var serving = options.serving
        let width = max(1, min(serving.worldCount.width, options.files.count))
        if case .shared(1...) = serving.worldCount { serving.worlds = .shared(width) }
        let results: [ReplayResult]
        do {
            let apps = try Apps(own: worldProgram, application, serving)
            defer { apps.stop() }
            if !options.apps.isEmpty { _ = try apps.others() }
            results = await replayAll(in: apps, width: width)
        } catch {
            tell("\(error)")
            return Self.noProcessCode
        }
        if let junit = options.junit {
            do {
                try Data(JUnitReport(results).xml.utf8).write(to: URL(filePath: junit))
            } catch {
                tell("The report \(junit) cannot be written: \(error.localizedDescription)")
                return Self.noReportCode
            }
        }
        return results.map(\.status).max() ?? 0
    }

    /// Replays so many files at a time, and tells of each once those before it are told.
    private func replayAll(in worlds: any Worlds, width: Int) async -> [ReplayResult] {
        await withTaskGroup(of: (Int, ReplayResult).self) { group in
            let apps = options.apps.map(\.name)
            var waiting = options.files.enumerated().makeIterator()
            func beginNext() {
                guard let (index, file) = waiting.next() else { return }
                group.addTask { (index, await FileReplay(file: file, worlds: worlds, apps: apps).run()) }
            }
            for _ in 0..<width { beginNext() }
            var done: [Int: ReplayResult] = [:]
            var results: [ReplayResult] = []
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

extension ReplayResult {
    fileprivate var status: Int32 {
        switch verdict {
        case .same: 0
        case .differs, .crashed: 1
        case .unreadable: Replaying.unreadableCode
        }
    }
}
