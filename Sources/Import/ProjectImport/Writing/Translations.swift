import Foundation
import SwiftTranslation

/// The translated files of a project, module by module.
struct Translations {
    /// The files, by their path in the package.
    private(set) var texts: [String: String] = [:]
    /// What could not be translated.
    private(set) var remarks: [Remark] = []
    /// Names of tables of texts that the files use, by module.
    private(set) var tables: [(module: String, names: [String])] = []
    /// The static variables of all files.
    private(set) var statics: [String] = []

    /// Translates the files of a module; `translated` is called after each.
    ///
    /// - Throws: An `ImportError` for two files of one name.
    mutating func add(
        _ surveyed: SurveyedProject.Module, by translator: Translator, translated: () -> Void
    ) throws(ImportError) {
        let module = surveyed.module
        var used: [String] = []
        for file in surveyed.files {
            let translation = translator.translate(file)
            let name = URL(filePath: file.path).lastPathComponent
            guard texts.updateValue(translation.text, forKey: Self.path(of: name, in: module)) == nil else {
                throw ImportError("two files of \(module.name) are called \(name), which Swift does not compile")
            }
            remarks += translation.remarks
            used += translation.tables
            translated()
        }
        if !used.isEmpty { tables.append((module.name, used)) }
        statics += surveyed.survey.statics
    }

    /// Returns where a file of a module is written. Its name differs from the project's, because the compiler otherwise
    /// warns of each file that it cannot tell the two apart.
    private static func path(of name: String, in module: Project.Module) -> String {
        "\(module.name)/\(name.dropLast(".swift".count)).translated.swift"
    }
}
