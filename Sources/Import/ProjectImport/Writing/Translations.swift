import Foundation
import SwiftTranslation

/// The translated files of a project, module by module.
struct Translations {
    /// The files, by their path in the package.
    private(set) var texts: [String: String] = [:]
    /// The problems found in the files.
    private(set) var remarks: [Remark] = []
    /// The names of the tables of outlets and actions that the files declare, by module.
    private(set) var tables: [(module: String, names: [String])] = []
    /// The static variables of all files.
    private(set) var statics: [String] = []

    /// Translates the files of a module; `translated` is called after each.
    ///
    /// - Throws: An `ImportError` if two files have the same name.
    mutating func add(
        _ surveyed: SurveyedProject.Module, by translator: Translator, translated: () -> Void
    ) throws(ImportError) {
        let module = surveyed.module
        var results = surveyed.files.map { file in
            defer { translated() }
            return translator.translate(file)
        }
        let moved = results.flatMap(\.moved)
        for (index, file) in surveyed.files.enumerated() where !moved.isEmpty {
            let received = moved.filter { results[index].classes.contains($0.owner) }
            if !received.isEmpty { results[index] = translator.translate(file, receiving: received) }
        }
        var used: [String] = []
        for (file, translation) in zip(surveyed.files, results) {
            guard texts.updateValue(translation.text, forKey: Self.path(of: file.name, in: module)) == nil else {
                throw ImportError("two files of \(module.name) are called \(file.name), which Swift does not compile")
            }
            remarks += translation.remarks
            used += translation.tables
        }
        if !used.isEmpty { tables.append((module.name, used)) }
        statics += surveyed.survey.statics
    }

    /// Returns the path at which a file of a module is written. Its name differs from the project's file, because the
    /// compiler warns about two files of the same name.
    private static func path(of name: String, in module: Project.Module) -> String {
        "\(module.name)/\(name.dropLast(".swift".count)).translated.swift"
    }
}
