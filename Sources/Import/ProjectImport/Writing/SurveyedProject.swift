import Foundation
import SwiftTranslation

/// A project whose files were read and surveyed, before any of them is translated.
struct SurveyedProject {
    struct Module {
        let module: Project.Module
        /// The files that are compiled: files of the project, and stand-ins for excluded files.
        let files: [SourceText]
        let survey: Survey
        /// The same files, including the parts that `kennel.json` excludes.
        let whole: [SourceText]
    }

    /// The project without the excluded files.
    let project: Project
    let modules: [Module]
    /// The excluded parts that are not in their files, a description each.
    let unknown: [String]

    /// Reads the files of all modules, except excluded files.
    ///
    /// - Parameters:
    ///   - designed: The classes that storyboards and nibs name.
    ///   - importable: The modules that can be imported in addition to those of Kennel.
    /// - Throws: An `ImportError` about a file that cannot be read.
    init(
        _ project: Project, settings: ImportSettings, designed: Set<String>, importable: OtherModules
    ) throws(ImportError) {
        var (kept, modules, unknown) = (project, [Module](), [String]())
        for (index, module) in project.modules.enumerated() {
            // `main.swift` is not read, because the package has an entry point of its own.
            let sources = module.sources.filter { !settings.leavesOut($0) && $0.lastPathComponent != "main.swift" }
            kept.modules[index].sources = sources
            var files: [SourceText] = []
            for source in sources { files.append(try SourceText(reading: source)) }
            var left: [SourceText] = []
            for source in module.sources.filter(settings.leavesOut) { left.append(try SourceText(reading: source)) }
            files += StandIns(for: left, beside: files, drawn: designed, modules: importable).files
            var compiled: [SourceText] = []
            for file in files {
                let result = file.excluding(settings.parts(of: URL(filePath: file.path)))
                compiled.append(result.kept)
                unknown += result.unknown.map { "\($0.declaration) of \(file.name)" }.sorted()
            }
            var survey = Survey(compiled)
            for other in modules { survey.objectiveProtocols.add(other.survey.objectiveProtocols) }
            modules.append(Module(module: module, files: compiled, survey: survey, whole: files))
        }
        (self.project, self.modules, self.unknown) = (kept, modules, unknown)
    }

    /// The oldest Beagle generation that a file was written for; nil if no file uses Beagle.
    var era: BeagleEra? { modules.compactMap(\.survey.era).max() }

    /// Returns the modules of the project that import UIKit, directly or through another module, under the names that
    /// sources import.
    func reexporting(besides renamed: [String: String]) -> Set<String> {
        let originals = Dictionary(uniqueKeysWithValues: renamed.map { ($1, $0) })
        var found: Set<String> = ["UIKit"]
        for module in modules where !module.survey.imports.isDisjoint(with: found) {
            found.insert(originals[module.module.name] ?? module.module.name)
        }
        return found.subtracting(["UIKit"])
    }

    /// Returns these classes and their superclasses, which may be declared in another module.
    func lines(of classes: Set<String>) -> Set<String> {
        modules.reduce(classes) { $0.union($1.survey.line(of: classes)) }
    }

    /// Returns the expression that creates the app's delegate. The class is in the last module: its `@main` class, or
    /// the class that its `main.swift` names. Nil if there is neither.
    func delegate() throws(ImportError) -> String? {
        guard let app = modules.last else { return nil }
        if let delegate = app.survey.delegate { return delegate }
        guard let main = app.module.sources.first(where: { $0.lastPathComponent == "main.swift" }) else { return nil }
        return MainFile.delegate(in: try SourceText(reading: main), app.survey)
    }
}

extension SourceText {
    /// Reads a file of the project. Throws an `ImportError` if it cannot be read.
    init(reading file: URL) throws(ImportError) {
        guard let data = try? Data(contentsOf: file) else { throw ImportError("\(file.path) cannot be read") }
        self.init(path: file.path, text: String(decoding: data, as: UTF8.self))
    }
}
