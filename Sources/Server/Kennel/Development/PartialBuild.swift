import Foundation

/// Builds an imported project without the code that does not compile.
///
/// After each failed build, the smallest parts that contain the errors are excluded in `kennel.json`, until the rest
/// compiles.
struct PartialBuild {
    private let folder: URL
    private let product: String

    /// The maximum number of builds. Each excludes further code, so that even a large project needs a few.
    private static let maximumRounds = 40

    /// Creates the build of a product of the imported package in a folder.
    init(of product: String, in folder: URL) { (self.folder, self.product) = (folder, product) }

    /// Builds and returns the path of the program.
    ///
    /// - Throws: The `Compiler.Failure` of the last build if its errors are not in code of the project.
    func run() throws -> URL {
        var builder = PackageBuilder(folder: folder)
        let importer = try ImporterProgram(beside: Bundle.main.executableURL)
        var round = 0
        while true {
            do {
                let program = try builder.build(product, showsOutput: false)
                if round > 0 { printSummary() }
                return program
            } catch let failure as Compiler.Failure {
                round += 1
                let errors = failure.errors(in: folder).map { $0.absolute(in: folder) }
                guard round <= Self.maximumRounds, try importer.leaveOut(errors, in: folder) else {
                    FileHandle.standardOutput.write(Data(failure.output.utf8))
                    throw failure
                }
                let (count, them) = errors.count == 1 ? ("1 error", "it") : ("\(errors.count) errors", "them")
                printLine("Build \(round): \(count). Leaving out the code that causes \(them), and building again.")
            }
        }
    }

    private func printSummary() {
        guard let left = ImportedSources(in: folder)?.leftOut, !left.isEmpty else { return }
        printLine("Left out because it does not compile:")
        for line in left { printLine("    \(line)") }
        printLine(
            "\(folder.appending(path: ImportedSources.settingsFile).path) lists this code under \"leaveOut\". Delete an "
                + "entry there to compile its code again.")
    }
}
