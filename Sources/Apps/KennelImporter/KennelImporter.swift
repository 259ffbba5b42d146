import Foundation
import ProjectImport

/// Imports an iOS project, or translates the changed files of an imported project. `kennel import` and `dev` start it.
@main
struct KennelImporter {
    static func main() {
        let isTerminal = isatty(STDOUT_FILENO) == 1
        // A caller that shows the progress itself passes `--progress`.
        let counts = CommandLine.arguments.contains("--progress")
        let importer = Importer(
            tell: { print(isTerminal ? "\u{1B}[K\($0)" : $0) },
            progress: { done, all in
                guard isTerminal || counts, done % 10 == 0 || done == all else { return }
                if counts {
                    print("@ \(done) \(all)")
                } else {
                    print("Translating \(done) of \(all) files, \(all - done) left", terminator: "\r")
                }
                fflush(nil)
            },
            written: { if counts { print("= \($0)") } }, fetchesPackages: true)
        do {
            exit(try importer.run(CommandLine.arguments.dropFirst().filter { $0 != "--progress" }))
        } catch {
            FileHandle.standardError.write(Data("kennel import: \(error)\n".utf8))
            exit(2)
        }
    }
}
