import Foundation
import Importing

/// Imports an iOS project, or translates again what changed in one; `kennel import` and `dev` start it.
@main
struct KennelImporter {
    static func main() {
        let isTerminal = isatty(STDOUT_FILENO) == 1
        let importer = Importer(tell: { print(isTerminal ? "\u{1B}[K\($0)" : $0) }) { done, all in
            guard isTerminal, done % 10 == 0 || done == all else { return }
            print("Translating \(done) of \(all)", terminator: "\r")
            fflush(nil)
        }
        do {
            try importer.run(Array(CommandLine.arguments.dropFirst()))
        } catch {
            FileHandle.standardError.write(Data("kennel import: \(error)\n".utf8))
            exit(2)
        }
    }
}
