import Foundation
import SwiftTranslation

/// The parts of an imported project that cause compiler errors.
struct FailingCode {
    private let project: Project
    private let products: Set<String>
    private let errors: [CompilerError]

    /// Creates a description of the failing code.
    ///
    /// - Parameter products: The products of other packages that the user added to the existing package.
    init(of project: Project, products: Set<String>, errors: [CompilerError]) {
        (self.project, self.products, self.errors) = (project, products, errors)
    }

    /// Excludes the smallest parts that contain the errors and are not excluded yet.
    ///
    /// Returns whether the settings have changed. They do not if no error is in a file of the project.
    func exclude(in settings: inout ImportSettings) throws(ImportError) -> Bool {
        let before = settings
        let all = project.modules.flatMap(\.sources)
        let resources = BundledResources(project.resources, info: project.info)
        let surveyed = try SurveyedProject(
            project, settings: settings, designed: resources.classes,
            importable: project.importableModules(with: products, renamed: []))
        let files = Dictionary(
            surveyed.modules.flatMap(\.whole).map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        var withoutPart: [(file: URL, reason: String)] = []
        for error in errors {
            guard let path = error.file, let line = error.line, let text = files[path] else { continue }
            let file = URL(filePath: path)
            let reason = before.cause(of: error.message, in: file)
            // A part that an earlier error of this build has excluded is not excluded again.
            let excluded = before.parts(of: file)
            guard let part = text.exclusion(forErrorAt: line, column: error.column ?? 1, beyond: excluded) else {
                withoutPart.append((file, reason))
                continue
            }
            // A module that is missing for one file is missing for all. The compiler reports it for the first ones
            // only.
            let importers = part.isImport ? files.values.sorted(by: { $0.path < $1.path }) : [text]
            for file in importers where file.contains(part) {
                settings.leaveOut(part, of: URL(filePath: file.path), among: all, because: reason)
            }
        }
        // An error in generated code, such as a table of outlets, often disappears when parts of the original file are
        // excluded.
        for (file, reason) in withoutPart where settings.parts(of: file) == before.parts(of: file) {
            settings.leaveOut([file], among: all, because: reason)
        }
        return settings != before
    }
}
